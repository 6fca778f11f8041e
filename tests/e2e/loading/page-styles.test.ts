import type { Page } from '@playwright/test';

import { PAGES } from '#content/pages.ts';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { samplePages } from '#tests/harness/browser/sample-pages.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';

type Box = { what: string; box: string; look: string };

/** The box and computed style of every element, with all animations finished. */
function look(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    return Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        what: `${element.localName}.${element.getAttribute('class') ?? ''}`,
        box: [x, y, width, height].map((value) => value.toFixed(1)).join(' '),
        look: [
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.borderTopColor,
          style.borderTopWidth,
          style.fontFamily,
          style.fontSize,
          style.fontWeight,
          style.lineHeight,
          style.letterSpacing,
          style.textDecorationLine,
          style.opacity,
          style.visibility,
          style.objectPosition,
        ].join(' | '),
      };
    });
  });
}

for (const width of sampleOf([360, 1280], 1)) {
  test(`each page looks the same with its critical CSS as with the full stylesheet at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    // Without scripts nothing but the stylesheet changes the page.
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const { path } of samplePages(PAGES)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const before = await look(page);
      expect(before.length).toBeGreaterThan(50);
      await page.evaluate(
        () =>
          new Promise((done) => {
            const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
            link?.addEventListener('load', done, { once: true });
            if (link) link.disabled = false;
          }),
      );
      const after = await look(page);
      expect(after.length).toBe(before.length);
      const first = after.findIndex((box, index) => JSON.stringify(box) !== JSON.stringify(before[index]));
      expect(after[first], path).toEqual(before[first]);
    }
  });
}
