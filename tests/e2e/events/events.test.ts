import type { Page } from '@playwright/test';

import { WEBINARS } from '#content/resources/webinars.ts';
import { EVENTS_PATH } from '#shared/events/paths.ts';
import { EVENT_LIMITS } from '#shared/events/events.ts';
import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { DELIVERED, mailSiteTest } from '#tests/harness/browser/mail-site-test.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect } from '#tests/harness/browser/site-test.ts';
import { newSender } from '#tests/harness/browser/visitor.ts';
import { mailTo, publishEvent } from '#tests/harness/browser/events.ts';

const test = mailSiteTest();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'Registration' });

async function register(page: Page, slug: string, email: string): Promise<void> {
  await page.goto(`/events/${slug}`);
  await form(page).getByLabel('Name').fill('Ada Stone');
  await form(page).getByLabel('Business email').fill(email);
  await form(page).getByLabel('Company').fill('Example Ltd');
  await form(page).getByRole('button').click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor registers, the next one waits, and moves up when the first cannot come', async ({
    page,
    admin,
    mail,
    browser,
    troubles,
  }) => {
    // The accessibility checker is a script.
    const checker = await browser.newPage({ javaScriptEnabled: true });
    const problemsAt = async (url: string) => {
      await checker.goto(url);
      return axeViolations(checker);
    };
    await publishEvent(page, admin, { slug: 'one-place', title: 'One place only', capacity: 1 });
    const [first, second] = [newSender(), newSender()];

    await page.goto('/events/one-place');
    await expect(heading(page, 'One place only')).toBeVisible();
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    expect(await problemsAt(page.url())).toEqual([]);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Event', name: 'One place only' });

    await form(page).getByLabel('Name').fill('Ada Stone');
    await form(page).getByLabel('Business email').fill('ada@');
    const question = form(page).getByLabel('A question for the speaker');
    const tooLong = 'x'.repeat(EVENT_LIMITS.question + 1);
    await question.focus();
    await page.keyboard.insertText(tooLong);
    await form(page).getByRole('button', { name: 'Register Now' }).click();
    await expect(question).toHaveAccessibleDescription(/Please shorten your question/);
    await expect(question).toHaveValue(tooLong);
    await question.fill('Who <decides>?');
    await form(page).getByRole('button', { name: 'Register Now' }).click();
    await expect(page.getByRole('alert')).toContainText('Not registered yet');
    await expect(heading(page, 'One place only')).toBeVisible();
    await expect(form(page).getByLabel('Business email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(form(page).getByLabel('Business email')).toBeFocused();
    await expect(form(page).getByLabel('Company')).toHaveAccessibleDescription('Please enter your company');
    await expect(question).toHaveValue('Who <decides>?');
    await form(page).getByLabel('Business email').fill(first);
    await form(page).getByLabel('Company').fill('Example Ltd');
    await form(page).getByRole('button', { name: 'Register Now' }).click();
    await expect(page).toHaveURL(/\/form\/registered(\?|$)/);
    await expect(heading(page, 'We have your registration')).toBeVisible();
    await expect(page.getByText('One place only')).toBeVisible();
    expect(await problemsAt(page.url())).toEqual([]);

    await page.goto('/events/one-place');
    await expect(page.getByRole('heading', { name: 'Join the waiting list' })).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Join the Waiting List' })).toBeVisible();
    await register(page, 'one-place', second);
    await expect(heading(page, 'We have your registration')).toBeVisible();
    await expect.poll(() => mailTo(mail, second, /waiting list/i), DELIVERED).toBeDefined();

    const manage = () =>
      /\/events\/manage\?token=[\w-]{43}/.exec(mailTo(mail, first, /events\/manage/) ?? '')?.[0];
    await expect.poll(manage, DELIVERED).toBeDefined();
    // Read once: the mail about the cancellation may arrive before the link is used again.
    const link = manage() ?? '';
    expect(mailTo(mail, first, /text\/calendar/)).toContain('BEGIN:VCALENDAR');
    await page.goto(link);
    await expect(page.getByText('You have a place in this session.')).toBeVisible();
    expect(await problemsAt(page.url())).toEqual([]);
    await page.getByRole('button', { name: 'I cannot come' }).click();
    await expect(heading(page, 'You are no longer registered')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Your registration was cancelled before.')).toBeVisible();

    const movedUp = () => mailTo(mail, second, /you have a place|You now have a place/i);
    await expect.poll(movedUp, DELIVERED).toBeDefined();
    await checker.close();
    // The browser reports the status of the answer that names the faults.
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  });

  test('an unknown event, a forged link and the form’s own address lead on', async ({ page }) => {
    expect((await page.goto('/events/nothing-like-this'))?.status()).toBe(404);
    await expect(heading(page, 'There is no such session')).toBeVisible();
    await page.goto(`/events/manage?token=${'x'.repeat(43)}`);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await page.goto('/form/registration');
    await expect(page).toHaveURL(/\/resources\/webinars#upcoming$/);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    await expect(heading(page, 'Rehearsing an AI incident before you have one')).toBeVisible();
    await expect(page.getByText('1500 GMT').first()).toBeVisible();
  });
});

for (const width of sampleOf([360, 1280], 1)) {
  test(`the keyboard alone leads from the webinars to a place at ${width} px`, async ({
    page,
    mail,
    troubles,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const email = newSender();
    await page.goto('/resources/webinars');
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 120; presses += 1) {
        const label = await page.evaluate(() => {
          const { activeElement: element } = document;
          const labelled = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
          return labelled || element?.textContent;
        });
        if (label?.trim().startsWith(name)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not lead to ${name}`);
    };
    await tabTo('Register Now');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tabTo('Name');
    await page.keyboard.type('Ada Stone');
    await tabTo('Business email');
    await page.keyboard.type(email);
    await tabTo('Company');
    await page.keyboard.type('Example Ltd');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'We have your registration')).toBeVisible();
    await expect.poll(() => mailTo(mail, email, /Rehearsing an AI incident/), DELIVERED).toBeDefined();
    expect(troubles).toEqual([]);
  });
}

test('search engines get the beginning of an event’s abstract as its description', async ({ page }) => {
  await page.goto('/events/rehearsing-an-ai-incident');
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description).toMatch(/^.{70,159}…$/);
});

test('the webinars page shows what is published now, and how many had registered before today', async ({
  page,
  admin,
  troubles,
}) => {
  const starts_at = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();
  await publishEvent(page, admin, { slug: 'newly-published', title: 'Newly published', starts_at });
  await page.goto('/resources/webinars');
  const session = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Newly published' }) });
  await expect(session).toBeVisible();
  await expect(session).not.toContainText('Registered');
  for (let number = 0; number < 10; number += 1) {
    const sent = { event: 'newly-published', name: 'Ada Stone', email: newSender(), company: 'Example Ltd' };
    await page.request.post('/form/registration', { form: sent });
  }
  await page.reload();
  await expect(session).toBeVisible();
  await expect(session).not.toContainText('Registered');
  // As the server answers on the next day (tests/sql/rows/events.test.ts).
  await page.route(`**${EVENTS_PATH}`, async (route) => {
    const response = await route.fetch();
    const { events } = (await response.json()) as { events: { slug: string }[] };
    const counted = (event: { slug: string }) =>
      event.slug === 'newly-published' ? { ...event, registered: 10 } : event;
    await route.fulfill({ response, json: { events: events.map(counted) } });
  });
  await page.reload();
  await expect(session).toContainText('Registered10+');
  await expect(
    page.getByRole('heading', { name: 'Rehearsing an AI incident before you have one' }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await session.getByRole('link', { name: 'Register Now' }).click();
  await expect(heading(page, 'Newly published')).toBeVisible();
  expect(troubles).toEqual([]);
});

test(
  'without the server’s answer the webinars page keeps the sessions of the build',
  { tag: '@prove' },
  async ({ page }) => {
    const { items } = WEBINARS.upcoming;
    await page.clock.setFixedTime(`${items[0]?.date}T12:00:00Z`);
    await page.route('**/functions/v1/events', (route) => route.abort());
    await page.goto('/resources/webinars');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.getByRole('link', { name: 'Register Now' })).toHaveCount(items.length);
  },
);
