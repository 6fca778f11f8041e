import { afterEach, expect, test, vi } from 'vitest';

import { noteReferringPage, referringPage } from './referring-page.ts';

const ORIGIN = 'https://example.com';

function arrive(referrer: string, pathname = '/'): void {
  vi.stubGlobal('window', { location: { origin: ORIGIN, pathname } });
  vi.stubGlobal('document', { referrer });
}

afterEach(() => {
  vi.unstubAllGlobals();
  noteReferringPage('');
});

test.each([
  ['a page of this site', `${ORIGIN}/services/executive-coaching?token=x#y`, '/services/executive-coaching'],
  ['a page with the slash of a static host', `${ORIGIN}/about/`, '/about'],
  ['another site', 'https://elsewhere.example/about', '/'],
  ['a site whose name begins alike', `${ORIGIN}.elsewhere.example/about`, '/'],
  ['nowhere', '', '/'],
])('a visitor who came from %s', (_from, referrer, page) => {
  arrive(referrer);
  expect(referringPage()).toBe(page);
});

test('a contact link that was followed counts more', () => {
  arrive(`${ORIGIN}/about`);
  noteReferringPage('/insights');
  expect(referringPage()).toBe('/insights');
});
