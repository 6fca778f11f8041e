import type { Page } from '@playwright/test';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  expectStill,
  openUnhydrated,
  newsletterForm,
  openHydrated,
  slowDown,
  topOf,
} from '#tests/harness/browser/visitor.ts';

const TITLE = 'For Clients and Subscribers Only';
const TEXT = 'Why not sign up for our latest research and insights?';

/** The minimum number of gated buttons (read, view, browse, watch, download) on each page. */
const GATED_PAGES = {
  '/insights': 10,
  '/resources/white-papers': 4,
  '/resources/case-studies': 4,
  '/resources/webinars': 3,
  '/resources/library': 6,
};

const gate = (page: Page) => page.getByRole('dialog', { name: TITLE });
const gated = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Read|View|Browse|Watch|Download|Listen)/ });

for (const [path, least] of sampleOf(Object.entries(GATED_PAGES), 1)) {
  test(`every gated button of ${path} opens the gate and opens nothing else`, async ({ page, troubles }) => {
    const opened: string[] = [];
    page.on('popup', (popup) => opened.push(popup.url()));
    page.on('download', (download) => opened.push(download.url()));
    await openHydrated(page, path);
    const count = await gated(page).count();
    expect(count).toBeGreaterThanOrEqual(least);
    for (const index of sampleOf([...Array(count).keys()], 4)) {
      const button = gated(page).nth(index);
      await button.click();
      await expect(gate(page)).toBeVisible();
      await expect(gate(page)).toHaveAccessibleDescription(TEXT);
      await gate(page).getByRole('button', { name: 'Maybe Later' }).click();
      await expect(gate(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(opened).toEqual([]);
    expect(troubles).toEqual([]);
  });
}

test('a card leads to the page of its piece, wherever it is clicked beside its button', async ({ page }) => {
  await openHydrated(page, '/insights');
  const card = page.getByRole('region', { name: 'Latest' }).getByRole('listitem').first();
  const path = await card.getByRole('link').getAttribute('href');
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(path ?? '');
});

test('a click outside does not close the gate; Escape closes it and returns the focus', async ({ page }) => {
  await openHydrated(page, '/resources/white-papers');
  const button = gated(page).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(gate(page)).toBeVisible();
  await expect(gate(page).getByRole('button')).toHaveText(['Maybe Later', 'Sign Up Now']);

  for (const [x, y] of [
    [5, 5],
    [5, 300],
  ] as const) {
    await page.mouse.click(x, y);
    // A closing dialog stays visible until its animation ends.
    await expectStill(page);
    await expect(gate(page)).toBeVisible();
  }

  // The focus is trapped in the dialog.
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    await expect(gate(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(gate(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

const SIGN_UPS = [
  { from: '/resources/webinars', viewport: { width: 360, height: 740 } },
  { from: '/insights', viewport: { width: 1280, height: 800 } },
  { from: '/insights', viewport: { width: 360, height: 740 } },
  { from: '/resources/library', viewport: { width: 1280, height: 800 } },
];

for (const { from, viewport } of sampleOf(SIGN_UPS, 1)) {
  test(`Sign Up Now on ${from} at ${viewport.width} px focuses the newsletter's email field`, async ({
    page,
    troubles,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, from);
    // On a slow page the route change moves the focus late; the field must have it in the end.
    await slowDown(page);
    await gated(page).first().click();
    await gate(page).getByRole('button', { name: 'Sign Up Now' }).click();
    await expect(gate(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/insights(#newsletter)?$/);
    await expect(newsletterForm(page).getByLabel('Email address')).toBeFocused();
    await expect(newsletterForm(page)).toBeInViewport();
    await expect.poll(() => topOf(page.locator('#newsletter'))).toBeLessThan(200);
    expect(troubles).toEqual([]);
  });
}

test('a press of a gated button before hydration is replayed', async ({ page }) => {
  const release = await openUnhydrated(page, '/resources/white-papers');
  await gated(page).first().click();
  await expect(gate(page)).toHaveCount(0);
  release();
  await expect(gate(page)).toBeVisible();
});

test('in a reader’s browser a gated button leads to its target instead of opening the gate', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'reading', value: '1', url: baseURL ?? '' }]);
  await openHydrated(page, '/insights');
  await page.getByRole('button', { name: 'Browse Library' }).click();
  await expect(page).toHaveURL(/\/resources\/white-papers$/);
});
