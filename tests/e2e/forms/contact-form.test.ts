import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  fillEnquiry,
  newSender,
  openHydrated,
  sendButton,
  SUBMISSIONS,
  toast,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';
import type { Page } from '@playwright/test';

const EMPTY = { 'First name': '', 'Last name': '', Email: '', Company: '', Message: '' };

const received = (page: Page) =>
  toast(
    page,
    'Form Submitted Successfully',
    "Your information has been received. We'll get back to you within 24 hours.",
  );
const limited = (page: Page) =>
  toast(page, 'Rate Limit Exceeded', 'Please wait before submitting another form.');

test('an empty form shows an error beside each required field and focuses the first', async ({
  page,
  troubles,
}) => {
  const requests = watchBackend(page);
  await openHydrated(page, '/');
  await sendButton(page).click();
  for (const label of Object.keys(ENQUIRY)) {
    const field = contactForm(page).getByLabel(label);
    await expect(field, label).toHaveAccessibleDescription(
      new RegExp(`^Please enter your ${label.toLowerCase()}`),
    );
    await expect(field, label).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(contactForm(page).getByLabel('First name')).toBeFocused();
  for (const label of ['Role', 'Industry', 'Area of interest']) {
    await expect(contactForm(page).getByLabel(label), label).not.toHaveAttribute('aria-invalid', 'true');
  }

  await contactForm(page).getByLabel('First name').fill('Ada');
  await expect(contactForm(page).getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(contactForm(page).getByLabel('First name')).toHaveAccessibleDescription('');
  await expect(contactForm(page).getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toEqual([]);
  expect(troubles).toEqual([]);
});

test('the message says what does not belong in it, and links to the privacy policy', async ({ page }) => {
  await page.goto('/');
  await expect(contactForm(page).getByLabel('Message')).toHaveAccessibleDescription(
    'Not for emergencies: call the hotline. No classified or health data, please. Our Privacy Policy says how we use what you send.',
  );
  const link = contactForm(page).getByRole('link', { name: 'Privacy Policy' });
  await expect(link).toHaveAttribute('href', '/privacy');
});

test('an invalid email address shows an error beside its field', async ({ page }) => {
  const requests = watchBackend(page);
  await openHydrated(page, '/');
  for (const email of ['ada', 'ada@', 'ada@example', 'ada@example.c', 'a b@example.com']) {
    await fillEnquiry(page, { Email: email });
    await sendButton(page).click();
    const field = contactForm(page).getByLabel('Email');
    await expect(field, email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field, email).toBeFocused();
  }
  expect(requests).toEqual([]);
});

test('the button is disabled and says so during sending, and then the form is cleared', async ({
  page,
  troubles,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route(SUBMISSIONS, async (route) => {
    await answered;
    await route.continue();
  });
  await openHydrated(page, '/');
  await fillEnquiry(page, { Email: newSender() });
  await contactForm(page).getByLabel('Industry').selectOption({ label: 'Finance' });
  await sendButton(page).click();
  await expect(contactForm(page).getByRole('button', { name: 'Sending Message...' })).toBeDisabled();

  answer();
  await expect(received(page)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  expect(await enquiryOnPage(page)).toEqual(EMPTY);
  await expect(contactForm(page).getByLabel('Industry')).toHaveValue('');
  // The line stays when the toast disappears.
  const sent = contactForm(page).getByRole('status').filter({ hasText: 'Your message has reached us.' });
  await expect(sent).toBeVisible();
  await contactForm(page).getByLabel('First name').fill('Grace');
  await expect(sent).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('an enquiry names the page from which a link led to the form, also after a reload', async ({ page }) => {
  await openHydrated(page, '/services/executive-coaching');
  await page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' }).click();
  await fillEnquiry(page, { Email: newSender() });
  await page.reload();
  await expect(contactForm(page).getByRole('button', { name: 'Clear the form' })).toBeVisible();
  const sent = page.waitForRequest(SUBMISSIONS);
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ page: '/services/executive-coaching' });
  await expect(received(page)).toBeVisible();
});

test('a visitor from an industry page finds the industry chosen, until they choose another', async ({
  page,
}) => {
  const industry = contactForm(page).getByLabel('Industry');
  const goToContact = () =>
    page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click();
  await openHydrated(page, '/industries/finance');
  await goToContact();
  await expect(industry).toHaveValue('finance');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Retail' }).click();
  await goToContact();
  await expect(industry).toHaveValue('retail');
  await industry.selectOption('other');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Finance' }).click();
  await goToContact();
  await expect(industry).toHaveValue('other');
});

test('a lost connection is reported and the form is kept', async ({ page }) => {
  await page.route(SUBMISSIONS, (route) => route.abort());
  await openHydrated(page, '/');
  await fillEnquiry(page);
  await sendButton(page).click();
  const text = 'Network error. Please check your connection and try again.';
  await expect(toast(page, 'Failed to Submit Form', text)).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  await expect(sendButton(page)).toBeEnabled();
});

test('attempts without a connection do not count against the limit', { tag: '@prove' }, async ({ page }) => {
  await openHydrated(page, '/');
  await fillEnquiry(page, { Email: newSender() });
  await page.route(SUBMISSIONS, (route) => route.abort());
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('contact_submissions'),
    );
    await sendButton(page).click();
    await failed;
    await expect(sendButton(page)).toBeEnabled();
  }
  await expect(limited(page)).toHaveCount(0);
  await page.unroute(SUBMISSIONS);
  await sendButton(page).click();
  await expect(received(page)).toBeVisible();
});

test(
  'attempts for which the client cannot be loaded do not count against the limit',
  { tag: '@prove' },
  async ({ page, context }) => {
    const client = '**/assets/dist-*.js';
    await page.route(client, (route) => route.abort());
    await openHydrated(page, '/');
    // The first use of the form loads the code that sends.
    const loaded = page.waitForResponse('**/assets/send-enquiry-*.js');
    await fillEnquiry(page, { Email: newSender() });
    await loaded;
    await context.setOffline(true);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/dist-'));
      await sendButton(page).click();
      await failed;
      await expect(sendButton(page)).toBeEnabled();
    }
    await expect(limited(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.unroute(client);
    await sendButton(page).click();
    await expect(received(page)).toBeVisible();
  },
);

test('any other failure is reported and logged without personal data, and the form keeps its contents', async ({
  page,
  troubles,
}) => {
  await page.route(SUBMISSIONS, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'ada.stone@example.com failed' } }),
  );
  await openHydrated(page, '/');
  await fillEnquiry(page);
  await sendButton(page).click();
  const text = 'An error occurred. Please try again later.';
  await expect(toast(page, 'Failed to Submit Form', text)).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  const failures = () => troubles.filter((line) => line.includes('Enquiry not sent'));
  await expect.poll(failures).toHaveLength(1);
  expect(troubles.join('\n')).not.toContain('ada.stone');

  // Failed attempts do not count towards the limit.
  await page.unroute(SUBMISSIONS);
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 500, json: {} }));
  for (const failed of [2, 3, 4]) {
    await sendButton(page).click();
    await expect.poll(failures).toHaveLength(failed);
  }
});

