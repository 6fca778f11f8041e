import { expect, test } from 'vitest';

import { stripHiddenCharacters } from './hidden-characters.ts';

test('invisible characters are removed and visible ones stay', () => {
  const tags = String.fromCodePoint(0xe0001, 0xe0069, 0xe0067, 0xe007f);
  expect(stripHiddenCharacters(`in\u200Bci\uFEFFdent${tags}\uFE0F\u202E?`)).toBe('incident?');
  expect(stripHiddenCharacters('Café, naïve, 日本語 🙂')).toBe('Café, naïve, 日本語 🙂');
});
