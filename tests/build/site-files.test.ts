import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { FIRM } from '#content/firm.ts';
import { INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { PAGES } from '#content/pages.ts';
import { pageSlug } from '#app/lib/page-slug.ts';

import { BUILT_PAGES, CLIENT, readClient, SITE, SITE_URL } from './built-site.ts';

const INDEXED = PAGES.filter((page) => page.indexed);

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Tags that open and close in turn, and no bare ampersand: enough for files of a known make. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name = '', end] of xml.matchAll(/<(\/?)([a-z:]+)[^>?]*?(\/?)>/gi)) {
    if (end) continue;
    if (closing) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
}

test('the sitemap lists every indexed page with the day of its last change', () => {
  const sitemap = readClient('sitemap.xml');
  expectWellFormed(sitemap);
  expect(all(sitemap, /<loc>([^<]*)<\/loc>/g)).toEqual(INDEXED.map(({ path }) => SITE_URL + path));
  expect(all(sitemap, /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)).toEqual(
    INDEXED.map(({ updated }) => updated),
  );
});

test('robots are kept out of the pages of the staff and sent to the sitemap', () => {
  const lines = readClient('robots.txt').split('\n');
  const refused = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  for (const { path, indexed } of PAGES) {
    expect(refused.some((prefix) => path.startsWith(prefix))).toBe(!indexed);
  }
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test('the feed carries every insight, newest first, and the pages announce it', () => {
  const feed = readClient('insights/rss.xml');
  expectWellFormed(feed);
  expect(all(feed, /<item>\s*<title>/g)).toHaveLength(INSIGHTS.length + RECENT_INSIGHTS.length);
  const dates = all(feed, /<pubDate>([^<]*)<\/pubDate>/g).map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(new Set(all(feed, /<guid[^>]*>([^<]*)/g)).size).toBe(dates.length);
  const home = BUILT_PAGES.find(({ path }) => path === '/');
  const link = home?.root.querySelector('link[rel="alternate"][type="application/rss+xml"]');
  expect(link?.getAttribute('href')).toBe('/insights/rss.xml');
});

test('the guide for language models names indexed pages only', () => {
  const linked = all(readClient('llms.txt'), /\]\(([^)]*)\)/g);
  expect(linked.sort()).toEqual(INDEXED.map(({ path }) => SITE_URL + path).sort());
});

test('security.txt names the contact and expires within a year', () => {
  const text = readClient('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${FIRM.securityEmail}\n`);
  const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test('the icons of the manifest are there in their sizes', async () => {
  const manifest = JSON.parse(readClient('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const images = manifest.icons.filter(({ sizes }) => sizes !== 'any');
  expect(images.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src, sizes } of images) {
    const { width, height } = await sharp(join(CLIENT, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await sharp(join(CLIENT, 'apple-touch-icon.png')).metadata();
  expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
  expect([...readFileSync(join(CLIENT, 'favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('every indexed page has a share image of its own that its cards name', async () => {
  for (const { path } of INDEXED) {
    const file = `og/${pageSlug(path)}.jpg`;
    const { width, height, format } = await sharp(join(CLIENT, file)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const root = BUILT_PAGES.find((page) => page.path === path)?.root;
    expect(root?.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      `${SITE_URL}/${file}`,
    );
  }
});

test('the headers for static hosts say what our own server says', () => {
  const lines = readClient('_headers').split('\n');
  const policies = lines.filter((line) => line.startsWith('  content-security-policy: '));
  expect(policies).toHaveLength(1);
  // One policy for all pages there, with the sheet of each; a page of ours allows its own alone.
  const hashes = / 'sha256-[^']+'/g;
  const styles = /style-src[^;]+/;
  const [policy = ''] = policies;
  for (const { csp } of Object.values(SITE.pages)) {
    expect(policy.replace(styles, '')).toBe(`  content-security-policy: ${csp.replace(styles, '')}`);
    expect(csp.match(styles)?.[0].match(hashes)).toHaveLength(1);
    expect(policy.match(styles)?.[0].match(hashes)).toContain(csp.match(styles)?.[0].match(hashes)?.[0]);
  }
  // Limits of Cloudflare: 100 rules of 2,000 characters a line.
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
