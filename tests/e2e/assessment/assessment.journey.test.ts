import { openResult } from '#tests/harness/browser/assessor.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  newSender,
  sendButton,
  SUBMISSIONS,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

test('a result is sent to the firm only when the visitor sends it, and as edited', async ({
  page,
  troubles,
}) => {
  await openResult(page, { notes: { 'cyber-watch': 'Only for this room.' } });
  const requests = watchBackend(page);
  await page.getByRole('link', { name: 'Continue to the contact form' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  const form = contactForm(page);
  await expect(form.getByLabel('Interest')).toHaveValue('assessment');
  const message = form.getByLabel('Message');
  await expect(message).toHaveValue(/Overall: \d+ out of 100/);
  const text = await message.inputValue();
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(text).not.toContain('Only for this room');
  expect(requests).toEqual([]);

  const own = `We are free on Tuesday.\n\n${text}`;
  await message.fill(own);
  for (const label of ['First name', 'Last name', 'Company'] as const) {
    await form.getByLabel(label).fill(ENQUIRY[label]);
  }
  await form.getByLabel('Email').fill(newSender());
  const sent = page.waitForRequest(SUBMISSIONS);
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ interest: 'assessment', message: own });
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  expect(troubles).toEqual([]);
});
