import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LIBRARY, RESOURCE_CATEGORIES, RESOURCE_TYPES } from '#content/resources/library.ts';
import { readFilter, slugOf } from '#app/lib/query-filter.ts';

import {
  choiceOf,
  filterLibrary,
  LIBRARY_FILTER_KEYS,
  libraryFilterOf,
  NO_LIBRARY_FILTER,
} from './filter-library.ts';

const { items } = LIBRARY.list;

test('without a filter everything shows', () => {
  expect(filterLibrary(items, NO_LIBRARY_FILTER)).toEqual(items);
});

test('each category and each type finds its own and nothing else', () => {
  for (const category of RESOURCE_CATEGORIES) {
    const found = filterLibrary(items, { ...NO_LIBRARY_FILTER, category: slugOf(category) });
    expect(found).toEqual(items.filter((item) => item.category === category));
  }
  for (const type of RESOURCE_TYPES) {
    const found = filterLibrary(items, { ...NO_LIBRARY_FILTER, type: slugOf(type) });
    expect(found).toEqual(items.filter((item) => item.type === type));
  }
});

test('every title finds its resource', () => {
  for (const item of items) {
    expect(filterLibrary(items, { ...NO_LIBRARY_FILTER, q: item.title.toUpperCase() })).toContain(item);
  }
});

test('a choice that does not exist restricts nothing and shows as no choice', () => {
  expect(filterLibrary(items, { q: '', category: 'weather', type: 'song' })).toEqual(items);
  expect(choiceOf('weather', RESOURCE_CATEGORIES)).toBe('');
  expect(choiceOf('AI-Strategy', RESOURCE_CATEGORIES)).toBe('ai-strategy');
});

test('any address gives a part of the list in its order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 30 }), (raw, q) => {
      for (const search of [raw, `?q=${encodeURIComponent(q.toWellFormed())}`]) {
        const found = filterLibrary(items, readFilter(search, LIBRARY_FILTER_KEYS));
        expect(items.filter((item) => found.includes(item))).toEqual(found);
      }
    }),
  );
});

test('a form without fields reads as no filter', () => {
  expect(libraryFilterOf(new FormData())).toEqual(NO_LIBRARY_FILTER);
});
