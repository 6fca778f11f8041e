import type { Locator, Page } from '@playwright/test';

import { STORAGE_KEY } from '#app/features/assessment/run/saved-run.ts';
import { EDITION, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { expect } from './site-test.ts';
import { openHydrated } from './visitor.ts';

export const ASSESSMENT_PATH = '/resources/crisis-assessment';

type Given = 0 | 1 | 2 | 3 | 'not-applicable' | 'unknown';

/** Answers of every kind, repeated over all questions. */
const MIXED: Given[] = [2, 1, 3, 'unknown', 1, 2, 0];

/** Answers to the first `count` questions, by default to all. */
export function mixedAnswers(count = QUESTIONS.length): Record<string, Given> {
  return Object.fromEntries(
    QUESTIONS.slice(0, count).map(({ id }, at) => [
      id,
      at === 19 ? 'not-applicable' : (MIXED[at % MIXED.length] ?? 2),
    ]),
  );
}

export function startLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Start Assessment (15 min)' });
}

export function prompt(page: Page, place: number): Locator {
  return page.getByRole('heading', { level: 2, name: QUESTIONS[place]?.prompt, exact: true });
}

export async function startAssessment(page: Page): Promise<void> {
  await openHydrated(page, ASSESSMENT_PATH);
  await startLink(page).click();
  await expect(prompt(page, 0)).toBeFocused();
}

/** Stores an assessment in the browser, as if the visitor had answered it earlier. */
export async function keepRun(page: Page, run: Record<string, unknown>): Promise<void> {
  await openHydrated(page, ASSESSMENT_PATH);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY,
    JSON.stringify({ edition: EDITION, ...run }),
  ] as const);
}

export async function keptRun(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
}

/** Opens the result of an assessment that was completed earlier. */
export async function openResult(page: Page, run: Record<string, unknown> = {}): Promise<void> {
  await keepRun(page, { answers: mixedAnswers(), day: '2026-11-20', ...run });
  await startLink(page).click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
}
