import type { Page } from '@playwright/test';

import { listTable, openDesk, openEnquiry, panel, sendEnquiry, spam } from '#tests/harness/browser/desk.ts';
import { bookAsVisitor, laterStarts, openConsultant } from '#tests/harness/browser/desk-calendar.ts';
import type { Sent } from '#tests/harness/browser/desk.ts';
import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

const WIDTHS = sampleOf([360, 1280], 1);

/** Each state of the desk and how to reach it. */
const STATES: Record<string, { query?: string; reach: (page: Page, sent: Sent) => Promise<void> }> = {
  list: { reach: (page, { name }) => expect(listTable(page)).toContainText(name) },
  'filters and figures open': {
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByLabel('Interest')).toBeVisible();
    },
  },
  'columns open': {
    query: '?columns=created_at.name.status.waiting.owner.reference.signs',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      await expect(page.getByRole('checkbox', { name: 'Reference' })).toBeChecked();
    },
  },
  'one enquiry': { reach: (page, { name }) => openEnquiry(page, name) },
  spam: { query: '?view=spam', reach: (page) => expect(listTable(page)).toContainText('Links') },
  'calendar by days': {
    query: '?view=calendar',
    reach: (page) => expect(page.getByRole('group', { name: 'View' })).toBeVisible(),
  },
  'calendar of a day': {
    query: '?view=calendar&span=day',
    reach: (page) => expect(page.getByRole('heading', { name: /Grace Okafor/ })).toBeVisible(),
  },
  appointment: {
    query: '?view=calendar&span=list',
    reach: async (page) => {
      await page
        .getByRole('table', { name: /appointment/ })
        .getByRole('link', { name: /Ada Stone/ })
        .first()
        .click();
      await panel(page).getByRole('button', { name: 'Cancel the appointment…' }).click();
      await expect(page.getByText('Please give the visitor a reason.')).toBeVisible();
    },
  },
  'new consultant': {
    query: '?view=calendar&part=consultants',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add a consultant' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
    },
  },
  'hours of a consultant': {
    query: '?view=calendar&part=consultants',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Edit Grace Okafor' }).click();
      await page.getByRole('button', { name: 'Add a day' }).click();
      await page.getByRole('button', { name: 'Save hours' }).click();
      await expect(page.getByText('Other day 1: please enter the day.')).toBeVisible();
    },
  },
  'figures of the calendar': {
    query: '?view=calendar&part=figures',
    reach: (page) =>
      expect(page.getByRole('table', { name: /by the page/ })).toContainText('/services/executive-coaching'),
  },
  newsletter: {
    query: '?view=newsletter',
    reach: (page) => expect(page.getByRole('table', { name: /newsletter subscriber/ })).toBeVisible(),
  },
  events: {
    query: '?view=events',
    reach: (page) => expect(page.getByRole('table', { name: /events$/ })).toContainText('Published'),
  },
  'an event with wrong fields': {
    query: '?view=events&event=new',
    reach: async (page) => {
      await page.getByLabel('Title').fill('A new event');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText('Please choose a practice.')).toBeVisible();
    },
  },
  'a published event': {
    query: '?view=events',
    reach: async (page) => {
      await page.getByRole('link', { name: 'The first day without a critical supplier' }).click();
      await expect(page.getByRole('heading', { name: 'Cancel this event' })).toBeVisible();
    },
  },
  privacy: {
    query: '?view=privacy',
    reach: async (page, { email }) => {
      await page.getByLabel('Email address of the person').fill(email);
      await page.getByRole('button', { name: 'Show data' }).click();
      await page.getByRole('button', { name: 'Erase…' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  people: {
    query: '?view=people',
    reach: (page) => expect(page.getByRole('table', { name: /^Admins/ })).toContainText('(you)'),
  },
  assistant: {
    query: '?view=assistant',
    reach: async (page) => {
      await page.getByLabel('A visitor’s question').fill('What does executive coaching cost?');
      await page.getByRole('button', { name: 'Try', exact: true }).click();
      await expect(page.getByRole('status', { name: 'Result' })).toContainText('Runner-up');
    },
  },
  'nothing found': {
    query: '?q=nothing-is-called-like-this',
    reach: (page) => expect(page.getByText('Nothing matches.')).toBeVisible(),
  },
};

/** The states with the most controls and the widest tables. */
const DENSE = ['filters and figures open', 'hours of a consultant'];
const BY_DENSITY = Object.entries(STATES).toSorted(
  ([one], [other]) => Number(DENSE.includes(other)) - Number(DENSE.includes(one)),
);

for (const [state, { query, reach }] of sampleOf(BY_DENSITY, DENSE.length)) {
  test(`${state}: accessible and without horizontal scrolling`, async ({ page, admin, troubles }) => {
    const sent = await sendEnquiry(page);
    await sendEnquiry(page, spam(String(Date.now())));
    if (query?.includes('calendar')) {
      await openConsultant(page.request, admin, 'Grace Okafor');
      await bookAsVisitor(page.request, (await laterStarts(page.request))[0] ?? '');
    }
    await page.request.post('/rest/v1/newsletter_subscriptions', {
      headers: { apikey: 'sb_publishable_local' },
      data: { email: `reader${Date.now()}@example.com`, source: 'insights_page' },
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      await openDesk(page, admin, query);
      await expect(page.getByRole('region', { name: 'Figures', exact: true })).toBeVisible();
      await reach(page, sent);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });
}

test('a failure to load the list is reported and can be retried', async ({ page, admin }) => {
  const { name } = await sendEnquiry(page);
  await page.route('**/rest/v1/rpc/list_submissions', (route) =>
    route.fulfill({ status: 500, json: { message: 'The list broke.' } }),
  );
  await openDesk(page, admin, '?sort=name');
  await expect(page.getByText('The submissions could not be loaded.')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  // The unfiltered list falls back to a plain read of the table.
  await page.goto('/admin/submissions');
  await expect(listTable(page)).toContainText(name);
  await expect(page.getByText('Status and waiting time could not be loaded.')).toBeVisible();
  await page.goto('/admin/submissions?sort=name');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const failedAgain = page.waitForResponse('**/rest/v1/rpc/list_submissions');
  await again.press('Enter');
  await failedAgain;
  await expect(page.getByText('The submissions could not be loaded.')).toBeVisible();
  await expect(again).toBeFocused();
  await page.unroute('**/rest/v1/rpc/list_submissions');
  await again.press('Enter');
  await expect(listTable(page)).toContainText(name);
  await expect(again).toHaveCount(0);
  await expect(page.locator('[role="alert"]:focus')).toHaveCount(1);
});

test('search, filter, order, table and panel work with the keyboard alone', async ({ page, admin }) => {
  const word = `keys${Date.now()}`;
  const { name } = await sendEnquiry(page, { message: `About ${word}`, industry: 'finance' });
  await openDesk(page, admin);
  await expect(listTable(page)).toContainText(name);
  const focused = page.locator(':focus');
  const tabTo = async (target: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      const label = await page.evaluate(() => {
        const { activeElement: element } = document;
        return (
          element?.getAttribute('aria-label') ?? element?.getAttribute('placeholder') ?? element?.textContent
        );
      });
      if (label?.trim() === target) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not lead to ${target}`);
  };

  await tabTo('Search in all text');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(listTable(page)).toHaveAccessibleName('1 matching submission');
  await tabTo('Filters');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await tabTo('Submissions');
  await tabTo('Company');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=company/);
  await tabTo(name);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(word);
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText(name);
});
