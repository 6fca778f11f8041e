import { expect, test } from 'vitest';

import { visibleJson, visibleParts, visibleText } from './visible-text.ts';

const HIDDEN = [
  0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200b, 0x200c, 0x200d, 0x200e,
  0x200f, 0x061c, 0xfeff, 0x00ad, 0x2060, 0x180e, 0x3164, 0xe0001, 0xe0041, 0xe007f, 0xfe0e, 0xfe0f, 0xe0100,
  0x0001, 0x007f, 0x0080, 0x0085, 0x009f, 0xfff9,
];

test.each(HIDDEN)('the hidden character with code %i is replaced by its code', (code) => {
  const written = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  expect(visibleText(`a${String.fromCodePoint(code)}b`)).toBe(`a[${written}]b`);
});

test.each(['Café, naïve, 日本語, עדה, فاطمة', 'one\ttwo\r\nthree', '👩‍🔧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣ 👍🏽 🇬🇧', '[U+202E]', ''])(
  '%j stays unchanged',
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);

test('tags and variation selectors after an emoji are replaced by their codes', () => {
  expect(visibleText('👍\u{E0041}')).toBe('👍[U+E0041]');
  expect(visibleText('❤\uFE0F\uFE0F')).toBe('❤\uFE0F[U+FE0F]');
});

test('a text is split into visible and hidden parts', () => {
  expect(visibleParts('\u202Eab\u2069')).toEqual([
    { kind: 'hidden', text: 'U+202E' },
    { kind: 'text', text: 'ab' },
    { kind: 'hidden', text: 'U+2069' },
  ]);
});

test('JSON keeps every value and shows every hidden character', () => {
  const value = { name: 'a\u202Eb\u{E0041} 👩‍🔧', other: '\\\u2028' };
  const json = visibleJson(value, 2);
  expect(JSON.parse(json)).toEqual(value);
  expect(json).toContain(String.raw`a\u202eb\udb40\udc41 👩‍🔧`);
  expect(visibleText(json)).toBe(json);
});
