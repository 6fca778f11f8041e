import type { Locator, Page } from '@playwright/test';

import { FIRM } from '#content/firm.ts';

import { expect } from './site-test.ts';
import { openHydrated } from './visitor.ts';

export const DEADLINES_PATH = '/resources/notification-deadlines';
const STORAGE_KEY = `${FIRM.storagePrefix}-deadlines`;

const BERLIN = 'Europe/Berlin';

/** A bank in Frankfurt with customers in California. */
export const BANK = {
  established: ['DE'],
  people: ['DE', 'US', 'US-CA'],
  sectors: ['bank'],
  size: 'large',
  listedInUs: false,
  events: ['personal data', 'outage'],
  affected: 800,
  moments: {
    noticed: { date: '2026-01-12', time: '22:10', zone: BERLIN },
    aware: { date: '2026-01-13', time: '03:10', zone: BERLIN },
  },
  sent: {},
};

export function startLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Work out the deadlines' });
}

export function question(page: Page, legend: string): Locator {
  return page.getByRole('button', { name: legend });
}

export function overview(page: Page): Locator {
  return page.getByRole('region', { name: 'Who must be told, and by when' }).getByRole('table');
}

/** Opens the tool as a new visitor does. */
export async function startDeadlines(page: Page): Promise<void> {
  await openHydrated(page, DEADLINES_PATH);
  await startLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification deadlines' })).toBeFocused();
}

/** Opens the tool with answers that were given earlier. */
export async function openDeadlines(page: Page, answers: object = BANK): Promise<void> {
  await openHydrated(page, DEADLINES_PATH);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY,
    JSON.stringify(answers),
  ] as const);
  await startLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification deadlines' })).toBeFocused();
}

export async function keptAnswers(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
}

/** The fragment of a link with answers. */
export function fragmentOf(answers: object): string {
  return `#deadlines=${Buffer.from(JSON.stringify(answers)).toString('base64url')}`;
}
