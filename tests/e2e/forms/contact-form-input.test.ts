import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  contactForm,
  ENQUIRY,
  enquiryOnPage,
  fillEnquiry,
  newSender,
  openUnhydrated,
  openHydrated,
  sendButton,
  SUBMISSIONS,
  toast,
  watchBackend,
} from '#tests/harness/browser/visitor.ts';

const RECEIVED = [
  'Form Submitted Successfully',
  "Your information has been received. We'll get back to you within 24 hours.",
] as const;

test('with the honeypot filled the form shows success, sends nothing and keeps its contents', async ({
  page,
}) => {
  const requests = watchBackend(page);
  await openHydrated(page, '/');
  await fillEnquiry(page);
  const honeypot = contactForm(page).locator('input[name="website"]');
  await expect(honeypot).not.toBeInViewport();
  // Set by script, because people cannot reach the field.
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'));
  await sendButton(page).click();
  await expect(toast(page, ...RECEIVED)).toBeVisible();
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  expect(requests).toEqual([]);
});

test('the form says that a pasted message has reached its limit, until it is cleared', async ({ page }) => {
  await openHydrated(page, '/');
  const message = contactForm(page).getByLabel('Message');
  const count = contactForm(page).getByRole('status').filter({ hasText: 'characters left' });
  await message.focus();
  await page.keyboard.insertText('x'.repeat(CONTACT_LIMITS.message - 150));
  await expect(count).toHaveText('At most 200 characters left');
  await page.keyboard.insertText('x'.repeat(151));
  await expect(message).toHaveValue('x'.repeat(CONTACT_LIMITS.message));
  await expect(count).toHaveText(/^No characters left/);
  await contactForm(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(count).toHaveCount(0);
});

test('a sent enquiry is sanitised, cut to its limits and without the honeypot', async ({ page }) => {
  const requests = watchBackend(page);
  await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 201 }));
  await openHydrated(page, '/');
  await fillEnquiry(page, {
    'First name': '  <b>Ada</b> ',
    'Last name': 'Stone<script>alert(1)</script>',
    Email: ' Ada.Stone@Example.com ',
    Company: 'onclick= Example javascript:Ltd',
  });
  // Longer than the field's maxlength, which does not apply to scripts.
  await contactForm(page)
    .getByLabel('Message')
    .evaluate((area: HTMLTextAreaElement) => (area.value = 'x'.repeat(5000)));
  await contactForm(page).getByLabel('Role').selectOption({ label: 'Vice President' });
  await sendButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  const body: unknown = requests[0]?.postDataJSON();
  expect([body].flat()).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Stone',
      email: 'ada.stone@example.com',
      company: 'Example Ltd',
      role: 'vp',
      industry: null,
      interest: null,
      message: 'x'.repeat(CONTACT_LIMITS.message),
      source: 'website_contact_form',
      page: '/',
    },
  ]);
});

test('a link can prefill the enquiry, but only with sanitised values', async ({ page, troubles }) => {
  const interest = contactForm(page).getByLabel('Area of interest');
  const message = contactForm(page).getByLabel('Message');
  for (const { value } of INTEREST_OPTIONS) {
    await openHydrated(page, `/?${new URLSearchParams({ interest: value, message: 'I register.' })}#contact`);
    await expect(interest).toHaveValue(value);
    await expect(message).toHaveValue('I register.');
  }
  const hostile = {
    interest: '"><img src=x onerror=alert(1)>',
    message: `<script>alert(1)</script>${'y'.repeat(6000)}`,
  };
  page.on('dialog', (dialog) => troubles.push(`dialog: ${dialog.message()}`));
  await openHydrated(page, `/?${new URLSearchParams(hostile)}#contact`);
  await expect(message).toHaveValue(/^y+$/);
  expect((await message.inputValue()).length).toBeLessThanOrEqual(CONTACT_LIMITS.message);
  await expect(interest).toHaveValue('');
  expect(troubles).toEqual([]);
});

test('text typed before hydration is kept', async ({ page, troubles }) => {
  const release = await openUnhydrated(page, '/');
  await fillEnquiry(page);
  await contactForm(page).getByLabel('Role').selectOption({ label: 'COO' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(await enquiryOnPage(page)).toEqual(ENQUIRY);
  await expect(contactForm(page).getByLabel('Role')).toHaveValue('coo');
  expect(troubles).toEqual([]);
});

test('an enquiry submitted before hydration is sent once afterwards', async ({ page, troubles }) => {
  const requests = watchBackend(page);
  const release = await openUnhydrated(page, '/');
  await fillEnquiry(page, { Email: newSender() });
  await sendButton(page).click();
  await sendButton(page).click();
  await contactForm(page).getByLabel('Company').press('Enter');
  expect(page.url()).toMatch(/\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true');
  expect(requests).toEqual([]);
  release();
  await expect(toast(page, ...RECEIVED)).toBeVisible();
  expect(requests).toHaveLength(1);
  await expect(contactForm(page).getByLabel('First name')).toHaveValue('');
  expect(troubles).toEqual([]);
});

test('a double click sends one enquiry', async ({ page }) => {
  const requests = watchBackend(page);
  await openHydrated(page, '/');
  await fillEnquiry(page, { Email: newSender() });
  await sendButton(page).dblclick();
  await expect(toast(page, ...RECEIVED)).toHaveCount(1);
  expect(requests).toHaveLength(1);
});

test('the backend client loads on first use of the form', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  const fetchedClient = async () => (await Promise.all(texts)).some((text) => text.includes('supabase-js/'));
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(texts.length).toBeGreaterThan(0);
  expect(await fetchedClient()).toBe(false);
  await contactForm(page).getByLabel('First name').focus();
  await expect.poll(fetchedClient).toBe(true);
});
