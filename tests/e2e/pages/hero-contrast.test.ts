import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { sampleOf } from '#tests/harness/browser/sample.ts';
import { expect, test } from '#tests/harness/browser/site-test.ts';
import { expectStill } from '#tests/harness/browser/visitor.ts';

type Line = {
  text: string;
  color: [number, number, number];
  isLarge: boolean;
  box: { left: number; top: number; right: number; bottom: number };
};

/** Every line of text over the image, with its box and its colour. */
function linesOverPicture(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const rgb = (color: string): [number, number, number] => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    return [...document.querySelectorAll('[data-hero], header')].flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true })) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const points = parseFloat(fontSize) * 0.75;
        const isLarge = points >= 18 || (points >= 14 && Number(fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          if (right - left < 1) continue;
          lines.push({ text, color: rgb(color), isLarge, box: { left, top, right, bottom } });
        }
      }
      return lines;
    });
  });
}

/** Linear intensity of each 8-bit channel value (WCAG 2.2, relative luminance), precomputed for millions of pixels. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? NaN) + 0.7152 * (LINEAR[green] ?? NaN) + 0.0722 * (LINEAR[blue] ?? NaN);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The lines of text over the image that have too little contrast with some pixel behind them. */
async function faintLines(page: Page) {
  const image = page.locator('[data-hero] img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page);
  const lines = await linesOverPicture(page);
  expect(lines.length).toBeGreaterThan(5);
  // Hides the text, so that the screenshot shows only the background.
  await page.evaluate(() =>
    document.documentElement.style.setProperty('-webkit-text-fill-color', 'transparent'),
  );
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.bottom)));
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: 0, y: 0, width: size.width, height };
  // A screenshot of the full page paints all of it, which takes long.
  const fullPage = height > size.height;
  const { data, info } = await sharp(await page.screenshot({ fullPage, clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  const measured = lines.map(({ text, color, isLarge, box }) => {
    const ofText = luminance(...color);
    let least = Infinity;
    for (let y = Math.floor(box.top); y < Math.min(box.bottom, info.height); y += 1) {
      for (let x = Math.floor(box.left); x < Math.min(box.right, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        const behind = luminance(data[at] ?? NaN, data[at + 1] ?? NaN, data[at + 2] ?? NaN);
        least = Math.min(least, contrast(ofText, behind));
      }
    }
    return { text, least: Number(least.toFixed(2)), needed: isLarge ? 3 : 4.5 };
  });
  expect(measured.every(({ least }) => Number.isFinite(least))).toBe(true);
  return measured.filter(({ least, needed }) => least < needed);
}

/** Each kind of hero, and of those with many pictures the brightest. */
const HEROES = [
  '/',
  '/services/incident-response',
  '/services/risk-resilience',
  '/industries/finance',
  '/insights',
  '/insights/hospital-group-on-paper',
  '/insights/ai-agents-allow-log-refuse',
  '/resources/library',
  '/resources/white-papers',
];

const SIZES = [
  [390, 844],
  [1280, 800],
  [360, 780],
  [768, 1024],
  [1920, 1080],
] as const;

for (const [width, height] of sampleOf(SIZES, 2)) {
  test(`the text on a hero image, and in the bar above it, has enough contrast at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of HEROES) {
      await page.goto(path);
      expect(await faintLines(page), path).toEqual([]);
    }
  });
}
