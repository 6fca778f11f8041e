import { expect, test } from 'vitest';

import { BUILT_PAGES } from '#tests/harness/site/built-site.ts';
import { weighOnDemand } from './chunks.ts';

const weight = weighOnDemand('app/routes/home.tsx', 'app/features/calendar/picker/calendar.tsx');

test('the calendar loads on demand within 25 KB, script and styles together', () => {
  expect(weight.files.some((file) => /\/calendar-.*\.js$/.test(file))).toBe(true);
  expect(weight.files.some((file) => /\/calendar-.*\.css$/.test(file))).toBe(true);
  expect(weight.bytes).toBeGreaterThan(10_000);
  expect(weight.bytes).toBeLessThanOrEqual(25_000);
});

test('no page loads parts of the calendar before its link is pressed', () => {
  const own = weight.files.filter((file) => file.includes('/calendar-'));
  expect(own.length).toBeGreaterThan(1);
  for (const { path, html } of BUILT_PAGES) {
    expect(
      own.filter((file) => html.includes(file)),
      path,
    ).toEqual([]);
  }
});

test('without JavaScript the link leads to the list of free times', () => {
  const home = BUILT_PAGES.find(({ path }) => path === '/');
  const links = home?.root.querySelectorAll('#contact a[href="/consultation"]') ?? [];
  expect(links.map((link) => link.text)).toEqual(['Show free times']);
});
