import type { Page } from '@playwright/test';

import { QUESTIONS } from '#content/assessment/questionnaire.ts';

import {
  mixedAnswers,
  keepRun,
  prompt,
  startAssessment,
  startLink,
} from '#tests/harness/browser/assessor.ts';
import { accessibilityProblems, structureProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { enlargeText } from '#tests/harness/browser/enlarge-text.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { expectStill } from '#tests/harness/browser/visitor.ts';

async function expectAccessible(page: Page, step: string): Promise<void> {
  await expectStill(page);
  expect(await accessibilityProblems(page), step).toEqual([]);
}

for (const width of sampleOf([360, 1280], 1)) {
  test(`every step of the assessment is accessible at ${width} px`, async ({ page, troubles }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await keepRun(page, {
      answers: mixedAnswers(QUESTIONS.length - 1),
      position: 3,
      notes: { [QUESTIONS[0]?.id ?? '']: 'The list is with procurement.' },
      previous: { answers: mixedAnswers(20), day: '2026-05-12' },
      earlier: [{ answers: { ...mixedAnswers(5), 'cyber-inventory': 1 }, notes: {}, day: '2026-04-01' }],
    });
    await startLink(page).click();
    await expect(page.getByRole('heading', { name: 'Your answers are still here' })).toBeFocused();
    await page.getByText('Your answers from 1 April 2026').click();
    await expectAccessible(page, 'coming back');

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(prompt(page, 3)).toBeFocused();
    await expectAccessible(page, 'question');

    await page.getByLabel('Facilitator mode').check();
    await expectAccessible(page, 'question for a group');
    await page.getByLabel('Facilitator mode').uncheck();

    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expectAccessible(page, 'review');

    await page.getByRole('button', { name: `Change: ${QUESTIONS[5]?.topic}` }).click();
    await expectAccessible(page, 'revision');
    await page.getByRole('button', { name: 'Back to the review' }).click();

    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
    await expectAccessible(page, 'result');

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByRole('button', { name: 'Delete my answers' }).click();
    await expectAccessible(page, 'result with its questions open');
    expect(troubles).toEqual([]);
  });
}

for (const { width, text } of [
  { width: 320, text: 1 },
  { width: 390, text: 2 },
]) {
  test(`a question does not scroll sideways at ${width} px with text of ${text * 100} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enlargeText(page, text);
    await startAssessment(page);
    expect(await structureProblems(page)).toEqual([]);
  });
}

test('a question is a named group of radio buttons labelled by their texts', async ({ page }) => {
  await keepRun(page, {});
  await startLink(page).click();
  const [question] = QUESTIONS;
  const group = page.getByRole('radiogroup', { name: question?.prompt });
  await expect(group).toHaveAccessibleDescription(new RegExp(question?.evidence ?? '-'));
  for (const statement of question?.statements ?? []) {
    await expect(group.getByRole('radio', { name: statement })).toHaveCount(1);
  }
  await expect(group.getByRole('radio')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Progress' })).toContainText('Question 1 of 28');
});
