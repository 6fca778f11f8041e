import type { Page, Route } from '@playwright/test';

import { axeViolations } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  fillEnquiry,
  newSender,
  newsletterForm,
  sendButton,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

const RECEIVED = /\/form\/received\?reference=CV-[2-9A-Z]{4}-[2-9A-Z]{2}$/;
const SCRIPTS = '**/assets/*.js';
/** Chromium saves what was typed, which Back restores, about a second after it was typed. */
const STATE_SAVED_MS = 1_500;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectReceived(page: Page, timeout?: number): Promise<void> {
  await expect(page).toHaveURL(RECEIVED, { timeout });
  await expect(heading(page, 'Form Submitted Successfully')).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible();
}

/** The email address of each enquiry or subscription that the browser sends by itself. */
function watchPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.startsWith('/form/')) return;
    sent.push(new URLSearchParams(request.postData() ?? '').get('email') ?? '');
  });
  return sent;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('after an attempt without a connection, Back shows everything that was written', async ({
    page,
    context,
  }) => {
    const email = newSender();
    const message = `${ENQUIRY.Message}\nAt once, please.`;
    await page.goto('/');
    await fillEnquiry(page, { Email: email, Message: message });
    await page.waitForTimeout(STATE_SAVED_MS);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(contactForm(page).getByLabel('Message')).toHaveValue(message);
    expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Email: email, Message: message });

    const question = page.getByLabel('A question for the speaker');
    await page.goto('/events/rehearsing-an-ai-incident');
    await question.fill('Who decides?');
    await page.waitForTimeout(STATE_SAVED_MS);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Register Now' }).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(question).toHaveValue('Who decides?');
  });

  test('an enquiry is sent and confirmed with its reference, and a reload sends nothing', async ({
    page,
    troubles,
  }) => {
    const sent = watchPosts(page);
    const email = newSender();
    await page.goto('/');
    await fillEnquiry(page, { Email: email });
    await contactForm(page).getByLabel('Industry').selectOption('Defense');
    await sendButton(page).click();
    await expectReceived(page);
    await page.reload();
    await expectReceived(page);
    expect(sent).toEqual([email]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(troubles).toEqual([]);
  });

  for (const width of sampleOf([390, 1280], 1)) {
    test(`faults are shown beside their fields with everything typed, and are put right at ${width} px`, async ({
      page,
      troubles,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const message = '"Resilience" & <more>\n\nin two parts: C:\\plans';
      await page.goto('/');
      await fillEnquiry(page, { 'First name': ' ', Email: 'ada@example', Message: message });
      await contactForm(page).getByLabel('Role').selectOption('CTO');
      await contactForm(page).getByLabel('Area of interest').selectOption('Executive coaching');
      await sendButton(page).click();

      await expect(heading(page, 'Not sent yet')).toBeVisible();
      const form = contactForm(page);
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2);
      await expect(form.getByLabel('First name')).toHaveAccessibleDescription('Please enter your first name');
      await expect(form.getByLabel('First name')).toBeFocused();
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      );
      await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/^Not for emergencies/);
      expect(await enquiryOnPage(page)).toEqual({
        ...ENQUIRY,
        'First name': ' ',
        Email: 'ada@example',
        Message: message,
      });
      await expect(form.getByLabel('Role')).toHaveValue('cto');
      await expect(form.getByLabel('Area of interest')).toHaveValue('coaching');
      await expect(form.getByLabel('Industry')).toHaveValue('');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // The browser reports the status of the answer itself.
      expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);

      await form.getByLabel('First name').fill('Ada');
      await form.getByLabel('Email').fill(newSender());
      await sendButton(page).click();
      await expectReceived(page);
    });
  }

  test('a limit is stated in words, and the text stays in the form', async ({ page }) => {
    const email = newSender();
    for (const message of ['one', 'two', 'three', 'four']) {
      await page.goto('/');
      await fillEnquiry(page, { Email: email, Message: message });
      await sendButton(page).click();
      await expect(page).not.toHaveURL(/\/$/);
    }
    await expect(heading(page, 'Rate Limit Exceeded')).toBeVisible();
    await expect(page.getByText('Please wait before submitting another form.')).toBeVisible();
    expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Email: email, Message: 'four' });
  });

  test('a newsletter address is corrected, subscribed and then known', async ({ page, troubles }) => {
    const address = newSender();
    await page.goto('/insights');
    await newsletterForm(page).getByLabel('Email address').fill('ada@example');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(heading(page, 'Invalid Email')).toBeVisible();
    const field = newsletterForm(page).getByLabel('Email address');
    await expect(field).toHaveValue('ada@example');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await field.fill(address);
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/form\/subscribed$/);
    await expect(heading(page, 'Successfully Subscribed!')).toBeVisible();

    await page.goto('/insights');
    await newsletterForm(page).getByLabel('Email address').fill(address.toUpperCase());
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(heading(page, 'Already Subscribed')).toBeVisible();
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  });
});

