import fc from 'fast-check';
import { expect, test } from 'vitest';

import { INSIGHT_CATEGORIES, INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { slugOf } from '#shared/text/slug.ts';

import { CHIP_OPTIONS, chipOf, filterInsights } from './filter-insights.ts';

const ALL = [...INSIGHTS, ...RECENT_INSIGHTS];

test('the seven chips have distinct values, the first an empty one', () => {
  expect(CHIP_OPTIONS.map((option) => option.value)).toEqual(['', ...INSIGHT_CATEGORIES.map(slugOf)]);
  expect(new Set(CHIP_OPTIONS.map((option) => option.value)).size).toBe(7);
});

test('without a topic all insights are shown in their order', () => {
  expect(filterInsights(ALL, '')).toEqual(ALL);
  expect(filterInsights(ALL, 'all-insights')).toEqual(ALL);
});

test('each topic shows only its own insights, and every insight has a chip', () => {
  const found = INSIGHT_CATEGORIES.flatMap((category) => filterInsights(ALL, slugOf(category)));
  expect(new Set(found)).toEqual(new Set(ALL));
  for (const category of INSIGHT_CATEGORIES) {
    const shown = filterInsights(ALL, slugOf(category));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((item) => item.category === category)).toBe(true);
  }
});

test('an unknown topic shows nothing and presses no chip', () => {
  expect(filterInsights(ALL, 'weather')).toEqual([]);
  expect(chipOf('weather')).toBeUndefined();
});

test('any text as topic gives a subset of the list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (slug) => {
      expect(filterInsights(ALL, slug).every((item) => ALL.includes(item))).toBe(true);
    }),
  );
});
