import { FIRM } from '#content/firm.ts';
import { CALENDAR_LIMITS, type FreeTimes } from '#shared/calendar/calendar.ts';
import { accessibilityProblems, structureProblems } from '#tests/harness/browser/accessibility-problems.ts';
import {
  bookButton,
  CALENDAR,
  calendar,
  calendarLink,
  DETAILS,
  days,
  detailsOnPage,
  fillDetails,
  freeDays,
  openCalendar,
  openDetails,
  step,
  test,
  times,
  topicField,
} from '#tests/harness/browser/calendar.ts';
import { startDeadlines } from '#tests/harness/browser/deadlines.ts';
import { enlargeText } from '#tests/harness/browser/enlarge-text.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect } from '#tests/harness/browser/site-test.ts';
import { contactForm, newSender, openHydrated } from '#tests/harness/browser/visitor.ts';

const TOKYO = { timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 800 }, hasTouch: true };

for (const width of [360, 1280]) {
  test.describe(`in Tokyo at ${width} px`, () => {
    test.use({ timezoneId: 'Asia/Tokyo', viewport: { width, height: 800 } });

    test('the clocks of the offices stay inside the border of each time', async ({ page }) => {
      await openCalendar(page);
      // Day and time of the office furthest away are the longest text.
      await calendar(page).getByLabel('Office').selectOption('san-francisco');
      await expect(times(page).first()).toContainText(/San Francisco \w{3} \d\d:\d\d/);
      const spilling = await times(page).evaluateAll((buttons) =>
        buttons
          .filter((button) => button.scrollWidth > button.clientWidth)
          .map((button) => button.textContent),
      );
      expect(spilling).toEqual([]);
    });
  });
}

test('on a phone with text of twice the size the calendar fits and breaks no number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 2);
  await openCalendar(page);
  expect(await structureProblems(page)).toEqual([]);
  const lines = await days(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const number = document.createRange();
        number.selectNodeContents(button);
        return number.getClientRects().length;
      }),
    );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test.describe('on a phone in Tokyo', () => {
  test.use(TOKYO);

  test('a visitor books in their own time zone and reads what follows', async ({ page, mail, troubles }) => {
    const address = newSender();
    await openCalendar(page);
    await expect(calendar(page).getByLabel('Your time zone')).toHaveValue('Asia/Tokyo');
    await expect(calendar(page).getByText('Shown in your time zone, Asia/Tokyo (UTC+9).')).toBeVisible();
    await topicField(page).selectOption('training');
    await calendar(page).getByLabel('Office').selectOption('london');
    const time = times(page).first();
    await expect(time).toContainText(/London (\w{3} )?\d\d:\d\d/);
    await time.tap();
    await expect(step(page, 'Your appointment')).toBeFocused();
    await expect(calendar(page).getByText('This time is kept for you for 5 minutes.')).toBeVisible();
    await calendar(page).getByLabel('By telephone').check();
    await calendar(page).getByLabel('Telephone', { exact: false }).last().fill('+81 3 1234 5678');
    await fillDetails(page, { Email: address });
    await bookButton(page).tap();
    await expect(step(page, 'Your appointment is booked')).toBeFocused();
    await expect(calendar(page).getByText(/^CV-[2-9A-Z]{4}-[2-9A-Z]{2}$/)).toBeVisible();
    await expect(calendar(page).getByText(`It goes to ${address}`)).toBeVisible();
    await expect
      .poll(() => mail.received.some(({ to }) => to.includes(address)), { timeout: 30_000 })
      .toBe(true);
    expect(troubles).toEqual([]);
  });

  test('the appointment is moved and cancelled by the link of the invitation', async ({ page, mail }) => {
    const address = newSender();
    await openDetails(page);
    await fillDetails(page, { Email: address });
    await bookButton(page).click();
    await expect(step(page, 'Your appointment is booked')).toBeFocused();
    const mails = () => mail.received.filter(({ to }) => to.includes(address));
    await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
    expect(mails()[0]?.text).toContain('method=REQUEST');
    const text = (mails()[0]?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const link = /\/consultation\/manage\?token=[\w-]{43}/.exec(text)?.[0] ?? '';

    await page.goto(link);
    // The current time must not be offered, although another consultant may be free then.
    const [own = ''] = /\w+ \d+ \w+ \d{4}, \d\d:\d\d/.exec(await page.getByRole('main').innerText()) ?? [];
    await expect(page.getByRole('radio', { name: own })).toHaveCount(0);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your appointment has been moved' }),
    ).toBeVisible();
    // A mail that still waits when the next change comes is not sent.
    await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(2);
    await page.goto(link);
    const cancel = page.getByRole('button', { name: 'Yes, cancel it' });
    await expect(cancel).toBeHidden();
    await page.getByText('Cancel the appointment').click();
    await cancel.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your appointment has been cancelled' }),
    ).toBeVisible();
    await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(3);
    expect(mails().at(-1)?.text).toContain('method=CANCEL');
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(zone).not.toBe('Europe/London');
    await page.getByRole('link', { name: 'Choose a new time' }).click();
    await expect(page.getByLabel('Your time zone')).toHaveValue(zone);
  });
});

