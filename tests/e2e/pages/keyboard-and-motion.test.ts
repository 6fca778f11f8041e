import type { Page } from '@playwright/test';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { openHydrated, topOf } from '#tests/harness/browser/visitor.ts';

/** Describes why the focus is not visible; `undefined` if it is. */
async function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const name = `${location.pathname}: ${element.outerHTML.slice(0, 100)}`;
    const hasOutline = (drawn: Element | null, pseudo?: string) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(drawn ?? element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !(pseudo && content === 'none');
    };
    // A link that covers its card shows the focus outline around the card.
    if (!hasOutline(element) && !hasOutline(element, '::after') && !hasOutline(element.closest('.card')))
      return `no outline on ${name}`;
    const isOnScreen = () =>
      [...element.getClientRects()].some((box) => {
        const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
        const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    // The Chat button leaves what it would cover some frames after the focus has scrolled the page.
    for (let frame = 0; frame < 6 && !isOnScreen(); frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    return isOnScreen() ? undefined : `covered or off screen: ${name}`;
  });
}

const TABBED = [
  ['/', 1280],
  ['/resources/library', 360],
  ['/resources/crisis-assessment', 1280],
  ['/', 360],
  ['/insights', 1280],
  ['/privacy', 1280],
] as const;

for (const [path, width] of sampleOf(TABBED, 2)) {
  test(`the focus is visible at every Tab stop of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openHydrated(page, path);
    const problems: string[] = [];
    let stops = 0;
    for (; stops < 250; stops += 1) {
      await page.keyboard.press('Tab');
      const isOut = await page.evaluate(() => document.activeElement === document.body);
      if (isOut && stops > 0) break;
      const problem = await focusProblem(page);
      if (problem) problems.push(problem);
    }
    expect(stops).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no animation or transition takes time', async ({ page }) => {
    for (const path of ['/', '/insights', '/services/incident-response', '/resources/library']) {
      await openHydrated(page, path);
      const moving = await page.evaluate(() => {
        const seconds = (times: string) => Math.max(...times.split(',').map(parseFloat));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
              element,
              pseudo || undefined,
            );
            const isMoving =
              seconds(transitionDuration) > 0.001 ||
              (animationName !== 'none' && seconds(animationDuration) > 0.001) ||
              scrollBehavior === 'smooth';
            return isMoving ? [`${location.pathname}: ${element.outerHTML.slice(0, 80)}${pseudo}`] : [];
          }),
        );
      });
      expect(moving).toEqual([]);
    }
  });

  test(
    'links to the contact section and the newsletter do not scroll smoothly',
    { tag: '@prove' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          document.documentElement.dataset['scrolledHow'] = JSON.stringify(options);
          scroll.call(this, options);
        };
      });
      await page.setViewportSize({ width: 1280, height: 800 });
      await openHydrated(page, '/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect.poll(() => topOf(page.locator('#contact'))).toBeLessThan(120);
      await expect(page.locator('html')).toHaveAttribute('data-scrolled-how', /"instant"/);

      await openHydrated(page, '/insights');
      await page.getByRole('button', { name: 'Read Full Paper' }).first().click();
      await page.getByRole('button', { name: 'Sign Up Now' }).click();
      await expect(page.getByLabel('Email address')).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-scrolled-how', /"instant"/);
    },
  );
});
