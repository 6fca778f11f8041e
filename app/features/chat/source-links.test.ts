import { expect, test } from 'vitest';

import { sourceLinks } from './source-links.ts';

test('pages of the site become links, with and without an anchor, each once', () => {
  const about = { title: ' About ', url: '/about#people' };
  expect(sourceLinks([about, { title: '', url: '/' }, { ...about, title: 'Again' }])).toEqual([
    { label: 'About', href: '/about#people' },
    { label: '/', href: '/' },
  ]);
});

test.each([
  '/no-such-page',
  '/admin/submissions',
  '/login',
  '//evil.example',
  'https://evil.example/about',
  '',
])('"%s" becomes no link', (url) => {
  expect(sourceLinks([{ title: 'x', url }])).toEqual([]);
});
