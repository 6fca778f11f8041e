import { expect, test } from 'vitest';

import { pageOf } from '#content/pages.ts';

import { sourceLinks } from './source-links.ts';

test('pages of the site become links, with and without an anchor, and the first of each label counts', () => {
  const about = { title: ' About ', url: '/about#people' };
  expect(sourceLinks([about, { title: '', url: '/' }, { ...about, url: '/about#values' }])).toEqual([
    { label: 'About', href: '/about#people' },
    { label: '/', href: '/' },
  ]);
});

test('the home page is labelled by its short name and its contact section by its own', () => {
  const home = { title: pageOf('/').title, url: '/#services' };
  expect(sourceLinks([home, { title: 'Contact', url: '/#contact' }])).toEqual([
    { label: 'Home', href: '/#services' },
    { label: 'Contact', href: '/#contact' },
  ]);
});

test('pages of single pieces and laws become links', () => {
  const urls = ['/insights/deputy-in-the-chair', '/resources/notification-deadlines/gdpr#clock'];
  expect(sourceLinks(urls.map((url) => ({ title: url, url }))).map(({ href }) => href)).toEqual(urls);
});

test.each([
  '/no-such-page',
  '/insights/',
  '/insights/../admin',
  '/admin/submissions',
  '/login',
  '//evil.example',
  'https://evil.example/about',
  '',
])('"%s" does not become a link', (url) => {
  expect(sourceLinks([{ title: 'x', url }])).toEqual([]);
});
