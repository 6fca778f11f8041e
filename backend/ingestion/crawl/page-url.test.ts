import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isExcluded, pageUrl } from './page-url.ts';

const BASE = new URL('https://www.example.com/services/a');
const at = (href: string) => pageUrl(href, BASE)?.href;

test.each([
  ['b', 'https://www.example.com/services/b'],
  ['/about/#team', 'https://www.example.com/about'],
  ['/', 'https://www.example.com/'],
  ['HTTPS://WWW.EXAMPLE.COM:443/About', 'https://www.example.com/About'],
  ['/a//b///c/', 'https://www.example.com/a/b/c'],
  ['/%61%2fb%7e', 'https://www.example.com/a%2Fb~'],
  ['/x/%2e%2e/y', 'https://www.example.com/y'],
  ['/%%35c', 'https://www.example.com/%5C'],
  ['/list?b=2&a=1&utm_source=mail&fbclid=1', 'https://www.example.com/list?a=1&b=2'],
  ['?', 'https://www.example.com/services/a'],
])('%s is normalised to %s', (href, expected) => {
  expect(at(href)).toBe(expected);
});

test.each([
  'https://example.com/',
  'http://www.example.com/',
  'https://www.example.com:8443/',
  '//evil.example/',
  'https://user@www.example.com/',
  'https://www.example.com@evil.example/',
  'mailto:a@example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '/brochure.pdf',
  '/picture.jpg',
  `/${'a'.repeat(2_100)}`,
  'https://[',
])('%s is not a page of the site', (href) => {
  expect(at(href)).toBeUndefined();
});

test('a normalised URL normalises to itself, stays on the site and within the length limit', () => {
  const part = fc.constantFrom(
    '..',
    '.',
    '%2e',
    '%2E%2e',
    '//',
    '/',
    'a',
    '%41',
    '%zz',
    '%',
    '\\',
    '?',
    '#',
    '&',
    '=',
    ':',
    '@',
    'é',
    ' ',
  );
  const href = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(href, (text) => {
      const url = pageUrl(text, BASE);
      if (!url) return true;
      return (
        pageUrl(url.href, BASE)?.href === url.href &&
        url.origin === BASE.origin &&
        url.hash === '' &&
        url.href.length <= 2_048
      );
    }),
    { numRuns: 3_000 },
  );
}, 60_000);

test('an excluded path covers the paths below it, not paths that merely share its prefix', () => {
  expect(['/terms', '/terms/old'].map((path) => isExcluded(path, ['/terms']))).toEqual([true, true]);
  expect(['/terms-of-art', '/', '/a/terms'].map((path) => isExcluded(path, ['/terms']))).toEqual([
    false,
    false,
    false,
  ]);
});
