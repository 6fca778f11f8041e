import type { Locator, Page } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { openBackend } from '#server/database/backend.ts';
import { JWT_SECRET } from '#tests/harness/api.ts';
import { addConsultant, addConsultants } from '#tests/harness/calendar.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { startSite } from '#tests/harness/site/site-process.ts';

import { mailSiteTest } from './mail-site-test.ts';
import { expect } from './site-test.ts';
import { fieldsOnPage, fillFields, openHydrated } from './visitor.ts';

export const CALENDAR = '**/functions/v1/calendar*';

/** The only consultant for executive coaching: a time that one visitor holds is taken for all others. */
const COACH = { email: 'coach@example.com', name: 'Coach', topics: ['coaching'] };

/** A site with a mail server, three consultants for every topic but coaching, and one for coaching. */
export const test = mailSiteTest().extend({
  site: [
    async ({ siteEnv }, use) => {
      const dataDir = await newDataDir();
      const siteUrl = 'http://localhost:3000';
      const backend = await openBackend({
        dataDir,
        jwtSecret: JWT_SECRET,
        publishableKey: LOCAL_PUBLISHABLE_KEY,
        siteUrl,
      });
      await addConsultants(backend, 3, { topics: ['training', 'consulting', 'risk-resilience'] });
      await addConsultant(backend, COACH);
      await backend.close();
      const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', ...siteEnv }, { dataDir });
      await use(site);
      await site.stop();
      removeDirectory(dataDir);
    },
    // The first start may have to build the site.
    { scope: 'worker', timeout: 180_000 },
  ],
});

export const calendar = (page: Page): Locator => page.getByRole('group', { name: 'Choose a time' });
export const calendarLink = (page: Page): Locator => page.getByRole('link', { name: 'Show free times' });
export const topicField = (page: Page): Locator => calendar(page).getByLabel('What it is about');
export const days = (page: Page): Locator => calendar(page).getByRole('grid');
export const freeDays = (page: Page): Locator => days(page).getByRole('button', { name: /\d free times?$/ });
/** The times of the chosen topic. While they load, the previous times stay in place, inert. */
export const times = (page: Page): Locator =>
  calendar(page).locator('ul[aria-labelledby="calendar-times"]:not([inert])').getByRole('button');
export const bookButton = (page: Page): Locator =>
  calendar(page).getByRole('button', { name: 'Book this time' });
export const step = (page: Page, name: string): Locator =>
  calendar(page).getByRole('heading', { name, exact: true });

export async function openCalendar(page: Page, path = '/'): Promise<void> {
  await openHydrated(page, path);
  await calendarLink(page).click();
  await expect(calendar(page)).toBeFocused();
  await expect(freeDays(page).first()).toBeVisible();
}

/** Opens the calendar and goes on to the details with the first free time. */
export async function openDetails(page: Page): Promise<void> {
  await openCalendar(page);
  await topicField(page).selectOption('training');
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
}

export const DETAILS = {
  'First name': 'Hana',
  'Last name': 'Sato',
  Email: 'hana.sato@example.com',
  Company: 'Kestrel Trading',
  'What you want to talk about': 'Our board would like to rehearse a bad week before the summer.',
};

export async function fillDetails(page: Page, changes: Partial<typeof DETAILS> = {}): Promise<void> {
  await fillFields(calendar(page), { ...DETAILS, ...changes });
}

/** Values of the details, by label. */
export function detailsOnPage(page: Page): Promise<typeof DETAILS> {
  return fieldsOnPage(calendar(page), DETAILS);
}
