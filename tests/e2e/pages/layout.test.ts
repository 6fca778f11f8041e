import type { Locator } from '@playwright/test';

import { HOTLINES } from '#content/firm.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { contactForm, openHydrated } from '#tests/harness/browser/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const boxOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    return { top, bottom, left, right };
  });

test('a list of facts beside a longer text is only as tall as its facts', async ({ page }) => {
  await openHydrated(page, '/services/ai-education');
  const facts = page.locator('main dl').first();
  const list = await boxOf(facts);
  const last = await boxOf(facts.locator('> :last-child'));
  expect(list.bottom - last.bottom).toBeLessThan(4);
});

test('the emergency card is below both columns of the contact section, with its numbers side by side', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const numbers = HOTLINES.map(({ href }) => page.locator(`#contact a[href="${href}"]`));
  const tops = await Promise.all(numbers.map(async (number) => (await boxOf(number)).top));
  expect(new Set(tops).size).toBe(1);
  const card = await boxOf(page.locator('#contact .tone-ink'));
  const form = await boxOf(contactForm(page));
  const facts = await boxOf(page.locator('#contact dl'));
  expect([card.left, card.right]).toEqual([facts.left, form.right]);
  for (const { bottom } of [form, facts]) {
    expect(card.top).toBeGreaterThan(bottom);
    expect(card.top - bottom).toBeLessThan(160);
  }
});

for (const width of [700, 768, 1024]) {
  test(`the hotlines of incident response are alike at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/services/incident-response');
    const boxes = await Promise.all(
      HOTLINES.map(({ href }) => boxOf(page.locator(`main .button-signal[href="${href}"]`))),
    );
    expect(new Set(boxes.map(({ top, bottom }) => bottom - top)).size).toBe(1);
    expect(new Set(boxes.map(({ left, right }) => right - left)).size).toBe(1);
  });
}
