import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { expect } from './site-test.ts';
import type { Account } from './site-test.ts';
import { openHydrated, signInBefore } from './visitor.ts';

const DESK = '/admin/submissions';
export const CAPTION = 'Latest 100 contact form submissions';

/** The list's table. It is not found by its caption, because the caption changes. */
export const listTable = (page: Page): Locator =>
  page.getByRole('region', { name: 'Submissions' }).getByRole('table');
export const rowOf = (page: Page, text: string): Locator =>
  listTable(page).getByRole('row').filter({ hasText: text });
/** The side panel. Toasts are dialogs too, so it is found by its Close button. */
export const panel = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close', exact: true }) });
export const tab = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });

let sent = 0;

export type Sent = { name: string; email: string; message: string };

/** Sends an enquiry directly to the API, each time as a new visitor with its own address. */
export async function sendEnquiry(page: Page, changes: Record<string, string | null> = {}): Promise<Sent> {
  sent += 1;
  const mark = `${Date.now()}-${sent}`;
  const row = {
    first_name: 'Ada',
    last_name: `Stone ${mark}`,
    email: `ada.${mark}@example.com`,
    company: 'Example Ltd',
    role: null,
    industry: null,
    interest: null,
    message: `We would like to talk about resilience (${mark}).`,
    source: 'website_contact_form',
    ...changes,
  };
  const response = await page.request.post('/rest/v1/contact_submissions', {
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'x-forwarded-for': `203.0.${Math.floor(sent / 250)}.${sent % 250}`,
    },
    data: row,
  });
  expect(response.status()).toBe(201);
  return { name: `${row.first_name} ${row.last_name}`, email: row.email, message: row.message };
}

/** Fields that make an enquiry look like spam. */
export function spam(mark: string): Record<string, string> {
  const links = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example/${mark}`).join(' ');
  return { message: `Cheap offer ${links}`, email: `spam.${mark}@mailinator.com` };
}

export async function openDesk(page: Page, admin: Account, query = ''): Promise<void> {
  await signInBefore(page, admin);
  await openHydrated(page, `${DESK}${query}`);
  // Not by role: an open panel hides the navigation from the accessibility tree.
  await expect(page.locator('nav[aria-label="Desk"]')).toBeVisible();
}

export async function openEnquiry(page: Page, name: string): Promise<void> {
  await listTable(page).getByRole('link', { name, exact: true }).click();
  await expect(panel(page).getByRole('heading', { name: 'Message', exact: true })).toBeVisible();
}

/** Opens the desk for another admin in a separate browser context. */
export async function otherAdmin(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.77' },
  });
  const page = await context.newPage();
  await openDesk(page, account);
  return page;
}

type Ask = <Result>(name: string, data: unknown) => Promise<Result>;

/** Calls functions of the desk as an admin, without the page. */
export async function deskOf(request: APIRequestContext, { email, password }: Account): Promise<Ask> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return async <Result>(name: string, data: unknown) => {
    const response = await request.post(`/rest/v1/rpc/${name}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      data,
    });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as Result;
  };
}
