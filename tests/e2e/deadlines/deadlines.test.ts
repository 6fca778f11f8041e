import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { sync as ical } from 'node-ical';

import { NOT_LOADED } from '#content/deadlines/load-failure.ts';
import { HOTLINES } from '#content/firm.ts';
import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import {
  BANK,
  DEADLINES_PATH,
  fragmentOf,
  keptAnswers,
  openDeadlines,
  overview,
  question,
  startDeadlines,
  startLink,
} from '#tests/harness/browser/deadlines.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, openUnhydrated } from '#tests/harness/browser/visitor.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** What the page says about a press that it holds. */
const held = (page: Page) => page.getByRole('main').getByRole('status');

/** The press has not led to another part of the page, as the link does without JavaScript. */
async function expectStill(page: Page): Promise<void> {
  await expect(startLink(page)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${DEADLINES_PATH}$`));
}

/** Moves the focus with Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (label ?? element)?.textContent?.trim();
    });
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches ${name}.`);
}

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('the tool starts offline once its page is open', async ({ page, context }) => {
  await openHydrated(page, DEADLINES_PATH);
  // Wait until the stylesheet is applied and no more files arrive for a second: the tool is then loaded.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/deadlines-')),
  );
  let files = 0;
  const arrived = async () => {
    const before = files;
    files = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return files - before;
  };
  await expect.poll(arrived, { intervals: [1000] }).toBe(0);
  await context.setOffline(true);
  await startLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification deadlines' })).toBeFocused();
});

test('an early press is answered at once, without a jump, and opens the tool', async ({ page, troubles }) => {
  const release = await openUnhydrated(page, DEADLINES_PATH);
  await startLink(page).click();
  await expect(held(page)).toHaveText('Opening as soon as the page is ready…');
  expect(await axeViolations(page)).toEqual([]);
  await expectStill(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification deadlines' })).toBeFocused();
  expect(troubles).toEqual([]);
});

test('an early press says what to do when the scripts do not arrive', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(DEADLINES_PATH);
  await startLink(page).click();
  await page.clock.runFor(5000);
  await expect(held(page)).toContainText(NOT_LOADED.description);
  for (const { label } of HOTLINES) await expect(held(page)).toContainText(label);
  await expectStill(page);
});

test('a press says what to do when the network has gone before the tool was loaded', async ({
  page,
  context,
}) => {
  await page.route('**/assets/deadlines-*.js', (route) => route.abort());
  await openHydrated(page, DEADLINES_PATH);
  await context.setOffline(true);
  await startLink(page).click();
  const toast = page.getByRole('alert').or(page.getByRole('dialog')).filter({ hasText: NOT_LOADED.title });
  await expect(toast).toContainText(NOT_LOADED.description);
  for (const { label } of HOTLINES) await expect(toast).toContainText(label);
});

test('the questions can be answered and the result read with the keyboard alone', async ({
  page,
  troubles,
}) => {
  await startDeadlines(page);
  const pick = async (name: string) => {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  };
  const next = async () => {
    await tabTo(page, 'Next question');
    await page.keyboard.press('Enter');
  };
  await pick('United Kingdom');
  await next();
  await expect(question(page, 'Where do the people live')).toBeFocused();
  await pick('United Kingdom');
  await next();
  await pick('Cloud services');
  await next();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await next();
  await pick('A service stopped or was disrupted');
  await next();
  await tabTo(page, 'Now');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Show the deadlines');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Who must be told' })).toBeFocused();
  const row = overview(page)
    .getByRole('row', { name: /NIS Regulations/ })
    .first();
  // Exactly three days, if the button was pressed just as a minute began.
  await expect(row).toContainText(/(?:2\sd 23|3\sd 0)\sh left/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h4:focus')).toBeInViewport();
  expect(troubles).toEqual([]);
});

