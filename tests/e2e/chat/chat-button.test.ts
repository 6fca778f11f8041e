import type { Locator, Page } from '@playwright/test';

import { LIBRARY } from '#content/resources/library.ts';

import { startAssessment } from '#tests/harness/browser/assessor.ts';
import { chatButton, drawer, openChat } from '#tests/harness/browser/chat.ts';
import { openDesk, sendEnquiry } from '#tests/harness/browser/desk.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import {
  expectStill,
  fillEnquiry,
  openHydrated,
  sendButton,
  SUBMISSIONS,
  toast,
} from '#tests/harness/browser/visitor.ts';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];

type Visit = { seen: number; places: number; covered: string[] };

/**
 * Scrolls down the page in steps smaller than the height of the button plus a line of text. At each position it
 * collects the controls under the visible Chat button, and counts the positions at which the button is visible.
 */
function scrollThrough(page: Page): Promise<Visit> {
  return page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    };
    const button = document.querySelector<HTMLElement>('.chat-button');
    if (!button) throw new Error('no Chat button');
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a[href], button, input, select, textarea, summary, label), .desk tr',
      ),
    ];
    const isShown = () => getComputedStyle(button).pointerEvents !== 'none';
    const controlsUnder = () => {
      const box = button.getBoundingClientRect();
      return controls.filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          [...control.getClientRects()].some(
            ({ left, right, top, bottom, width, height }) =>
              width > 2 &&
              height > 2 &&
              left < box.right - 1 &&
              right > box.left + 1 &&
              top < box.bottom - 1 &&
              bottom > box.top + 1,
          ),
      );
    };
    const covered = new Set<string>();
    let seen = 0;
    let places = 0;
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 61) {
      scrollTo({ top, behavior: 'instant' });
      await frames(2);
      // When the page is updated, the button observes the controls anew, which takes a few frames more.
      for (let late = 0; late < 4 && isShown() && controlsUnder().length > 0; late += 1) await frames(1);
      places += 1;
      if (!isShown()) continue;
      seen += 1;
      for (const { localName, textContent } of controlsUnder()) {
        covered.add(`${localName} ${textContent.trim().slice(0, 40)}`);
      }
    }
    return { seen, places, covered: [...covered] };
  });
}

async function expectCoversNothing(page: Page, name: string): Promise<void> {
  const { seen, places, covered } = await scrollThrough(page);
  expect(covered, name).toEqual([]);
  // The button must be visible at a fair share of the positions.
  expect(seen, name).toBeGreaterThan(0);
  expect(seen / places, name).toBeGreaterThan(0.3);
}

for (const viewport of sampleOf(VIEWPORTS, 1)) {
  test(`the Chat button covers no control at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const path of sampleOf(['/', '/resources/library'], 1)) {
      await openHydrated(page, path);
      await expectCoversNothing(page, path);
    }
    await startAssessment(page);
    await expectCoversNothing(page, 'the assessment');
  });
}

test(
  'the Chat button covers no control and no row of the desk, including Export',
  { tag: '@prove' },
  async ({ page, admin }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await sendEnquiry(page);
    await openDesk(page, admin);
    await expect(page.getByRole('button', { name: /^Export/ })).toBeVisible();
    await expectCoversNothing(page, 'the desk');
  },
);

test('the Chat button is visible on the first screen of the home page on phones', async ({ page }) => {
  for (const height of [640, 740, 800, 844, 915]) {
    await page.setViewportSize({ width: height < 820 ? 360 : 390, height });
    await openHydrated(page, '/');
    await expect(chatButton(page), `${height} px high`).toHaveCSS('opacity', '1');
  }
});

test('the Chat button is visible when focused by keyboard, even over a control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/resources/library');
  const category = page.getByRole('combobox', { name: LIBRARY.filter.category.label });
  const box = await chatButton(page).boundingBox();
  await category.evaluate((element, y) => {
    scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' });
  }, box?.y ?? 0);
  await expect(chatButton(page)).toHaveCSS('opacity', '0');
  await category.click({ trial: true });
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(chatButton(page)).toBeFocused();
  await expect(chatButton(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
});

/** Whether a press reaches `button` near both corners and at its centre. */
function isPressable(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) => {
      const found = document.elementFromPoint(left + (right - left) * share, top + (bottom - top) * share);
      return found !== null && element.contains(found);
    });
  });
}

for (const viewport of sampleOf(
  [...VIEWPORTS, { width: 740, height: 360 }, { width: 800, height: 600 }],
  1,
)) {
  test(
    `no toast covers the Close buttons of chat and menu at ${viewport.width} × ${viewport.height} px`,
    { tag: '@prove' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, '/');
      await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 503, json: {} }));
      await fillEnquiry(page);
      await sendButton(page).click();
      const failed = toast(page, 'Failed to Submit Form', 'An error occurred. Please try again later.');
      await expect(failed).toBeVisible();
      await expectStill(page);
      const menu = page.locator('header summary').first();
      if (await menu.isVisible()) {
        expect(await isPressable(menu)).toBe(true);
        await menu.click();
        expect(await isPressable(menu)).toBe(true);
        await menu.click();
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await openChat(page);
      await expectStill(page);
      await expect(failed).toBeVisible();
      expect(await isPressable(drawer(page).getByRole('button', { name: 'Close chat' }))).toBe(true);
      await expect(failed).toBeInViewport({ ratio: 1 });
    },
  );
}