test('with the keyboard alone a visitor moves over days and months, chooses a time and books', async ({
  page,
  troubles,
}) => {
  await openHydrated(page, '/');
  await calendarLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeFocused();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const dayWithFocus = async () =>
    new Date(`${(await focused()).split(',')[0]} 00:00Z`).getTime() / 86_400_000;
  await topicField(page).selectOption('training');
  await expect(freeDays(page).first()).toBeVisible();
  await calendar(page).getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  const start = await dayWithFocus();
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await dayWithFocus(), key).toBe(start + days);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  expect(await focused()).toMatch(/^Monday/);
  await page.keyboard.press('End');
  expect(await focused()).toMatch(/^Sunday/);
  await page.keyboard.press('PageDown');
  expect((await dayWithFocus()) - start).toBeGreaterThan(27);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await expect(days(page).locator('button[tabindex="0"]')).toHaveCount(1);

  // At the end of a month few of its days are left, and the next month has more.
  if ((await freeDays(page).count()) < 3) await page.keyboard.press('PageDown');
  await freeDays(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(days(page).getByRole('gridcell', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(times(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Your appointment')).toBeFocused();
  await fillDetails(page, { Email: newSender() });
  await calendar(page).getByLabel('Company').press('Enter');
  await expect(step(page, 'Your appointment is booked')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(calendarLink(page)).toBeFocused();
  expect(troubles).toEqual([]);
});

test(
  'the contact form stays in view beside the end of the open calendar',
  { tag: '@prove' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openCalendar(page);
    await times(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeInViewport({ ratio: 1 });
  },
);

test('a day without free times is named as such and cannot be chosen', async ({ page }) => {
  await page.route(CALENDAR, async (route) => {
    const answer = await route.fetch();
    const free = (await answer.json()) as FreeTimes;
    await route.fulfill({ response: answer, json: { ...free, times: free.times.slice(-1) } });
  });
  await openCalendar(page);
  const day = days(page).locator('button[aria-disabled="true"]').first();
  await expect(day).toHaveAccessibleName(/, no free times$/);
  const heading = calendar(page).getByRole('heading', { name: /^Free times on/ });
  const shown = await heading.innerText();
  await day.press('Enter');
  await expect(heading).toHaveText(shown);
});

test('without a free time the calendar says so and whom to call, and has no days', async ({ page }) => {
  await openCalendar(page);
  await topicField(page).selectOption('incident-response');
  await expect(calendar(page).getByText('No time is free at present.')).toBeVisible();
  const number = calendar(page).getByRole('link', { name: FIRM.phone.label });
  await expect(number).toHaveAttribute('href', FIRM.phone.href);
  await expect(days(page)).toHaveCount(0);
  await expect(times(page)).toHaveCount(0);
});

test('the second of two visitors is told that the time is taken, and keeps what was typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.81' },
  });
  const other = await context.newPage();
  for (const each of [other, page]) {
    await openCalendar(each);
    const loaded = each.waitForResponse(CALENDAR);
    await topicField(each).selectOption('coaching');
    await loaded;
    // Until then the days of all topics are shown.
    await expect(calendar(each).locator('[inert]')).toHaveCount(0);
    // The first day may have a single time left, without which the calendar would show the next day.
    const nextMonth = calendar(each).getByRole('button', { name: 'Next month' });
    if ((await freeDays(each).count()) < 2) await nextMonth.click();
    await freeDays(each).nth(1).click();
    await expect(times(each).first()).toBeVisible();
  }
  const taken = (await times(page).first().innerText()).slice(0, 5);
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
  const message = 'Somebody else has just taken that time.';
  await times(other).filter({ hasText: taken }).first().click();
  await expect(calendar(other).getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(calendar(other).getByRole('heading', { name: /^Free times on/ })).toBeFocused();
  await expect(times(other).filter({ hasText: new RegExp(`^${taken}`) })).toHaveCount(0);

  // The other visitor goes on with another time, which then goes to somebody else as well.
  await times(other).first().click();
  await fillDetails(other);
  await other.route(CALENDAR, (route) =>
    route.request().postDataJSON()?.act === 'book'
      ? route.fulfill({ status: 409, json: { error: 'gone', message: 'Gone.' } })
      : route.continue(),
  );
  await bookButton(other).click();
  await expect(calendar(other).getByRole('alert').filter({ hasText: message })).toBeVisible();
  await other.unroute(CALENDAR);
  await times(other).last().click();
  await expect(step(other, 'Your appointment')).toBeFocused();
  expect(await detailsOnPage(other)).toEqual(DETAILS);
  await context.close();
});

test('the last minute of a hold and its end are announced, and the visitor can hold the time again or is told why not', async ({
  page,
}) => {
  await page.clock.install();
  await openDetails(page);
  const status = calendar(page).getByRole('status');
  await page.clock.fastForward('02:00');
  await expect(calendar(page).getByText('This time is kept for you for 3 minutes.')).toBeVisible();
  await expect(status).toHaveText('');
  await page.clock.fastForward('02:01');
  await expect(status).toHaveText('This time is kept for you for one more minute.');
  await calendar(page).getByRole('button', { name: 'Keep it for longer' }).click();
  await expect(status).toHaveText('This time is kept for you for five minutes again.');
  await page.clock.fastForward('05:01');
  await expect(status).toHaveText('This time is no longer kept for you, but it may still be free.');
  const again = calendar(page).getByRole('button', { name: 'Keep it again' });
  await again.click();
  await expect(calendar(page).getByText('This time is kept for you for 5 minutes.')).toBeVisible();

  const fault = calendar(page).getByRole('alert').filter({ hasText: 'That was tried too often.' });
  await page.clock.fastForward('05:01');
  await page.route(CALENDAR, (route) => route.fulfill({ status: 429, json: {} }));
  await again.click();
  await expect(fault).toBeVisible();
  await page.unroute(CALENDAR);
  await calendar(page).getByRole('button', { name: 'Choose another time' }).click();
  await expect(times(page).first()).toBeVisible();
  await expect(fault).toHaveCount(0);

  await times(page).first().click();
  await fillDetails(page);
  await page.clock.fastForward('05:01');
  await page.route(CALENDAR, (route) =>
    route.request().postDataJSON()?.act === 'hold'
      ? route.fulfill({ status: 409, json: { error: 'gone', message: 'Gone.' } })
      : route.continue(),
  );
  await again.click();
  await expect(calendar(page).getByRole('alert').filter({ hasText: 'What you wrote is kept' })).toBeVisible();
  await expect(calendar(page).getByRole('heading', { name: /^Free times on/ })).toBeFocused();
  await page.unroute(CALENDAR);
  await times(page).first().click();
  expect(await detailsOnPage(page)).toEqual(DETAILS);
});

test('a visitor is told, also by screen reader, that the time is free but not held, and books it', async ({
  page,
  troubles,
}) => {
  await openCalendar(page);
  await topicField(page).selectOption('training');
  await calendar(page).getByLabel('Office').selectOption('london');
  let holds = 0;
  await page.route(CALENDAR, (route) => {
    if (route.request().postDataJSON()?.act !== 'hold') return route.continue();
    holds += 1;
    return route.fulfill({ json: { outcome: 'free', until: null, office: 'london' } });
  });
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
  const notKept = 'This time is free, but we cannot keep it for you: it is yours only once it is booked.';
  await expect(calendar(page).getByText(notKept).first()).toBeVisible();
  await expect(calendar(page).getByRole('status')).toHaveText(notKept);
  await expect(calendar(page).getByText(/is kept for you/)).toHaveCount(0);
  await expect(calendar(page).getByRole('button', { name: /^Keep it/ })).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  // Nothing was held, so nothing is given back.
  const acts: unknown[] = [];
  page.on('request', (request) => acts.push(request.postDataJSON()?.act));
  await calendar(page).getByRole('button', { name: 'Choose another time' }).click();
  await times(page).first().click();
  await expect(calendar(page).getByRole('status')).toHaveText(notKept);
  await fillDetails(page, { Email: newSender() });
  await bookButton(page).click();
  await expect(step(page, 'Your appointment is booked')).toBeFocused();
  expect(acts.filter(Boolean)).toEqual(['hold', 'book']);
  expect(holds).toBe(2);
  expect(troubles).toEqual([]);
});

test('a time stays held for its visitor although the first answer is lost', async ({ page }) => {
  await openCalendar(page);
  await topicField(page).selectOption('coaching');
  let holds = 0;
  await page.route(CALENDAR, async (route) => {
    if (route.request().postDataJSON()?.act !== 'hold') return route.continue();
    holds += 1;
    const answer = await route.fetch();
    return holds === 1 ? route.fulfill({ status: 502 }) : route.fulfill({ response: answer });
  });
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
  expect(holds).toBe(2);
  await calendar(page).getByRole('button', { name: 'Choose another time' }).click();
});

test('each failure shows one sentence and keeps everything, and the next attempt books', async ({ page }) => {
  await openDetails(page);
  await fillDetails(page, { Email: newSender() });
  const before = await detailsOnPage(page);
  const alert = calendar(page).getByRole('form').getByRole('alert');
  await page.route(CALENDAR, (route) => route.abort());
  await bookButton(page).click();
  await expect(alert).toHaveText(/^No answer arrived, so the time may be booked already\./);
  for (const [status, text] of [
    [429, /^That was tried too often\./],
    [500, /^That did not work\./],
    [400, /^Something in the form is not valid\./],
  ] as const) {
    await page.unroute(CALENDAR);
    await page.route(CALENDAR, (route) => route.fulfill({ status, json: {} }));
    await bookButton(page).click();
    await expect(alert).toHaveText(text);
    await expect(bookButton(page)).toBeEnabled();
  }
  await page.unroute(CALENDAR);
  await page.route(CALENDAR, (route) => route.fulfill({ status: 409, json: { error: 'too_many' } }));
  await bookButton(page).click();
  await expect(alert).toContainText('three upcoming appointments');
  expect(await detailsOnPage(page)).toEqual(before);
  await page.unroute(CALENDAR);
  await bookButton(page).click();
  await expect(step(page, 'Your appointment is booked')).toBeFocused();
});

test('a failure to load times shows one sentence and a button to try again', async ({ page }) => {
  await page.route(CALENDAR, (route) => route.abort());
  await openHydrated(page, '/');
  await calendarLink(page).click();
  await expect(calendar(page).getByRole('alert')).toHaveText(/^There is no connection\./);
  // Screen readers announce a change only inside a live region that was there before.
  const live = calendar(page).locator('[aria-live]', { has: page.locator('#calendar-times') });
  await live.evaluate((region) => region.setAttribute('data-mark', ''));
  await page.unroute(CALENDAR);
  const again = calendar(page).getByRole('button', { name: 'Load the times again' });
  await again.click();
  await expect(freeDays(page).first()).toBeVisible();
  await expect(calendar(page).locator('[data-mark]')).toHaveText(/^Free times on/);

  await topicField(page).selectOption('training');
  await expect(times(page).first()).toBeVisible();
  await page.route(CALENDAR, (route) => route.abort());
  await times(page).first().click();
  await expect(calendar(page).getByRole('alert')).toHaveText(/^There is no connection\./);
  await page.unroute(CALENDAR);
  await again.click();
  await expect(calendar(page).getByRole('alert')).toHaveText('');
});

test('required details have an error beside their field and nothing is sent', async ({ page }) => {
  await openDetails(page);
  await expect(calendar(page).locator('form')).toHaveAttribute('method', 'post');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await bookButton(page).click();
  await expect(calendar(page).getByLabel('First name')).toBeFocused();
  for (const label of Object.keys(DETAILS)) {
    await expect(calendar(page).getByLabel(label), label).toHaveAttribute('aria-invalid', 'true');
  }
  await calendar(page).getByLabel('By telephone').check();
  await fillDetails(page);
  await bookButton(page).click();
  const telephone = calendar(page).getByLabel('Telephone', { exact: false }).last();
  await expect(telephone).toBeFocused();
  await expect(telephone).toHaveAccessibleDescription(/telephone number with its country code/);
  expect(sent).toBe(0);
});

test('a pasted text that is too long stays whole, and the field names the limit', async ({ page }) => {
  await openDetails(page);
  const text = 'x'.repeat(CALENDAR_LIMITS.about + 1);
  await fillDetails(page);
  const about = calendar(page).getByLabel(/^What you want to talk about/);
  await about.fill('');
  await page.keyboard.insertText(text);
  await bookButton(page).click();
  await expect(about).toHaveAccessibleDescription(/to 3600 characters/);
  await expect(about).toHaveValue(text);
});

test(
  'a telephone number stays while the visitor looks at the other medium',
  { tag: '@prove' },
  async ({ page }) => {
    await openDetails(page);
    const telephone = calendar(page).getByRole('textbox', { name: 'Telephone' });
    await calendar(page).getByLabel('By telephone').check();
    await telephone.fill('+81 3 1234 5678');
    await calendar(page).getByLabel('By video').check();
    await expect(telephone).toBeHidden();
    await calendar(page).getByLabel('By telephone').check();
    await expect(telephone).toHaveValue('+81 3 1234 5678');
  },
);

test('without a topic no time is held, and the field says so', async ({ page }) => {
  await openCalendar(page);
  await times(page).first().click();
  await expect(topicField(page)).toBeFocused();
  await expect(topicField(page)).toHaveAccessibleDescription('Please choose what it is about');
});

test('a link’s interest, the text of the contact form and the page are carried into the calendar', async ({
  page,
}) => {
  await openHydrated(page, '/services/executive-coaching');
  await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click();
  await expect(contactForm(page).getByLabel('Area of interest')).toHaveValue('coaching');
  await contactForm(page).getByLabel('Company').fill('Kestrel Trading');
  await contactForm(page).getByLabel('Message').fill('A conversation about our chair.');
  await calendarLink(page).click();
  await expect(topicField(page)).toHaveValue('coaching');
  await times(page).last().click();
  await expect(calendar(page).getByLabel('Company')).toHaveValue('Kestrel Trading');
  await expect(calendar(page).getByLabel('What you want to talk about')).toHaveValue(
    'A conversation about our chair.',
  );
  await fillDetails(page, { Email: newSender() });
  const booking = page.waitForRequest((request) => request.postDataJSON()?.act === 'book');
  await bookButton(page).click();
  expect((await booking).postDataJSON()).toMatchObject({
    topic: 'coaching',
    page: '/services/executive-coaching',
  });
  await expect(step(page, 'Your appointment is booked')).toBeFocused();
});

test('what was typed survives a reload, and is forgotten once it is booked', async ({ page }) => {
  const details = { ...DETAILS, Email: newSender() };
  await openDetails(page);
  await fillDetails(page, details);
  await page.reload();
  await openCalendar(page);
  await expect(topicField(page)).toHaveValue('training');
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
  expect(await detailsOnPage(page)).toEqual(details);
  await bookButton(page).click();
  await expect(step(page, 'Your appointment is booked')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(details.Email);
});

test('closing releases the time and keeps what was typed', async ({ page }) => {
  await openDetails(page);
  await fillDetails(page);
  const released = page.waitForRequest((request) => request.postDataJSON()?.act === 'release');
  await calendar(page).getByRole('button', { name: 'Close the calendar' }).click();
  await released;
  await expect(calendarLink(page)).toBeFocused();
  await calendarLink(page).click();
  await expect(topicField(page)).toHaveValue('training');
  await times(page).first().click();
  expect(await detailsOnPage(page)).toEqual(DETAILS);
});

test('a held time is free again after a reload', async ({ page }) => {
  await openCalendar(page);
  await topicField(page).selectOption('training');
  const first = await times(page).first().textContent();
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
  await page.reload();
  await calendarLink(page).click();
  await expect(topicField(page)).toHaveValue('training');
  await expect(times(page).first()).toHaveText(first ?? '');
});

test('leaving by a link of the site releases the time', async ({ page }) => {
  await openCalendar(page);
  await topicField(page).selectOption('training');
  await times(page).first().click();
  await expect(step(page, 'Your appointment')).toBeFocused();
  const released = page.waitForRequest((request) => request.postDataJSON()?.act === 'release');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await released;
  await expect(page).toHaveURL('/privacy');
});

test('closing releases a time that may be held although no answer arrived', async ({ page }) => {
  await openCalendar(page);
  await topicField(page).selectOption('training');
  const held: unknown[] = [];
  await page.route(CALENDAR, async (route) => {
    const { act, hold } = route.request().postDataJSON() ?? {};
    if (act !== 'hold') return route.continue();
    held.push(hold);
    await route.fetch();
    return route.fulfill({ status: 502 });
  });
  await times(page).first().click();
  await expect(calendar(page).getByRole('alert')).toBeVisible();
  const released = page.waitForRequest((request) => request.postDataJSON()?.act === 'release');
  await calendar(page).getByRole('button', { name: 'Close the calendar' }).click();
  expect((await released).postDataJSON()).toEqual({ act: 'release', hold: held[0] });
});

test(
  'a time that is kept only after the topic was changed or the calendar closed is given back',
  { tag: '@prove' },
  async ({ page }) => {
    async function leaveWhileHolding(hold: string, leave: () => Promise<unknown>): Promise<void> {
      const answered = Promise.withResolvers<void>();
      await page.route(CALENDAR, async (route) => {
        if (route.request().postDataJSON()?.act !== 'hold') return route.continue();
        await answered.promise;
        return route.fulfill({ json: { hold, office: 'london' } });
      });
      await times(page).first().click();
      await leave();
      const released = page.waitForRequest((request) => request.postDataJSON()?.act === 'release');
      answered.resolve();
      expect((await released).postDataJSON()).toEqual({ act: 'release', hold });
      await page.unroute(CALENDAR);
    }
    await openCalendar(page);
    await topicField(page).selectOption('training');
    await leaveWhileHolding('late-hold', () => topicField(page).selectOption('consulting'));
    await expect(topicField(page)).toHaveValue('consulting');
    await leaveWhileHolding('later-hold', () =>
      calendar(page).getByRole('button', { name: 'Close the calendar' }).click(),
    );
  },
);

test('another zone shows the same times on its own clocks', { tag: '@prove' }, async ({ page }) => {
  await openCalendar(page);
  await calendar(page).getByLabel('Your time zone').selectOption('Europe/London');
  await calendar(page).getByLabel('Office').selectOption('london');
  await expect(times(page).first()).toHaveText(/^\d\d:\d\d, London$/);
  await calendar(page).getByLabel('Your time zone').selectOption('Australia/Adelaide');
  await expect(times(page).first()).toHaveText(/^\d\d:\d\d, London (?:[A-Z][a-z]{2} )?\d\d:\d\d$/);
  await expect(
    calendar(page).getByText('Shown in your time zone, Australia/Adelaide (UTC+10:30).'),
  ).toBeVisible();
});

test(
  'a device whose zone the browser does not know shows the times of London, in both tools',
  { tag: '@prove' },
  async ({ playwright, launchOptions, site }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: { ...process.env, TZ: 'Nowhere/Unknown' },
    });
    try {
      const page = await browser.newPage({ baseURL: site.url });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await openCalendar(page);
      await expect(calendar(page).getByLabel('Your time zone')).toHaveValue('Europe/London');
      // The first times of a day may be those of other offices.
      await calendar(page).getByLabel('Office').selectOption('london');
      await expect(times(page).first()).toHaveText(/^\d\d:\d\d, London$/);
      await startDeadlines(page);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

for (const width of sampleOf([360, 1280, 1920], 1)) {
  test(`every state is accessible, fits and moves nothing beside it at ${width} px`, async ({
    page,
    troubles,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    /** Where the column of the form beside the calendar stands in the document; the form itself stays in view. */
    const place = () =>
      contactForm(page)
        .locator('..')
        .evaluate((column) => Math.round(column.getBoundingClientRect().top + window.scrollY));
    await openHydrated(page, '/');
    const before = await place();
    const problems = async () => {
      expect(await place(), 'the column has not moved').toBe(before);
      return accessibilityProblems(page);
    };
    await openCalendar(page);
    expect(await problems()).toEqual([]);
    await topicField(page).selectOption('training');
    await times(page).first().click();
    await expect(step(page, 'Your appointment')).toBeFocused();
    expect(await problems()).toEqual([]);
    await bookButton(page).click();
    await expect(calendar(page).getByLabel('First name')).toBeFocused();
    expect(await problems()).toEqual([]);
    await fillDetails(page, { Email: newSender() });
    await bookButton(page).click();
    await expect(step(page, 'Your appointment is booked')).toBeFocused();
    expect(await problems()).toEqual([]);
    expect(troubles).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`the time at each office is on one line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/consultation?zone=Pacific%2FAuckland');
      const offices = page.getByRole('main').locator('a[href*="/consultation/book"] > :last-child');
      const broken = await offices.evaluateAll((places) =>
        places.flatMap((place) => {
          const text = place.firstChild;
          const words = place.textContent ?? '';
          return words.split(', ').filter((office) => {
            if (!text) return true;
            const range = document.createRange();
            range.setStart(text, words.indexOf(office));
            range.setEnd(text, words.indexOf(office) + office.length);
            return range.getClientRects().length !== 1;
          });
        }),
      );
      expect(await offices.first().textContent()).toMatch(/\d\d:\d\d/);
      expect(broken).toEqual([]);
    });
  }

  test('the link leads to a list of free times, which books', async ({ page, mail }) => {
    const address = newSender();
    await page.goto('/');
    await calendarLink(page).click();
    await expect(page).toHaveURL(/\/consultation$/);
    await page.getByLabel('What it is about').selectOption('training');
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.getByRole('main').locator('a[href*="/consultation/book"]').first().click();
    const form = page.getByRole('form', { name: 'Appointment' });
    for (const [label, value] of Object.entries({ ...DETAILS, Email: address })) {
      await form.getByLabel(label).fill(value);
    }
    await expect(form.getByLabel('What it is about')).toHaveValue('training');
    await expect(form.getByLabel('What it is about')).toHaveAttribute('required', '');
    await form.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is booked' })).toBeVisible();
    await expect
      .poll(() => mail.received.some(({ to }) => to.includes(address)), { timeout: 30_000 })
      .toBe(true);
  });
});
