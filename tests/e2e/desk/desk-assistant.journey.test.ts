import type { Page } from '@playwright/test';

import { ask, chatLog, openChat } from '#tests/harness/browser/chat.ts';
import { openDesk, tab } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, signInBefore } from '#tests/harness/browser/visitor.ts';

const QUESTION = 'What does executive coaching cost?';
const COST = 'executive-coaching.cost';

const answers = (page: Page) => page.getByRole('region', { name: 'The assistant’s answers' });
const rowOf = (page: Page, name: string) => answers(page).getByRole('row').filter({ hasText: name });
const result = (page: Page) => page.getByRole('status', { name: 'Result' });

async function tryQuestion(page: Page, question: string): Promise<void> {
  await page.getByLabel('A visitor’s question').fill(question);
  await page.getByRole('button', { name: 'Try', exact: true }).click();
}

/** The count of an answer in the desk, 0 if it is not listed. */
async function countOf(page: Page, name: string): Promise<number> {
  await expect(answers(page).getByLabel('Week from')).toBeVisible();
  const row = rowOf(page, name);
  return (await row.count()) === 0 ? 0 : Number(await row.getByRole('cell').last().textContent());
}

test('a question in the chat raises the count of its answer in the desk', async ({
  page,
  admin,
  troubles,
}) => {
  await openDesk(page, admin, '?view=assistant');
  const before = await countOf(page, COST);
  await openHydrated(page, '/');
  await openChat(page);
  await ask(page, QUESTION);
  await expect(chatLog(page)).toContainText(/coaching/i);
  await ask(page, 'Recipe for onion soup');
  await expect(chatLog(page)).toContainText(/cannot answer/i);
  // Answers are counted after they were given.
  await expect(async () => {
    await openHydrated(page, '/admin/submissions');
    await tab(page, 'Assistant').click();
    expect(await countOf(page, COST)).toBe(before + 1);
    expect(await countOf(page, 'cannot-answer')).toBeGreaterThan(0);
  }).toPass();
  await expect(answers(page).getByRole('term').first()).toHaveText('Cannot answer');
  await expect(answers(page).getByRole('definition').first()).toContainText(/% of all answers/);
  await answers(page).getByLabel('Week from').selectOption({ index: 1 });
  await expect(answers(page).getByText('No answers in this week.')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('an admin tries a question by keyboard and sees its entry and the runner-up', async ({
  page,
  admin,
  troubles,
}) => {
  await openDesk(page, admin, '?view=assistant');
  const field = page.getByLabel('A visitor’s question');
  const button = page.getByRole('button', { name: 'Try', exact: true });
  // Everything below the tabs is hidden, and takes no focus, until the figures have loaded.
  await expect(field).toBeVisible();
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a question.');
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText(`Entry ${COST}`);
  await expect(button).toBeFocused();
  await expect(field).toHaveAccessibleDescription('');
  await expect(result(page).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/services\/executive-coaching/,
  );
  const runnerUp = result(page).locator('dt', { hasText: 'Runner-up' }).locator('+ dd');
  await expect(runnerUp).toContainText(/^[a-z-]+\.[\w-]+ [\d.]+%/);
  await expect(runnerUp).not.toContainText(COST);
  await expect(result(page)).toContainText(/question [\d.]+%/);
  expect(troubles).toEqual([]);
});

test('a trial question that fails says why', { tag: '@prove' }, async ({ page, admin }) => {
  await openDesk(page, admin, '?view=assistant');
  await page.route('**/functions/v1/try-assistant', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'The service is not available.' } }),
  );
  await tryQuestion(page, QUESTION);
  await expect(result(page)).toContainText('The question could not be tried.');
  await expect(result(page)).toContainText('The service is not available.');
});

test('a trial without an answer ends after 15 seconds and can be repeated', async ({ page, admin }) => {
  await page.clock.install();
  await openDesk(page, admin, '?view=assistant');
  const hanging = page.waitForRequest('**/functions/v1/try-assistant');
  await page.route('**/functions/v1/try-assistant', () => undefined, { times: 1 });
  await tryQuestion(page, QUESTION);
  await hanging;
  await page.clock.fastForward(15_000);
  await expect(result(page)).toContainText(
    'The assistant did not answer within 15 seconds; please try again.',
  );
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(result(page)).toContainText(`Entry ${COST}`);
});

test('the assistant’s view is only for admins', async ({ page, site }) => {
  const account = { email: 'assistant.reader@example.com', password: 'a-long-enough-passphrase' };
  await site.admin(['create', account.email], account.password);
  await site.admin(['revoke', account.email]);
  await signInBefore(page, account);
  await openHydrated(page, '/admin/submissions?view=assistant');
  await expect(page.getByRole('heading', { level: 1, name: 'Not authorized' })).toBeVisible();
  await expect(page.getByLabel('A visitor’s question')).toHaveCount(0);
});
