import type { Page } from '@playwright/test';

import { PAGES } from '#content/pages.ts';

import { axeViolations, structureProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { samplePages } from '#tests/harness/browser/sample-pages.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

// Each page has its own tests, which are distributed over the workers.
test.describe.configure({ mode: 'parallel' });

/** Without the submissions page, which needs a session and is covered by `admin.test.ts`. */
const SWEPT = PAGES.filter(({ path }) => path !== '/admin/submissions');
const SAMPLE = samplePages(SWEPT);
const NARROWEST = 320;
const NARROW = 360;
const WIDE = 1280;
/** Each page at one of the widths, which alternate, and then each at the other. */
const CASES = [0, 1].flatMap((turn) =>
  SAMPLE.map((page, index) => ({ ...page, width: (index + turn) % 2 === 0 ? NARROW : WIDE })),
);
const RUN = sampleOf(CASES, SAMPLE.length);
const MAX_LAYOUT_SHIFT = 0.01;

/** Delays the web fonts until after the first paint, as on a slow connection, because then text may shift. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Scrolls down the page and back up, so that everything lazy loads. Returns the broken images. */
async function scrollThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // decode() rejects for a broken image, which is returned below.
    await Promise.allSettled(shown.map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
    return shown.filter((image) => image.naturalWidth === 0).map((image) => `broken: ${image.currentSrc}`);
  });
}

/** The sum of all layout shifts since the page loaded, without the session windows of CLS. */
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
  expect(SWEPT).toHaveLength(PAGES.length - 1);
  expect(SWEPT.length).toBeGreaterThanOrEqual(28);
  for (const group of ['main', 'service', 'industry', 'resource', 'legal', 'account']) {
    expect(RUN.map((entry): string => entry.group)).toContain(group);
  }
  expect(new Set(RUN.map(({ path }) => path)).size).toBe(SAMPLE.length);
  expect(RUN.filter(({ width }) => width === NARROW).length).toBeGreaterThanOrEqual(RUN.length / 2);
});

test('the sweep detects violations of the Content Security Policy', async ({ page, troubles }) => {
  await openHydrated(page, '/');
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

for (const { path, title, width } of RUN) {
  test(`${path} at ${width} px is complete, accessible and without errors or layout shifts`, async ({
    page,
    troubles,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await holdFonts(page);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await openHydrated(page, path);
    expect((await answered).status()).toBe(200);
    await expect(page).toHaveTitle(title);
    expect(await scrollThrough(page)).toEqual([]);
    const { total, moved } = await layoutShift(page);
    expect(total, `${path} at ${width} px moved ${moved.join('\n')}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    const faults = [...(await structureProblems(page)), ...(await axeViolations(page))];
    if (width === NARROW) {
      await page.setViewportSize({ width: NARROWEST, height: 800 });
      faults.push(...(await structureProblems(page)));
    }
    expect(faults).toEqual([]);
    expect(troubles).toEqual([]);
  });
}
