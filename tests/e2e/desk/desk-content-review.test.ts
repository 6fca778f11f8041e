import { openDesk } from '#tests/harness/browser/desk.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

test('the desk says how many legal facts and events are due, and what to do', async ({ page, admin }) => {
  await page.clock.setFixedTime('2099-01-01T12:00:00Z');
  await openDesk(page, admin);
  await expect(page.getByText(/^Content review: \d+ legal facts or events are due\./)).toContainText(
    'npm run content:review',
  );
});
