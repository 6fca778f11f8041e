import type { Locator, Page, Request } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { expect } from './site-test.ts';
import type { Account } from './site-test.ts';

/** Entry of the local storage in which the pages keep a session. */
const SESSION_KEY = 'calder-vance-session';

export const SUBMISSIONS = '**/rest/v1/contact_submissions*';
export const SUBSCRIPTIONS = '**/rest/v1/newsletter_subscriptions*';

/** Opens a page and waits until its script has taken it over. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Opens a page and keeps its scripts from arriving, as a slow line would, until the returned function is called. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A page has loaded when its scripts have.
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

/** An address that has sent nothing yet: the server takes three enquiries an hour from one mailbox. */
export function newSender(): string {
  return `ada.stone-${crypto.randomUUID()}@example.com`;
}

export function contactForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Contact form' });
}

export function sendButton(page: Page): Locator {
  return contactForm(page).getByRole('button', { name: 'Send Message' });
}

/** Fills the required fields of the contact form; what is really sent needs a {@link newSender}. */
export async function fillEnquiry(page: Page, changes: Partial<typeof ENQUIRY> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...ENQUIRY, ...changes })) {
    await contactForm(page).getByLabel(label).fill(value);
  }
}

/** What the fields of the contact form hold, by label. */
export async function enquiryOnPage(page: Page): Promise<typeof ENQUIRY> {
  const read = Object.keys(ENQUIRY).map(async (label) => [
    label,
    await contactForm(page).getByLabel(label).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(read)) as typeof ENQUIRY;
}

export function newsletterForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Newsletter sign-up' });
}

/** The toast with exactly this title and text, as it is seen. */
export function toast(page: Page, title: string, text: string): Locator {
  return page
    .getByRole('region', { name: 'Notifications' })
    .locator('> *')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
}

/** Requests to the backend's tables, accounts and functions from now on, as `POST /rest/v1/…`. */
export function watchBackend(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/^\/(rest|auth|functions)\/v1\//.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return requests;
}

/** Gives the browser the session of an account, as if it had signed in earlier. */
export async function signInBefore(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  await page.addInitScript(
    ([key, session]) => {
      // Once: a page that has signed out stays signed out.
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'given');
      localStorage.setItem(key, session);
    },
    [SESSION_KEY, await answer.text()] as const,
  );
}

/** Distance of an element's upper edge from that of the window. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/** Makes the page compute as slowly as a cheap phone would. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** What moves has come to rest; a movement that follows the scrolling never ends. */
export async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