test('once opened the tool sends no request and works without a network', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDeadlines(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) requests.push(request.url());
  });
  await context.setOffline(true);

  await question(page, 'What happened?').click();
  await page.getByLabel('Ransomware or extortion').check();
  await question(page, 'What is known, and since when?').click();
  const classified = page.getByRole('group', { name: 'Classification as major' });
  await classified.getByLabel('Date').fill('2026-01-13');
  await classified.getByLabel('Time, if known').fill('09:00');
  await expect(overview(page).getByRole('row', { name: /DORA: Initial notification/ })).toContainText(
    'Tue, 13 Jan 2026, 13:00 CET',
  );

  const events = Object.values(ical.parseICS(await saved(page, 'Save to calendar')));
  const initial = events.find(
    (event) => event?.type === 'VEVENT' && String(event.summary).startsWith('DORA: Initial'),
  );
  expect(initial).toMatchObject({ start: new Date('2026-01-13T12:00:00Z') });
  expect(await saved(page, 'Table (CSV)')).toContain('"DORA","Initial notification"');

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy for the incident log' }).click();
  await expect.poll(clipboard).toContain('- DORA, Initial notification: Tue, 13 Jan 2026, 13:00 CET');
  await page.getByRole('button', { name: 'Copy the draft: GDPR, Notice to the authority' }).click();
  await expect.poll(clipboard).toContain('Re: Notice to the authority under Regulation (EU) 2016/679');
  expect(requests).toEqual([]);
});

test('deadlines that an open answer can still rule out are shown on request, the others always', async ({
  page,
}) => {
  await startDeadlines(page);
  await page.getByLabel('United Kingdom').check();
  await expect(page.getByText(/^\d+ deadlines may apply, and \d+ to check with counsel\.$/)).toBeVisible();
  await expect(overview(page)).toHaveCount(0);
  await page.getByText(/^Show all \d+ that may apply$/).click();
  const row = overview(page).getByRole('row', { name: /UK GDPR: Notice to the Information Commission/ });
  await expect(row).toContainText('72 hours from awareness');
  await row.getByRole('button').click();
  await expect(page.locator('h4:focus')).toBeInViewport();
  await page.getByText(/^Hide the \d+ that may apply$/).click();

  await question(page, 'Where do the people live').click();
  await page.getByRole('group', { name: 'Where do the people live' }).getByLabel('United Kingdom').check();
  await question(page, 'What happened?').click();
  await page.getByLabel('Personal data was seen').check();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^\d+ deadlines?, \d+ more that may apply/)).toBeVisible();
});

test('a link carries the answers in its fragment only, and shows the same deadlines to a colleague', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDeadlines(page);
  const rows = await overview(page).getByRole('rowheader').allTextContents();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([link.pathname, link.search]).toEqual([DEADLINES_PATH, '']);
  expect(link.hash).toMatch(/^#deadlines=[\w-]+$/);

  const colleague = await context.newPage();
  await colleague.goto(link.href);
  await colleague.evaluate(() => localStorage.clear());
  await colleague.reload();
  await expect(overview(colleague).getByRole('rowheader')).toHaveText(rows);

  // What was copied is no longer the link of the answers on screen.
  await question(page, 'Where are you established?').click();
  await page.getByRole('group', { name: 'Where are you established?' }).getByLabel('United Kingdom').check();
  await expect(page.getByText('Copied.')).toHaveCount(0);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  const copy = page.getByRole('button', { name: 'Copy a link' });
  await copy.press('Enter');
  await expect(page.getByLabel('Copy this text by hand:')).toBeFocused();
  await copy.press('Enter');
  await expect(page.getByLabel('Copy this text by hand:')).toBeFocused();
});

test('a damaged link gives one sentence and keeps the answers of this device', async ({ page }) => {
  await openDeadlines(page);
  await page.goto(DEADLINES_PATH + fragmentOf(BANK).slice(0, -9));
  await expect(page.getByRole('alert')).toHaveText(/^The link was damaged/);
  await expect(question(page, 'What do you do?')).toContainText('Bank or credit union');
  await expect(overview(page).getByRole('row', { name: /DORA/ }).first()).toBeVisible();
});

