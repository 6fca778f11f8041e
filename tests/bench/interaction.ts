import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';

import { buildIfChanged } from '#scripts/build.ts';
import { findChromium } from '#scripts/system-packages.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { median } from '#tests/harness/measuring/percentile.ts';

import { withServer } from './with-server.ts';

/** How many times slower than this machine the measured phone is. */
const CPU_SLOWDOWN = 4;
const RUNS = 3;
const PAINT_LIMIT_MS = 100;
const PAGE_LIMIT_MS = 200;
/** Time for which a visitor sees a link, or a page, before the press. */
const IN_VIEW_MS = 1_500;

type Press = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  at: (page: Page) => Locator;
};

const PRESSES: Press[] = [
  { name: 'Menu opens', path: '/', at: (page) => page.locator('header summary').first() },
  { name: 'Chat opens', path: '/', at: (page) => page.getByRole('button', { name: 'Chat', exact: true }) },
  {
    name: 'Empty contact form is sent',
    path: '/',
    at: (page) => page.getByRole('button', { name: 'Send Message' }),
  },
  {
    name: 'Empty newsletter form is sent',
    path: '/insights',
    at: (page) => page.getByRole('main').locator('form [type=submit]').first(),
  },
  {
    name: 'Gate opens',
    path: '/resources/library',
    at: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Read|View|Download)/ })
        .first(),
  },
  {
    name: 'Filter of the insights',
    path: '/insights',
    at: (page) => page.getByRole('main').locator('button[aria-pressed="false"]').first(),
  },
  {
    name: 'Answer of the assessment',
    path: '/resources/crisis-assessment',
    async prepare(page) {
      await page.getByRole('main').locator('a[href="#assessment"]').first().click();
      await page.getByRole('radio').first().waitFor();
    },
    at: (page) => page.locator('label:has([type=radio]), [type=radio]').first(),
  },
];

/** Links of the pages' content, by the page on which they are and the page to which they lead. */
const LINKS: [from: string, to: string][] = [
  ['/', '/services/risk-resilience'],
  ['/services/risk-resilience', '/services/insights-enablement'],
  ['/insights', '/resources/white-papers'],
];

/** Opens a page as a phone does, and waits until it is hydrated and at rest. */
async function openAsPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

/** Scrolls a control into the middle of the screen and leaves it there until everything is at rest. */
async function bringIntoView(page: Page, at: Locator): Promise<void> {
  await at.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(IN_VIEW_MS);
}

/** Milliseconds from the press to the next paint, as the browser's Event Timing reports them in steps of 8 ms. */
async function measurePress(browser: Browser, url: string, { path, prepare, at }: Press): Promise<number> {
  const page = await openAsPhone(browser, url + path);
  try {
    await prepare?.(page);
    await bringIntoView(page, at(page));
    await page.evaluate(() => {
      const slowest = Object.assign(window, { slowestMs: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          slowest.slowestMs = Math.max(slowest.slowestMs, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await at(page).tap();
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs);
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from the press of a link that was in view to the paint of the other page. */
async function measureLink(browser: Browser, url: string, from: string, to: string): Promise<number> {
  const page = await openAsPhone(browser, url + from);
  try {
    const link = page.locator(`main a[href="${to}"]:visible, footer a[href="${to}"]:visible`).first();
    await bringIntoView(page, link);
    await page.evaluate(() => {
      const timing = Object.assign(window, { arrivedMs: 0 });
      const before = document.querySelector('h1')?.textContent;
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const watch = () => {
            if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(watch);
            // The frame in which the heading has changed is painted before the next one begins.
            else requestAnimationFrame(() => (timing.arrivedMs = performance.now() - timeStamp));
          };
          requestAnimationFrame(watch);
        },
        { capture: true, once: true },
      );
    });
    await link.tap();
    const arrived = await page.waitForFunction(
      () => (window as unknown as { arrivedMs: number }).arrivedMs || undefined,
    );
    return Math.round((await arrived.jsonValue()) ?? Number.NaN);
  } finally {
    await page.context().close();
  }
}

/** Measures how soon a phone that is four times slower paints after a press, and how soon it shows the next page. */
export async function measureInteraction(): Promise<Measurement[]> {
  await buildIfChanged();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const repeat = async (measure: () => Promise<number>): Promise<number> => {
    const values: number[] = [];
    for (let run = 0; run < RUNS; run += 1) values.push(await measure());
    return median(values);
  };
  try {
    return await withServer({}, async (url) => {
      const measurements: Measurement[] = [];
      for (const press of PRESSES) {
        const value = await repeat(() => measurePress(browser, url, press));
        measurements.push({ name: `${press.name}: next paint`, value, unit: 'ms', limit: PAINT_LIMIT_MS });
      }
      for (const [from, to] of LINKS) {
        const value = await repeat(() => measureLink(browser, url, from, to));
        measurements.push({ name: `${from} to ${to}`, value, unit: 'ms', limit: PAGE_LIMIT_MS });
      }
      return measurements;
    });
  } finally {
    await browser.close();
  }
}