test('a press is sent by the browser as soon as the script has failed to load, and the pages are accessible', async ({
  page,
}) => {
  const sent = watchPosts(page);
  const requests = watchBackend(page);
  const email = newSender();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await fillEnquiry(page, { Email: 'ada', Message: ' ' });
  await sendButton(page).click();
  await expect(heading(page, 'Not sent yet')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fillEnquiry(page, { Email: email });
  await sendButton(page).click();
  await expectReceived(page);
  expect(await axeViolations(page)).toEqual([]);
  expect([sent, requests]).toEqual([['ada', email], []]);
});

/** Serves a script that does not match its checksum, except for requests that `isIntact` selects. */
async function changeScript(page: Page, isIntact: (route: Route) => boolean = () => false): Promise<void> {
  await page.route('**/assets/hydrate-*.js', (route) =>
    isIntact(route)
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: 'export const hydrate = () => {};' }),
  );
}

test(
  'a press is sent by the browser if the script is not the one that the page names',
  { tag: '@prove' },
  async ({ page }) => {
    const email = newSender();
    await changeScript(page);
    await page.goto('/');
    await fillEnquiry(page, { Email: email });
    await sendButton(page).click();
    // Some browsers do not check the script when it is imported again. It runs and does nothing until the time limit.
    await expectReceived(page, 20_000);
  },
);

test(
  'what was typed and pressed before a reload that did not help is sent by the browser',
  { tag: '@prove' },
  async ({ page }) => {
    const sent = watchPosts(page);
    const email = newSender();
    const typed = Promise.withResolvers<void>();
    await changeScript(page, (route) => route.request().resourceType() === 'fetch');
    // Before it reloads, the page fetches its own HTML.
    await page.route('**/', async (route) => {
      if (route.request().resourceType() === 'fetch') await typed.promise;
      await route.continue();
    });
    await page.goto('/');
    await fillEnquiry(page, { Email: email });
    await sendButton(page).click();
    const reloaded = page.waitForEvent('load');
    typed.resolve();
    await reloaded;
    await page.mouse.wheel(0, 100);
    await expectReceived(page);
    expect(sent).toEqual([email]);
  },
);

test('a double press is sent once by the browser after some seconds if the script hangs', async ({
  page,
}) => {
  const sent = watchPosts(page);
  const email = newSender();
  await page.clock.install();
  await page.route(SCRIPTS, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await fillEnquiry(page, { Email: email });
  await sendButton(page).dblclick();
  await page.clock.runFor(9900);
  expect(sent).toEqual([]);
  await page.clock.runFor(200);
  await expectReceived(page);
  expect(sent).toEqual([email]);
});

test('a press of Subscribe is sent by the browser if the script fails', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/insights');
  await newsletterForm(page).getByLabel('Email address').fill(newSender());
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading(page, 'Successfully Subscribed!')).toBeVisible();
});

test('a press that the browser sends is not sent again by a script that arrives meanwhile', async ({
  page,
}) => {
  const requests = watchBackend(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>();
  await page.exposeFunction('onHydrated', hydrate);
  await page.addInitScript(`addEventListener('app:hydrated', () => onHydrated())`);
  await page.clock.install();
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/form/enquiry', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await fillEnquiry(page, { Email: newSender() });
  await sendButton(page).click();
  const posted = page.waitForRequest('**/form/enquiry');
  await page.clock.runFor(10_100);
  await posted;
  release();
  // Locators would wait for the navigation.
  await hydrated;
  answer();
  await expectReceived(page);
  expect(requests).toEqual([]);
});

test('a sign-in is never sent by the browser itself', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.clock.install();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel(/^Password/).fill('a-long-enough-passphrase');
  await page.getByRole('button', { name: 'Sign in to the desk' }).click();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/login$/);
  expect(posts).toEqual([]);
});
