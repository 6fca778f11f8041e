import type { Locator, Page, Request } from '@playwright/test';

import { FIRM } from '#content/firm.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { expect } from './site-test.ts';
import type { Account } from './site-test.ts';

/** Local storage key of the session. */
const SESSION_KEY = `${FIRM.storagePrefix}-session`;

export const SUBMISSIONS = '**/rest/v1/contact_submissions*';
export const SUBSCRIPTIONS = '**/rest/v1/newsletter_subscriptions*';

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Marks the document, so that a replaced document can be recognised. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset['mark'] = 'same'));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same');
}

/** Opens a page and holds back its scripts, as a slow connection would, until the returned function is called. */
export async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The load event waits for the scripts, which are held back.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

export const ENQUIRY = {
  'First name': 'Ada',
  'Last name': 'Stone',
  Email: 'ada.stone@example.com',
  Company: 'Example Ltd',
  Message: 'We would like to talk about resilience.',
};

/** A fresh email address: the server accepts only three enquiries from one mailbox within five minutes. */
export function newSender(): string {
  return `ada.stone-${crypto.randomUUID()}@example.com`;
}

export function contactForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Contact form' });
}

export function sendButton(page: Page): Locator {
  return contactForm(page).getByRole('button', { name: 'Send Message' });
}

/** @param values the text for each field, by label */
export async function fillFields(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

/** Current values of the fields of a form that have these labels. */
export async function fieldsOnPage<Values extends object>(form: Locator, labelled: Values): Promise<Values> {
  const read = Object.keys(labelled).map(async (label) => [label, await form.getByLabel(label).inputValue()]);
  return Object.fromEntries(await Promise.all(read)) as Values;
}

/** Fills the required fields of the contact form. A test that really sends it needs a {@link newSender}. */
export async function fillEnquiry(page: Page, changes: Partial<typeof ENQUIRY> = {}): Promise<void> {
  await fillFields(contactForm(page), { ...ENQUIRY, ...changes });
}

/** Current values of the contact form, by label. */
export function enquiryOnPage(page: Page): Promise<typeof ENQUIRY> {
  return fieldsOnPage(contactForm(page), ENQUIRY);
}

export function newsletterForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Newsletter sign-up' });
}

/** The toast with exactly this title and text. */
export function toast(page: Page, title: string, text: string): Locator {
  return page
    .getByRole('region', { name: 'Notifications' })
    .locator('> *')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
}

/** Collects all requests to the backend's tables, accounts and functions from now on. */
export function watchBackend(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/^\/(rest|auth|functions)\/v1\//.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return requests;
}

/** Stores an account's session in the browser, as if it had signed in earlier. */
export async function signInBefore(page: Page, { email, password }: Account): Promise<void> {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password },
  });
  expect(response.status()).toBe(200);
  await page.addInitScript(
    ([key, session]) => {
      // Only on the first load, so that a page that has signed out stays signed out.
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'given');
      localStorage.setItem(key, session);
    },
    [SESSION_KEY, await response.text()] as const,
  );
}

/** Distance of an element's top edge from the top of the window, in pixels. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/** Throttles the page's CPU to the speed of a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Waits until no animation is running. Scroll-driven animations never end and do not count. */
export async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
