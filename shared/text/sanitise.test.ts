import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sanitiseText } from './sanitise.ts';

const LIMIT = 200;
const clean = (value: string) => sanitiseText(value, LIMIT);

/** Fragments that could form harmful text once something between them is removed. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('<', '>', '</', '<script', '<script>', '</script>', 'javascript:', 'java', 'script:'),
      fc.constantFrom('on', 'onclick', '=', ' ', '<b>', '<img src=x', '\u0000', '\uD83D', '\uDE00', '\n'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

test.each([
  ['script blocks', 'before<script type="x">alert(1)</script>after', 'beforeafter'],
  ['tags, keeping their text', '<p>Hello <b>there</b></p><!-- c --><br/>', 'Hello there<!-- c -->'],
  ['the script scheme in any case', 'JavaScript:alert(1)', 'alert(1)'],
  ['event handler prefixes', 'x onclick = "go" ONload=1', 'x  "go" 1'],
  ['text that another removal uncovers', '<scr<b>ipt>alert(1)</scr</b>ipt>', ''],
  ['a scheme split by a tag', 'java<i>script:</i>go', 'go'],
  ['a scheme split by half a surrogate pair', 'java\uD800script:go', 'go'],
  ['control characters except tabs and line ends', 'a\u0000b\tc\nd\u007f', 'ab\tc\nd'],
  ['surrounding space', ' \n text \t', 'text'],
])('removes %s', (_, value, expected) => {
  expect(clean(value)).toBe(expected);
});

test('reads deeply nested tags in a few passes', () => {
  const nested = `${'<'.repeat(5_000)}${'a>'.repeat(5_000)}`;
  const startedAt = performance.now();
  expect(sanitiseText(nested, 4_000)).not.toMatch(/[<>]/);
  expect(performance.now() - startedAt).toBeLessThan(100);
});

test('the only single characters that are removed are lone surrogates and ASCII controls other than tab and line ends', () => {
  const characters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  const removed = characters.filter((character) => clean(`a${character}b`) === 'ab');
  const surrogates = characters.slice(0xd800, 0xe000);
  const controls = [...characters.slice(0, 0x20), '\u007f'].filter(
    (character) => !'\t\n\r'.includes(character),
  );
  expect(removed).toEqual([...controls, ...surrogates]);
});

test('leaves plain comparisons, prices and addresses alone', () => {
  const text = 'We have 3 < 5 sites, budget > €2m, on-call. Mail: jane@example.com';
  expect(clean(text)).toBe(text);
});

test.each([
  'Write only to <anna.safe@proton.me>, or Anna <anna@example.com>.',
  'From: IT <helpdesk@evil.example>\nSee <https://portal.example/login?one=1&online=3&onclick=5>',
  'Plan: one = hold, once = never, online = no',
])('leaves addresses, parameters and words alone: %s', (text) => {
  expect(clean(text)).toBe(text);
});

test('cuts to the limit without leaving half a surrogate pair', () => {
  expect(sanitiseText('ab😀', 3)).toBe('ab');
  expect(sanitiseText('x'.repeat(500), LIMIT)).toHaveLength(LIMIT);
});

test('leaves no tag, scheme, handler, control or lone surrogate, whatever the input', () => {
  fc.assert(
    fc.property(hostileText, (value) => {
      const result = clean(value);
      expect(result.length).toBeLessThanOrEqual(LIMIT);
      expect(result).not.toMatch(
        /<[/!?]?[a-z][a-z0-9-]*(?=[\s/>])[^<>]*>|javascript:|(?<![?&])\bonclick\s*=/i,
      );
      expect(result.isWellFormed()).toBe(true);
      expect(result).not.toContain('\u0000');
      expect(result.trim()).toBe(result);
    }),
    { numRuns: 2000 },
  );
});

test('sanitising a second time changes nothing', () => {
  fc.assert(
    fc.property(hostileText, (value) => {
      expect(clean(clean(value))).toBe(clean(value));
    }),
    { numRuns: 2000 },
  );
});

test('stays fast on input designed to be slow', () => {
  const slow = [
    '<a'.repeat(8000),
    '<script>'.repeat(2000),
    'on '.repeat(5000),
    `${'javascript:'.slice(0, 4).repeat(1400)}${'script:'.repeat(1400)}`,
    `${'<a'.repeat(2000)}${'java'.repeat(900)}${'script:'.repeat(900)}`,
  ];
  const start = performance.now();
  for (const value of slow) sanitiseText(value, 4000);
  expect(performance.now() - start).toBeLessThan(2000);
});
