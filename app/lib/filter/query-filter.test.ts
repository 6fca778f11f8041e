import fc from 'fast-check';
import { expect, test } from 'vitest';

import { slugOf } from '#shared/text/slug.ts';

import { matchesWords, nameOfSlug, readFilter, writeFilter } from './query-filter.ts';

const KEYS = ['q', 'category'] as const;
const NAMES = ['All', 'AI Strategy', 'Webinars and Events'] as const;

test('missing values read as empty strings', () => {
  expect(readFilter('?category=ai-strategy', KEYS)).toEqual({ q: '', category: 'ai-strategy' });
});

test('an emptied value is removed from the query and other parameters stay', () => {
  expect(writeFilter('?utm_source=mail&q=crisis', { q: '' })).toBe('?utm_source=mail');
  expect(writeFilter('?q=crisis', { q: '' })).toBe('');
});

test('a repeated parameter is read once, and is deduplicated by the next change', () => {
  expect(readFilter('?q=one&q=two', KEYS).q).toBe('one');
  expect(writeFilter('?q=one&q=two', { q: 'three' })).toBe('?q=three');
});

test('hostile query strings neither throw nor exceed the limit', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(
      '?q=%',
      '?q=%E0%A4%A',
      '?__proto__=x&constructor=y',
      '?q=%00%ff',
      `?q=${'a'.repeat(9000)}`,
    ),
  );
  fc.assert(
    fc.property(hostile, (search) => {
      const values = readFilter(search, KEYS);
      expect(Object.keys(values)).toEqual([...KEYS]);
      expect(Object.values(values).every((value) => value.length <= 100)).toBe(true);
      expect(typeof matchesWords(values.q, ['Crisis playbook'])).toBe('boolean');
      expect([...NAMES, undefined]).toContain(nameOfSlug(values.category, NAMES));
    }),
  );
});

test('written values read back unchanged', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => value.isWellFormed());
  fc.assert(
    fc.property(text, text, (q, category) => {
      expect(readFilter(writeFilter('?q=before', { q, category }), KEYS)).toEqual({ q, category });
    }),
  );
});

test('a name is found by its slug', () => {
  expect(slugOf('Webinars & Events')).toBe('webinars-events');
  expect(NAMES.map((name) => nameOfSlug(slugOf(name), NAMES))).toEqual(NAMES);
  expect(nameOfSlug('nothing', NAMES)).toBeUndefined();
});

test('every word must occur, whatever the order, case and accents', () => {
  expect(matchesWords('PLAYBOOK crisis', ['Crisis', 'playbook'])).toBe(true);
  expect(matchesWords('crisis budget', ['Crisis', 'playbook'])).toBe(false);
  expect(matchesWords('resume', ['Résumé'])).toBe(true);
  expect(matchesWords('   ', ['anything'])).toBe(true);
  expect(matchesWords('(.*', ['anything'])).toBe(false);
});
