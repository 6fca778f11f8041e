import { accessibilityProblems } from '#tests/harness/browser/accessibility-problems.ts';
import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated } from '#tests/harness/browser/visitor.ts';

const UNKNOWN = [
  '/Über?q=1',
  '/insights/%22x%22',
  '/nowhere',
  '/services/nothing',
  '/resources/library/a/b/c',
];

for (const path of sampleOf(UNKNOWN, 1)) {
  test(`${path} answers 404, shows the not-found page, logs the path and loads once`, async ({
    page,
    site,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      // Chromium itself logs the 404 of the document.
      const isStatus = message.text().startsWith('Failed to load resource') && message.text().includes('404');
      if (!isStatus || message.location().url !== page.url()) told.push(message.text());
    });
    page.on('pageerror', (error) => told.push(error.message));
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));

    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    const { pathname } = new URL(path, site.url);
    await expect.poll(() => told).toEqual([expect.stringContaining(pathname)]);
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([new URL(path, site.url).href]);
    expect(told).toHaveLength(1);

    await page.getByRole('main').getByRole('link', { name: /Home/ }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
  });
}

test('a client-side navigation to an unknown path shows the same page', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await openHydrated(page, '/about');
  // A history change makes the router navigate on the client.
  await page.evaluate(() => {
    history.pushState(null, '', '/old-address');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => told.join('\n')).toContain('/old-address');
});

test('the contour lines of the not-found page run on into the footer', async ({ page }) => {
  await openHydrated(page, '/nowhere');
  const positionOf = (area: string, layer: 'maskPosition' | 'backgroundPosition') =>
    page.locator(area).evaluate((element, name) => getComputedStyle(element, '::before')[name], layer);
  // The contour lines are in the full stylesheet, which loads with hydration.
  await expect.poll(() => positionOf('main .contour', 'maskPosition')).toBe('0px 100%');
  expect(await positionOf('footer', 'backgroundPosition')).toBe('0px 0px');
});

for (const width of sampleOf([360, 1280], 1)) {
  test(`the not-found page is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openHydrated(page, '/nowhere');
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
