import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LIBRARY, RESOURCE_CATEGORIES, RESOURCE_TYPES } from '#content/resources/library.ts';
import { readFilter } from '#app/lib/filter/query-filter.ts';
import { slugOf } from '#shared/text/slug.ts';

import {
  choiceOf,
  filterLibrary,
  LIBRARY_FILTER_KEYS,
  libraryFilterOf,
  NO_LIBRARY_FILTER,
} from './filter-library.ts';

const { items } = LIBRARY.list;

test('without a filter all resources are shown', () => {
  expect(filterLibrary(items, NO_LIBRARY_FILTER)).toEqual(items);
});

test('each category and each type finds exactly its own resources', () => {
  for (const category of RESOURCE_CATEGORIES) {
    const found = filterLibrary(items, { ...NO_LIBRARY_FILTER, category: slugOf(category) });
    expect(found).toEqual(items.filter((item) => item.category === category));
  }
  for (const type of RESOURCE_TYPES) {
    const found = filterLibrary(items, { ...NO_LIBRARY_FILTER, type: slugOf(type) });
    expect(found).toEqual(items.filter((item) => item.type === type));
  }
});

test('every resource is found by its title in capital letters', () => {
  for (const item of items) {
    expect(filterLibrary(items, { ...NO_LIBRARY_FILTER, q: item.title.toUpperCase() })).toContain(item);
  }
});

test('an unknown category or type filters nothing and leaves its dropdown unset', () => {
  expect(filterLibrary(items, { q: '', category: 'weather', type: 'song' })).toEqual(items);
  expect(choiceOf('weather', RESOURCE_CATEGORIES)).toBe('');
  expect(choiceOf('AI-Strategy', RESOURCE_CATEGORIES)).toBe('ai-strategy');
});

test('any URL query gives a subset of the list in its original order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 30 }), (raw, q) => {
      for (const search of [raw, `?q=${encodeURIComponent(q.toWellFormed())}`]) {
        const found = filterLibrary(items, readFilter(search, LIBRARY_FILTER_KEYS));
        expect(items.filter((item) => found.includes(item))).toEqual(found);
      }
    }),
  );
});

test('a form without fields gives an empty filter', () => {
  expect(libraryFilterOf(new FormData())).toEqual(NO_LIBRARY_FILTER);
});
