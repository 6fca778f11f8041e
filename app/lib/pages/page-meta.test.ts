import { expect, it } from 'vitest';

import { PAGES } from '#content/pages.ts';

import { pageMeta } from './page-meta.ts';
import { pageSlug } from './page-slug.ts';

it('gives every indexed page an absolute canonical URL and a share image', () => {
  for (const page of PAGES.filter(({ indexed }) => indexed)) {
    const meta = pageMeta(page.path);
    expect(meta).toContainEqual({ title: page.title });
    const canonical = meta.find((entry) => 'rel' in entry && entry.rel === 'canonical');
    expect(canonical).toHaveProperty('href', expect.stringMatching(/^https?:\/\//));
    const image = meta.find((entry) => 'property' in entry && entry.property === 'og:image');
    expect(image).toHaveProperty('content', expect.stringContaining(`/og/${pageSlug(page.path)}.jpg`));
  }
});

it('keeps account pages and unknown paths out of search engines', () => {
  const noindex = { name: 'robots', content: 'noindex' };
  expect(pageMeta('/login')).toContainEqual(noindex);
  expect(pageMeta('/admin/submissions')).toContainEqual(noindex);
  expect(pageMeta('/no/such/page')).toContainEqual(noindex);
});

it('accepts a path with a trailing slash', () => {
  expect(pageMeta('/about/')).toEqual(pageMeta('/about'));
});

it('names share images after the path', () => {
  expect(pageSlug('/')).toBe('home');
  expect(pageSlug('/services/ai-education')).toBe('services-ai-education');
});
