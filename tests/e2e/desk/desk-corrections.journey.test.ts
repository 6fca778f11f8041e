import { expect, test } from '#tests/harness/browser/site-test.ts';
import { listTable, openDesk, openEnquiry, panel, rowOf, sendEnquiry } from '#tests/harness/browser/desk.ts';

test('staff delete a note of their own, correct an enquiry and delete it', async ({ page, admin }) => {
  const enquiry = await sendEnquiry(page);
  const other = await sendEnquiry(page);
  await openDesk(page, admin);
  await openEnquiry(page, enquiry.name);
  const shown = panel(page);
  const history = shown.getByRole('region', { name: 'History' });

  await shown.getByLabel('New note').fill('About somebody else.');
  await shown.getByRole('button', { name: 'Add note' }).click();
  const note = shown.getByRole('listitem').filter({ hasText: 'About somebody else.' });
  await note.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the note' }).click();
  await expect(note).toHaveCount(0);
  await expect(shown.getByLabel('New note')).toBeFocused();
  await expect(history).toContainText('Note deleted');

  const correct = shown.getByRole('button', { name: 'Correct name or address' });
  await correct.click();
  const form = shown.getByRole('form', { name: 'Corrections' });
  await form.getByLabel('Email').fill('not an address');
  await form.getByRole('button', { name: 'Save corrections' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  const email = `right-${enquiry.email}`;
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Company').fill('Right Company');
  await form.getByRole('button', { name: 'Save corrections' }).click();
  await expect(form).toHaveCount(0);
  await expect(correct).toBeFocused();
  await expect(shown).toContainText('Right Company');
  await expect(history).toContainText('Corrected: Email, Company');
  await expect(history).not.toContainText(email);
  await expect(
    shown.getByRole('listitem').filter({ hasText: 'Acknowledgement to the sender' }),
  ).toContainText(email);

  await shown.getByRole('button', { name: 'Delete enquiry…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this enquiry?' });
  await expect(question).toContainText('The sender is not emailed.');
  await question.getByRole('button', { name: 'Delete the enquiry' }).click();
  await expect(shown).toHaveCount(0);
  await expect(rowOf(page, enquiry.name)).toHaveCount(0);
  await expect(rowOf(page, other.name)).toBeVisible();
  // The focus is in the list, where staff go on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(listTable(page)).toBeVisible();
});
