import { describe, expect, test } from 'vitest';

import { DEADLINES_PATH, REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES } from '#content/pages.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';

import { BUILT_PAGES, SITE_URL, type BuiltPage } from '#tests/harness/site/built-site.ts';

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown };

/** The properties that search engines require for each type that the site uses. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'description', 'isPartOf'],
  Legislation: ['name'],
  AboutPage: ['name', 'url', 'description', 'isPartOf'],
  CollectionPage: ['name', 'url', 'description', 'isPartOf'],
  FAQPage: ['name', 'url', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  WebPageElement: ['cssSelector'],
  Service: ['name', 'description', 'provider', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author'],
  Report: ['headline', 'datePublished', 'author'],
  CreativeWork: ['headline', 'datePublished', 'author'],
  ItemList: ['numberOfItems', 'itemListElement'],
  ContactPoint: ['contactType', 'telephone'],
  PostalAddress: ['addressLocality', 'addressCountry'],
};

function graphOf({ root }: BuiltPage): Thing[] {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.rawText ?? '') as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Collects every object with a type and every bare reference, at any depth. */
function walk(value: unknown, things: Thing[], references: string[]): void {
  if (Array.isArray(value)) for (const item of value) walk(item, things, references);
  else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if ('@type' in value) things.push(value as Thing);
    else if ('@id' in value) references.push(String(value['@id']));
    for (const [, inner] of entries) walk(inner, things, references);
  }
}

const INDEXED = new Set<string>(
  [...PAGES.filter((page) => page.indexed), ...REGIME_PAGES, ...PIECES].map(({ path }) => path),
);

describe.each(BUILT_PAGES.filter(({ path }) => INDEXED.has(path)))('$path', (page) => {
  test('uses known types with their required properties', () => {
    const things: Thing[] = [];
    walk(graphOf(page), things, []);
    for (const thing of things) {
      expect(Object.keys(REQUIRED)).toContain(thing['@type']);
      for (const property of REQUIRED[thing['@type']] ?? []) {
        expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy();
      }
    }
  });

  test('references only ids that it defines', () => {
    const things: Thing[] = [];
    const references: string[] = [];
    walk(graphOf(page), things, references);
    const known = new Set(things.map((thing) => thing['@id']));
    expect(references.filter((reference) => !known.has(reference))).toEqual([]);
  });

  test('has a breadcrumb trail from the home page to itself', () => {
    const trail = graphOf(page).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (trail?.['itemListElement'] ?? []) as { item: string }[];
    const above = [DEADLINES_PATH, '/insights'].filter((path) => page.path.startsWith(`${path}/`));
    const parents = ['/', ...above];
    expect(items.map(({ item }) => item)).toEqual(
      page.path === '/' ? [] : [...parents, page.path].map((path) => SITE_URL + path),
    );
  });

  test('lists only questions and answers that are shown on the page', () => {
    const things: Thing[] = [];
    walk(graphOf(page), things, []);
    const text = page.root.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
    for (const thing of things.filter(({ '@type': type }) => type === 'Question' || type === 'Answer')) {
      expect(text).toContain(String(thing['@type'] === 'Question' ? thing['name'] : thing['text']));
    }
  });
});

test('service pages are described as services, staff pages have no structured data', () => {
  for (const page of BUILT_PAGES) {
    const blocks = page.root.querySelectorAll('script[type="application/ld+json"]');
    if (!INDEXED.has(page.path)) expect(blocks).toEqual([]);
    else if (page.path.startsWith('/services/')) {
      expect(graphOf(page).map((thing) => thing['@type'])).toContain('Service');
    }
  }
});
