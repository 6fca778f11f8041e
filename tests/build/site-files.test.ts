import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { FIRM } from '#content/firm.ts';
import { INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { ACKNOWLEDGEMENT_MAIL, CEILING_MAIL, STAFF_NOTIFICATION_MAIL } from '#content/mails.ts';
import { DATA_CHANGES } from '#content/deadlines/changes.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES, pageOf } from '#content/pages.ts';
import { WEBINARS } from '#content/resources/webinars.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';
import { eventPath } from '#shared/events/paths.ts';
import { pageSlug } from '#app/lib/pages/page-slug.ts';

import { BUILD, BUILT_PAGES, CLIENT, readClient, SITE, SITE_URL } from '#tests/harness/site/built-site.ts';

const EVENTS = WEBINARS.upcoming.items.map(({ id }) => eventPath(id));
const INDEXED = PAGES.filter((page) => page.indexed);

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Checks that tags are nested correctly and ampersands escaped, which suffices for files that the build writes. */
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

test('the sitemap lists every indexed page with the date of its last change', () => {
  const sitemap = readClient('sitemap.xml');
  expectWellFormed(sitemap);
  expect(all(sitemap, /<loc>([^<]*)<\/loc>/g)).toEqual(
    [...[...INDEXED, ...REGIME_PAGES, ...PIECES].map(({ path }) => path), ...EVENTS, '/consultation'].map(
      (path) => SITE_URL + path,
    ),
  );
  expect(all(sitemap, /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)).toEqual([
    ...INDEXED.map(({ updated }) => updated),
    ...REGIME_PAGES.map(() => DATA_CHANGES[0].date),
    ...PIECES.map(({ date }) => date),
    ...EVENTS.map(() => pageOf(WEBINARS.path).updated),
    pageOf('/').updated,
  ]);
});

test('robots.txt excludes the staff pages and names the sitemap', () => {
  const lines = readClient('robots.txt').split('\n');
  const refused = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  for (const { path, indexed } of PAGES) {
    expect(refused.some((prefix) => path.startsWith(prefix))).toBe(!indexed);
  }
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  expect(refused).toEqual(
    expect.arrayContaining(['/insights/link', '/insights/open', '/newsletter/confirm']),
  );
});

test('the feed lists every insight, newest first, and the pages link to it', () => {
  const feed = readClient('insights/rss.xml');
  expectWellFormed(feed);
  expect(all(feed, /<item>\s*<title>/g)).toHaveLength(INSIGHTS.length + RECENT_INSIGHTS.length);
  const dates = all(feed, /<pubDate>([^<]*)<\/pubDate>/g).map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(new Set(all(feed, /<guid[^>]*>([^<]*)/g)).size).toBe(dates.length);
  const links = all(feed, /<item>[\s\S]*?<link>([^<]*)/g).filter((link) => link !== `${SITE_URL}/insights`);
  const listed = new Set([...INSIGHTS, ...RECENT_INSIGHTS].map(({ id }) => id));
  expect(links.sort()).toEqual(
    PIECES.filter(({ id }) => listed.has(id))
      .map(({ path }) => SITE_URL + path)
      .sort(),
  );
  const home = BUILT_PAGES.find(({ path }) => path === '/');
  const link = home?.root.querySelector('link[rel="alternate"][type="application/rss+xml"]');
  expect(link?.getAttribute('href')).toBe('/insights/rss.xml');
});

test('llms.txt links to exactly the indexed pages and the pieces', () => {
  const linked = all(readClient('llms.txt'), /\]\(([^)]*)\)/g);
  expect(linked.sort()).toEqual([...INDEXED, ...PIECES].map(({ path }) => SITE_URL + path).sort());
});

test('security.txt names the contact and expires within a year', () => {
  const text = readClient('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${FIRM.securityEmail}\n`);
  const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test('the icons of the web manifest exist in their declared sizes', async () => {
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

test('every indexed page has its own share image, which its meta tags name', async () => {
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

const cloudFrontPolicySchema = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string().check(z.maxLength(1_783)) }),
    ContentTypeOptions: z.object({ Override: z.literal(true) }),
    FrameOptions: z.object({ FrameOption: z.string() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  }),
  CustomHeadersConfig: z.object({
    Quantity: z.number(),
    Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.literal(true) })),
  }),
});
const cloudFrontSchema = z.object({ pages: cloudFrontPolicySchema, hashed: cloudFrontPolicySchema });

test('the headers for static hosts match those of the server', () => {
  const lines = readClient('_headers').split('\n');
  const policies = lines.filter((line) => line.startsWith('  content-security-policy: '));
  expect(policies).toHaveLength(1);
  // A static host has one policy with the style hashes of all pages; the server allows each page only its own.
  const hashes = / 'sha256-[^']+'/g;
  const styles = /style-src[^;]+/;
  const [policy = ''] = policies;
  for (const { csp } of Object.values(SITE.pages)) {
    expect(policy.replace(styles, '')).toBe(`  content-security-policy: ${csp.replace(styles, '')}`);
    expect(csp.match(styles)?.[0].match(hashes)).toHaveLength(1);
    expect(policy.match(styles)?.[0].match(hashes)).toContain(csp.match(styles)?.[0].match(hashes)?.[0]);
  }
  // Cloudflare allows at most 100 rules and 2,000 characters per line.
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('static hosts redirect the addresses that the server redirects, to pages that exist', () => {
  const rules = readClient('_redirects').trim().split('\n');
  expect(rules).toContain('/events /resources/webinars 308');
  expect(rules).toContain('/events/ /resources/webinars 308');
  for (const rule of rules) {
    const [from = '', to = ''] = rule.split(' ');
    expect([Object.keys(SITE.pages).includes(from), Object.keys(SITE.pages).includes(to)]).toEqual([
      false,
      true,
    ]);
  }
});

test('no page and no script holds the words of the mails', () => {
  const words = [ACKNOWLEDGEMENT_MAIL.quoteReference, STAFF_NOTIFICATION_MAIL.stop, CEILING_MAIL.todo];
  const files = globSync('**/*.{html,js}', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readClient(file);
    expect(
      words.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
});

test('the policies for CloudFront set the headers of the file for static hosts', () => {
  const [everywhere = ''] = readClient('_headers').split('\n\n');
  const wanted = everywhere
    .split('\n')
    .slice(1)
    .map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    );
  const { pages, hashed } = cloudFrontSchema.parse(
    JSON.parse(readFileSync(join(BUILD, 'cloudfront-headers.json'), 'utf8')),
  );
  for (const [{ SecurityHeadersConfig: security, CustomHeadersConfig: custom }, cache] of [
    [pages, 'no-cache'],
    [hashed, 'public, max-age=31536000, immutable'],
  ] as const) {
    expect(custom.Quantity).toBe(custom.Items.length);
    expect({
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': security.FrameOptions.FrameOption,
      'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    }).toEqual({ ...Object.fromEntries(wanted), 'cache-control': cache });
  }
});
