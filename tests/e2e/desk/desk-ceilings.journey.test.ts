import { listTable, openDesk, rowOf, sendEnquiry, tab } from '#tests/harness/browser/desk.ts';
import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

test.use({ siteEnv: { INTAKE_CEILINGS: 'contact_submissions:4:4,newsletter_subscriptions:300:20000' } });

test(
  'enquiries above the ceiling are announced and one click away from the list and from a search',
  { tag: '@prove' },
  async ({ page, admin, troubles }) => {
    const notice = page.getByRole('status').filter({ hasText: 'Unusually high volume.' });
    for (let count = 0; count < 3; count += 1) await sendEnquiry(page);
    await openDesk(page, admin);
    await expect(notice).toContainText('3 enquiries arrived in the last hour. Any above 4 an hour');
    await expect(page.getByRole('link', { name: /held as spam/ })).toHaveCount(0);

    await sendEnquiry(page);
    const held = await sendEnquiry(page, { company: 'Harbour Trust' });
    await page.reload();
    await expect(notice).toContainText('At least 4 enquiries arrived in the last hour.');
    await expect(rowOf(page, held.name)).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '1 held as spam' }).click();
    await expect(rowOf(page, held.name)).toContainText('Above the hourly ceiling');
    await expect(page.getByRole('link', { name: /held as spam/ })).toHaveCount(0);

    await tab(page, 'Enquiries').click();
    // Otherwise the text could be typed into the previous view's search box, which is about to be replaced.
    await expect(listTable(page)).toHaveAccessibleName('Latest 100 contact form submissions');
    await page.getByRole('searchbox', { name: 'Search in all text' }).fill('Harbour Trust');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('link', { name: '1 held as spam' }).click();
    await expect(page).toHaveURL(/\?view=spam&q=Harbour\+Trust$/);
    await expect(listTable(page)).toHaveAccessibleName('1 matching submission marked as spam');

    for (let count = 0; count < 2; count += 1) await sendEnquiry(page);
    await page.reload();
    await expect(notice).toContainText('3 enquiries above the hourly ceiling are held; the limit is 4.');
    expect(troubles).toEqual([]);
  },
);
