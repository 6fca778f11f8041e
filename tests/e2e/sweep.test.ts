import type { Page } from '@playwright/test';

import { PAGES } from '#content/pages.ts';

import { axeFaults, structureFaults } from '#tests/harness/browser/page-faults.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openAlive } from '#tests/harness/browser/visitor.ts';

// Every page in tests of its own, shared out among the workers.
test.describe.configure({ mode: 'parallel' });

/** The page of the submissions shows nothing without a session: `admin.test.ts` looks at it. */
const SWEPT = PAGES.filter(({ path }) => path !== '/admin/submissions');
const WIDTHS = [360, 1280];
const NARROWEST = 320;
const MAX_LAYOUT_SHIFT = 0.01;

/** Lets the web fonts arrive after the first paint, as they do on a slow line: that is when text may move. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Goes down the page, so that everything lazy loads, and back up. */
async function seeAll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // Rejects for a broken picture, which is named below.
    await Promise.allSettled(shown.map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
    return shown.filter((image) => image.naturalWidth === 0).map((image) => `broken: ${image.currentSrc}`);
  });
}

/** All layout shifts since the page began, whatever window they fell into. */
async function layoutShift(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    observer.disconnect();
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node))),
    );
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

test('the sweep covers the registry', () => {
  expect(SWEPT.length).toBe(PAGES.length - 1);
  expect(SWEPT.length).toBeGreaterThanOrEqual(28);
  for (const group of ['main', 'service', 'industry', 'resource', 'legal', 'account']) {
    expect(SWEPT.map((entry): string => entry.group)).toContain(group);
  }
});

test('the sweep would see what the policy of a page refuses', async ({ page, troubles }) => {
  await openAlive(page, '/');
  const breaches = [
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "Taken over"';
      document.head.append(script);
    },
    () => document.body.setAttribute('style', 'color: red'),
    () => void fetch('https://elsewhere.invalid/').catch(() => {}),
    () => {
      new Image().src = 'https://elsewhere.invalid/pixel.png';
    },
  ];
  for (const breach of breaches) {
    troubles.length = 0;
    await page.evaluate(breach);
    await expect.poll(() => troubles.join('\n')).toContain('Content Security Policy');
  }
  await expect(page).not.toHaveTitle('Taken over');
});

for (const { path, title } of SWEPT) {
  for (const width of WIDTHS) {
    test(`${path} at ${width} px is whole, quiet, still and accessible`, async ({ page, troubles }) => {
      await page.setViewportSize({ width, height: 800 });
      await holdFonts(page);
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await openAlive(page, path);
      expect((await answered).status()).toBe(200);
      await expect(page).toHaveTitle(title);
      expect(await seeAll(page)).toEqual([]);
      const { total, moved } = await layoutShift(page);
      expect(total, `${path} at ${width} px moved ${moved.join('\n')}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      const faults = [...(await structureFaults(page)), ...(await axeFaults(page))];
      if (width === WIDTHS[0]) {
        await page.setViewportSize({ width: NARROWEST, height: 800 });
        faults.push(...(await structureFaults(page)));
      }
      expect(faults).toEqual([]);
      expect(troubles).toEqual([]);
    });
  }
}
