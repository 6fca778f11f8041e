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

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  const measured = lines.map(({ text, color, isLarge, box }) => {
    let least = Infinity;
    for (let y = Math.floor(box.top); y < Math.min(box.bottom, info.height); y += 1) {
      for (let x = Math.floor(box.left); x < Math.min(box.right, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        least = Math.min(least, contrast(color, [...data.subarray(at, at + 3)]));
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