test('a fourth enquiry within five minutes is not sent, a later one is', async ({ page }) => {
  const requests = watchBackend(page);
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }));
  // The fake clock must be installed before the page loads. Enter instead of a click: clicks wait for frames, which this
  // clock can hold back.
  await page.clock.install();
  await openHydrated(page, '/');
  const send = () => sendButton(page).press('Enter');
  for (const sent of [1, 2, 3]) {
    await fillEnquiry(page);
    await send();
    await expect.poll(() => requests.length).toBe(sent);
    await expect(sendButton(page)).toBeEnabled();
  }
  await fillEnquiry(page);
  await send();
  await expect(limited(page)).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  expect(requests).toHaveLength(3);

  await page.clock.fastForward('05:00');
  await send();
  await expect.poll(() => requests.length).toBe(4);
});

test(
  'the server enforces the mailbox limit when the browser has forgotten it',
  { tag: '@prove' },
  async ({ page }) => {
    const email = newSender();
    const requests = watchBackend(page);
    for (const sent of [1, 2, 3, 4]) {
      await openHydrated(page, '/');
      // A repeated text does not count.
      await fillEnquiry(page, { Email: email, Message: `${ENQUIRY.Message} ${sent}` });
      await sendButton(page).click();
      await expect(sent < 4 ? received(page) : limited(page)).toBeVisible();
    }
    expect(requests).toHaveLength(4);
    expect((await requests.at(-1)?.response())?.status()).toBe(429);
    expect(await enquiryOnPage(page)).toEqual({ ...ENQUIRY, Email: email, Message: `${ENQUIRY.Message} 4` });
  },
);
