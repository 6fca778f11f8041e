import { expect, test } from '#tests/harness/browser/site-test.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('the contour lines, which load late, are not the largest content of a page', async ({ page }) => {
  await page.goto('/privacy');
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  const largest = await page.evaluate(
    () =>
      new Promise<{ tag: string | undefined; url: string | undefined }>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, url } = list.getEntries().at(-1) as PerformanceEntry & {
            element?: Element;
            url?: string;
          };
          resolve({ tag: element?.tagName, url });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toEqual({ tag: 'P', url: '' });
});
