import { expect, test } from 'vitest';

import { startersFor } from './assistant.ts';
import { PAGES, pagesOf } from './pages.ts';

const paths = [...PAGES.map(({ path }): string => path), '/no/such/page'];

test.each(paths)('%s has three different starter questions, short enough for a phone', (path) => {
  const starters = startersFor(path);
  expect(new Set(starters).size).toBe(3);
  for (const starter of starters) {
    expect(starter).toMatch(/^[A-Z].{8,52}\?$/);
  }
});

test('every content page has its own starter questions', () => {
  const own = PAGES.filter(({ group }) => group !== 'account').map(({ path }) => startersFor(path).join());
  expect(new Set(own).size).toBe(own.length);
});

test('questions on an industry page name the industry', () => {
  for (const { path, label } of pagesOf('industry')) {
    for (const starter of startersFor(path)) expect(starter).toContain(label.toLowerCase());
  }
});
