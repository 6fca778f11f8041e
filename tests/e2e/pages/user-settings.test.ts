import type { Page } from '@playwright/test';

import { structureProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { enlargeText } from '#tests/harness/browser/enlarge-text.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { unreadableText } from '#tests/harness/browser/unreadable-text.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

/** One page of each kind, and the pages with tables, timelines and filters. */
const PATHS = [
  '/',
  '/about',
  '/insights',
  '/services/risk-resilience',
  '/services/incident-response',
  '/industries/finance',
  '/resources/case-studies',
  '/resources/library',
  '/resources/crisis-assessment',
  '/security',
  '/terms',
  '/login',
  '/events/rehearsing-an-ai-incident',
  '/nothing-here',
] as const;

const ENLARGED = [
  { name: 'text of twice the size', width: 1280, height: 900, text: 2 },
  // 1280 by 1024 px at a zoom of 400 %.
  { name: 'a zoom of 400 %', width: 320, height: 256, text: 1 },
  { name: 'text of twice the size on a tablet', width: 768, height: 1024, text: 2 },
  { name: 'text of one and a half times the size on a phone', width: 390, height: 844, text: 1.5 },
  { name: 'text of twice the size on a phone', width: 390, height: 844, text: 2 },
];

for (const { name, width, height, text } of sampleOf(ENLARGED, 1)) {
  test(`with ${name} no content is lost, covered or cut off`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await enlargeText(page, text);
    const faults: string[] = [];
    for (const path of PATHS) {
      // The page of an event is a template that the server fills. It has no script to hydrate it.
      await (path.startsWith('/events/') ? page.goto(path) : openHydrated(page, path));
      faults.push(...(await structureProblems(page)), ...(await unreadableText(page)));
    }
    expect(faults).toEqual([]);
  });
}

test('at a zoom of 400 % no number in the footer is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/about');
  const lines = await page.locator('footer a[href^="tel:"]').evaluateAll((links) =>
    links.map((link) => {
      // The cast is safe: the walker shows texts only.
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).lastChild() as Text;
      const number = document.createRange();
      number.setStart(text, text.data.indexOf('+'));
      number.setEnd(text, text.length);
      return new Set([...number.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** Controls without a border: forced colours remove the background that would show their edge. */
  const boxless = (page: Page) =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll('button, .button, input, select, textarea')];
      return (
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((control) => !control.closest('[aria-hidden="true"]'))
          .filter((control) => !control.matches('.nav-link, .underline, [type="checkbox"], [type="radio"]'))
          // The Show button of a password is inside the border of its field.
          .filter((control) => !control.matches('[aria-controls$="password"]'))
          .filter((control) => {
            const { borderTopStyle, borderTopWidth, borderTopColor, color } = getComputedStyle(control);
            return (
              borderTopStyle === 'none' ||
              parseFloat(borderTopWidth) < 1 ||
              borderTopColor === 'transparent' ||
              !color
            );
          })
          .map((control) => `${location.pathname}: no edge around ${control.outerHTML.slice(0, 100)}`)
      );
    });

  test('every control and the dialog have a visible border', async ({ page }) => {
    for (const path of ['/', '/insights', '/resources/library', '/login'] as const) {
      await openHydrated(page, path);
      expect(await boxless(page)).toEqual([]);
    }
    await openHydrated(page, '/resources/white-papers');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Download/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toHaveCSS('border-top-width', '0px');
    expect(await boxless(page)).toEqual([]);
  });

  test('an arrow over a picture has the same background as its text', async ({ page }) => {
    await openHydrated(page, '/');
    const surface = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect(page.locator('[data-hero] .arrow')).toHaveCSS('background-color', surface);
  });

  test('drawings have the colour of text', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/insights/first-day-of-a-crisis', '/services/incident-response'] as const) {
      await openHydrated(page, path);
      const { text, drawn } = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main svg text')].filter((node) =>
          node.checkVisibility(),
        );
        return {
          text: getComputedStyle(document.body).color,
          drawn: [...new Set(texts.map((node) => getComputedStyle(node).fill))],
        };
      });
      expect(drawn, path).toEqual([text]);
    }
  });

  test('the current page is marked in the bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, '/about');
    const line = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .evaluate((link) => {
        const { backgroundColor, height, transform } = getComputedStyle(link, '::after');
        const surface = getComputedStyle(document.documentElement).backgroundColor;
        return { isSeen: backgroundColor !== surface, height, transform };
      });
    expect(line).toEqual({ isSeen: true, height: '2px', transform: 'none' });
  });
});
