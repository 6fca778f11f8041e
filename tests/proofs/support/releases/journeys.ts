import { expect as playwrightExpect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { ASSESSMENT_PATH, prompt, startAssessment, startLink } from '#tests/harness/browser/assessor.ts';
import { ask, chatLog, openChat } from '#tests/harness/browser/chat.ts';
import { openDesk } from '#tests/harness/browser/desk.ts';
import type { Account } from '#tests/harness/browser/site-test.ts';
import {
  fillEnquiry,
  newSender,
  openHydrated,
  openUnhydrated,
  sendButton,
} from '#tests/harness/browser/visitor.ts';

const expect = playwrightExpect.configure({ timeout: 20_000 });

/** Opens a page, and returns what the visitor does on it later, after the servers have changed. */
type Journey = (page: Page, staff: Account) => Promise<() => Promise<void>>;

async function fillAndSend(page: Page): Promise<void> {
  await fillEnquiry(page, { Email: newSender() });
  await sendButton(page).click();
  await expect(page.getByText('Form Submitted Successfully').first()).toBeVisible();
}

export const JOURNEYS: Record<string, Journey> = {
  chat: async (page) => {
    await openHydrated(page, '/about');
    return async () => {
      await openChat(page);
      await ask(page, 'Which services do you offer?');
      await expect(chatLog(page).getByText('Assistant:')).toHaveCount(1);
    };
  },
  'contact form': async (page) => {
    await openHydrated(page, '/');
    return () => fillAndSend(page);
  },
  'contact form, begun before': async (page) => {
    await openHydrated(page, '/');
    await fillEnquiry(page);
    return () => fillAndSend(page);
  },
  'assessment, start': async (page) => {
    await openHydrated(page, ASSESSMENT_PATH);
    return async () => {
      await startLink(page).click();
      await expect(prompt(page, 0)).toBeVisible();
    };
  },
  'assessment, running': async (page) => {
    await startAssessment(page);
    return async () => {
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await expect(prompt(page, 1)).toBeVisible();
    };
  },
  gate: async (page) => {
    await openHydrated(page, '/resources/white-papers');
    return async () => {
      await page.getByRole('button', { name: 'Download' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
  },
  'first link': async (page) => {
    await openHydrated(page, '/');
    return async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
  },
  'page that is still loading': async (page) => {
    const release = await openUnhydrated(page, '/about');
    return async () => {
      release();
      // A page that finds no script waits for the visitor's first input.
      await page.keyboard.press('Tab');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    };
  },
  'sign-in': async (page, staff) => {
    await openHydrated(page, '/login');
    return async () => {
      await page.getByLabel('Email').fill(staff.email);
      await page.getByLabel(/^Password/).fill(staff.password);
      await page.getByRole('button', { name: 'Sign in to the desk' }).click();
      await expect(page.locator('nav[aria-label="Desk"]')).toBeVisible();
    };
  },
  desk: async (page, staff) => {
    await openDesk(page, staff);
    return async () => {
      await page.getByRole('button', { name: 'Ingest Site Content' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    };
  },
  back: async (page) => {
    await openHydrated(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    // A reloaded page no longer holds the modules of the page before.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    return async () => {
      await page.evaluate(() => history.back());
      await expect(page).toHaveTitle(/About/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
  },
};
