import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { BREADCRUMB } from '#content/common/sections.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES, pagesOf } from '#content/pages.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';

import { BUILT_PAGES, CLIENT, SITE } from '#tests/harness/site/built-site.ts';

test('every page of the registry, of the laws, of the pieces, and the not-found page are built', () => {
  const paths = [...[...PAGES, ...REGIME_PAGES, ...PIECES].map((page) => page.path), '/404'];
  expect(Object.keys(SITE.pages).sort()).toEqual(paths.sort());
});

test.each([...pagesOf('resource'), ...pagesOf('tool')])(
  'the breadcrumb of $path leads through Insights',
  ({ path }) => {
    const page = BUILT_PAGES.find((built) => built.path === path);
    const crumbs = page?.root.querySelectorAll(`nav[aria-label="${BREADCRUMB.label}"] a`);
    expect(crumbs?.map((crumb) => crumb.getAttribute('href'))).toEqual(['/', '/insights']);
  },
);

test('the text that a contact link prefills is too short to count as repeated text', () => {
  const links = BUILT_PAGES.flatMap(({ root }) => root.querySelectorAll('a[href*="message="]'));
  const messages = links.map(
    (link) =>
      new URL(link.getAttribute('href') ?? '', 'http://site.invalid').searchParams.get('message') ?? '',
  );
  // Visitors complete those that end with a colon.
  const complete = messages.filter((message) => !message.endsWith(':'));
  expect(complete).not.toEqual([]);
  // The spam score compares texts from this length on.
  expect(complete.filter((message) => message.length >= 80)).toEqual([]);
});

/** Pages that the header's menus must link to. */
const inMenu = new Set<string>([...pagesOf('service'), ...pagesOf('industry')].map(({ path }) => path));

describe.each(BUILT_PAGES)('$path', ({ path, csp, file, html, root }) => {
  test('has a policy that allows exactly its inline scripts and styles', () => {
    const sources = [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(([, , attributes = '', text]) => text && !/ src=| type="application\//.test(attributes))
      .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(sources.length).toBeGreaterThan(1);
    expect(new Set(csp.match(/'sha256-[^']+'/g))).toEqual(new Set(sources));
    expect(csp).not.toMatch(/unsafe-|\*/);
  });

  test('has no inline style attribute and no inline event handler', () => {
    const attributes = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    expect(attributes.filter((name) => /^(style|on[a-z]+)$/i.test(name))).toEqual([]);
  });

  test('is prerendered as a whole: no part of it waits for a script of React', () => {
    expect(root.querySelectorAll('[id^="S:"], template[id^="B:"]')).toEqual([]);
    expect(root.querySelector('main h1')?.text.trim()).toBeTruthy();
  });

  test('numbered lists without markers have the role that Safari takes from them', () => {
    const lists = root.querySelectorAll('ol').filter((list) => !list.closest('nav'));
    expect(lists.filter((list) => list.getAttribute('role') !== 'list').map(String)).toEqual([]);
  });

  test('is marked as current in the navigation', () => {
    const links = root.querySelectorAll(`header a[href="${path}"]:not([aria-label])`);
    if (inMenu.has(path)) expect(links).not.toHaveLength(0);
    expect(links.filter((link) => link.getAttribute('aria-current') !== 'page')).toEqual([]);
  });

  test('paints from its HTML alone', () => {
    expect(root.querySelectorAll('head style')).toHaveLength(1);
    const [held, ...others] = root.querySelectorAll('link[rel="stylesheet"]');
    expect(held?.hasAttribute('disabled')).toBe(true);
    // Without JavaScript the full stylesheet loads immediately.
    expect(others.map((link) => link.closest('noscript') !== null)).toEqual([true]);
    expect(others[0]?.getAttribute('href')).toBe(held?.getAttribute('href'));
    expect(root.querySelectorAll('link[rel="modulepreload"]')).toEqual([]);
    // The only external script loads at low priority and runs only if it matches its integrity hash.
    const [script, ...further] = root.querySelectorAll('script[src], script[type="module"]');
    expect(further).toEqual([]);
    expect(script?.attributes).toMatchObject({ type: 'module', async: '', fetchpriority: 'low' });
    const code = readFileSync(join(CLIENT, script?.getAttribute('src') ?? ''));
    expect(script?.getAttribute('integrity')).toBe(
      `sha256-${createHash('sha256').update(code).digest('base64')}`,
    );
    const preloaded = root.querySelectorAll('link[rel="preload"]').map((link) => link.getAttribute('as'));
    expect(preloaded.filter((as) => as === 'font')).toHaveLength(2);
    expect(preloaded.filter((as) => as !== 'font' && as !== 'image')).toEqual([]);
  });

  test('preloads its hero image in the sizes that it displays', () => {
    const hero = root.querySelectorAll('img').find((image) => image.getAttribute('fetchpriority') === 'high');
    const preloads = root.querySelectorAll('link[rel="preload"][as="image"]');
    const sources = hero?.closest('picture')?.querySelectorAll('source[type="image/avif"]') ?? [];
    expect(preloads.map((link) => link.getAttribute('imagesrcset')).sort()).toEqual(
      sources.map((source) => source.getAttribute('srcset')).sort(),
    );
  });

  test('refers only to files that exist', () => {
    const addresses = [...html.matchAll(/(?:src|href|"|, )="?(\/(?:assets|images|icons)\/[^"\s,#<)]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of new Set(addresses)) expect(existsSync(join(CLIENT, address)), address).toBe(true);
  });

  test('is identical after decompression', () => {
    const plain = readFileSync(join(CLIENT, file));
    expect(brotliDecompressSync(readFileSync(join(CLIENT, `${file}.br`))).equals(plain)).toBe(true);
    expect(gunzipSync(readFileSync(join(CLIENT, `${file}.gz`))).equals(plain)).toBe(true);
  });
});