test(
  'after an edit or a deletion, a reload does not bring back the answers of the link',
  { tag: '@prove' },
  async ({ page }) => {
    const link = DEADLINES_PATH + fragmentOf(BANK);
    await openHydrated(page, link);
    await question(page, 'Where are you established?').click();
    await page
      .getByRole('group', { name: 'Where are you established?' })
      .getByLabel('United Kingdom')
      .check();
    await expect(page).toHaveURL(`${DEADLINES_PATH}#deadlines`);
    await page.reload();
    await expect(question(page, 'Where are you established?')).toContainText('United Kingdom');

    await page.goto('/about');
    await openHydrated(page, link);
    await expect(question(page, 'Where are you established?')).not.toContainText('United Kingdom');
    await page.getByRole('button', { name: 'Save these instead' }).click();
    await page.getByRole('button', { name: 'Delete my answers' }).click();
    await page.reload();
    await expect(question(page, 'Where are you established?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my answers' })).toHaveCount(0);
    expect(await keptAnswers(page)).toBeNull();
  },
);

test('the answers of a link replace those of this device only on request', async ({ page }) => {
  await openDeadlines(page);
  const own = await keptAnswers(page);
  await page.goto('/about');
  const moments = { aware: { date: '2026-01-13', time: '03:10', zone: 'America/New_York' } };
  await openHydrated(page, DEADLINES_PATH + fragmentOf({ ...BANK, established: ['FR'], moments }));
  await expect(page.getByText('These answers come from a link.')).toBeVisible();
  await question(page, 'Where are you established?').click();
  await page.getByRole('group', { name: 'Where are you established?' }).getByLabel('United Kingdom').check();
  expect(await keptAnswers(page)).toBe(own);

  await page.reload();
  await expect(question(page, 'Where are you established?')).toContainText('United Kingdom');
  expect(await keptAnswers(page)).toBe(own);
  await expect(page.getByRole('button', { name: 'Delete my answers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  await expect(page.getByText('Your answers stay on this device.')).toBeFocused();
  await expect(question(page, 'Where are you established?')).not.toContainText('United Kingdom');
  expect(await keptAnswers(page)).toBe(own);
  await question(page, 'What is known, and since when?').click();
  await expect(page.getByLabel('Time zone of these times')).toHaveValue('Europe/Berlin');

  await page.goBack();
  await openHydrated(page, DEADLINES_PATH + fragmentOf({ ...BANK, established: ['GB'] }));
  await page.getByRole('button', { name: 'Save these instead' }).click();
  await expect(page.getByText('Your answers stay on this device.')).toBeFocused();
  expect(await keptAnswers(page)).toContain('"GB"');
  await expect(page).toHaveURL(`${DEADLINES_PATH}#deadlines`);
});

test('deselecting the United States deselects their states', async ({ page }) => {
  await startDeadlines(page);
  const places = page.getByRole('group', { name: 'Where are you established?' });
  await places.getByLabel('United States', { exact: true }).check();
  await places.getByText('Which states of the United States').click();
  await places.getByLabel('California').check();
  await places.getByLabel('United States', { exact: true }).uncheck();
  await expect(places.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(places.getByLabel('I don’t know')).toBeChecked();
  expect(await keptAnswers(page)).not.toContain('US');
});

test('where storage is blocked the tool says so from the start', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await startDeadlines(page);
  await expect(page.getByText('This browser stores nothing')).toBeVisible();
});

test(
  'on plain HTTP from another host the page hydrates, and a text to copy is shown instead',
  { tag: '@prove' },
  async ({ page }) => {
    // Browsers offer these APIs only on HTTPS and localhost.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    });
    await openDeadlines(page);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await expect(page.getByLabel('Copy this text by hand:')).toHaveValue(/#deadlines=[\w-]+$/);
  },
);

test('an impossible moment is named in one sentence, and the other answers stay', async ({ page }) => {
  const zone = 'Europe/Berlin';
  await openDeadlines(page, {
    ...BANK,
    moments: {
      ...BANK.moments,
      classified: { date: '2026-01-12', time: '23:00', zone },
      paid: { date: '2017-05-12', zone },
      determined: { date: '2026-01-14', zone: 'Mars/Base' },
    },
  });
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveCount(3);
  await expect(alerts.filter({ hasText: 'Classification as major lies before “Awareness”' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'Payment of the ransom: this lies before 2018' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'choose a time zone from the list' })).toBeVisible();
  const gdpr = overview(page).getByRole('row', { name: /GDPR: Notice to the authority/ });
  await expect(gdpr).toContainText('Fri, 16 Jan 2026, 03:10 CET');

  const aware = page.getByRole('group', { name: 'Awareness' });
  await aware.getByLabel('Date').fill('2038-01-01');
  await expect(aware.getByRole('alert')).toHaveText(/this lies in the future/);
  // The invalid moment of awareness is replaced by the first sign.
  await expect(gdpr).toContainText('Thu, 15 Jan 2026, 22:10 CET');
  await aware.getByLabel('Date').fill('2026-01-13');
  await expect(aware.getByRole('alert')).toHaveCount(0);
  await expect(gdpr).toContainText('Fri, 16 Jan 2026, 03:10 CET');

  await aware.getByRole('button', { name: 'Clear' }).click();
  await expect(aware.getByLabel('Date')).toHaveValue('');
  await expect(aware.getByLabel('Date')).toBeFocused();
});

test('typing over a date keeps its time, and reports nothing before the date is complete', async ({
  page,
}) => {
  await openDeadlines(page);
  await question(page, 'What is known, and since when?').click();
  const aware = page.getByRole('group', { name: 'Awareness' });
  const [date, time] = [aware.getByLabel('Date'), aware.getByLabel('Time, if known')];
  const gdpr = overview(page).getByRole('row', { name: /GDPR: Notice to the authority/ });

  await date.focus();
  // The parts of an American date are month, day and year.
  await page.keyboard.type('1');
  await page.keyboard.press('Backspace');
  await expect(date).toHaveValue('');
  await expect(gdpr).toContainText('Fri, 16 Jan 2026, 03:10 CET');
  await page.keyboard.type('0114202');
  await expect(aware.getByRole('alert')).toHaveCount(0);
  await page.keyboard.type('6');
  await expect(date).toHaveValue('2026-01-14');
  await expect(time).toHaveValue('03:10');
  await expect(gdpr).toContainText('Sat, 17 Jan 2026, 03:10 CET');

  await time.focus();
  await page.keyboard.press('Backspace');
  await expect(time).toHaveValue('');
  await expect(gdpr).toContainText('Sat, 17 Jan 2026, 03:10 CET');
  await date.focus();
  await expect(time).toHaveValue('03:10');

  for (let part = 0; part < 3; part += 1) {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowRight');
  }
  // From the last part of the date over the button of its calendar.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(time).toBeFocused();
  await expect(time).not.toBeEditable();
  await expect(time).toHaveValue('');
});

test('answers stay on the device until the button deletes them', async ({ page }) => {
  await startDeadlines(page);
  await page.getByLabel('United Kingdom').check();
  await page.reload();
  await expect(question(page, 'Where are you established?')).toContainText('United Kingdom');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(startLink(page)).toBeFocused();
  await startLink(page).click();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers are deleted.')).toBeVisible();
  await expect(question(page, 'Where are you established?')).toBeFocused();
  expect(await keptAnswers(page)).toBeNull();
});

test('a report of an error names the law in the message, and not in the address', async ({ page }) => {
  await openDeadlines(page);
  await page.getByRole('link', { name: 'Report an error DORA' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.getByLabel('Message')).toHaveValue(/^Notification deadlines, DORA/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the start link leads to the pages of the laws', async ({ page }) => {
    await page.goto(DEADLINES_PATH);
    await startLink(page).click();
    await page.getByRole('link', { name: 'DORA', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'DORA' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Initial notification/ })).toContainText('4 hours');
  });
});

test('answers given in two tabs are all kept', async ({ page, context }) => {
  await openDeadlines(page);
  const other = await context.newPage();
  await openHydrated(other, DEADLINES_PATH);
  await startLink(other).click();
  await question(other, 'What happened?').click();
  await other.getByLabel('Ransomware or extortion').check();

  await page.bringToFront();
  await question(page, 'Where are you established?').click();
  await page.getByRole('group', { name: 'Where are you established?' }).getByLabel('United Kingdom').check();
  const kept = async () => JSON.parse((await keptAnswers(page)) ?? '{}') as typeof BANK;
  await expect.poll(async () => (await kept()).established).toEqual(['DE', 'GB']);
  expect((await kept()).events).toHaveLength(BANK.events.length + 1);
});
