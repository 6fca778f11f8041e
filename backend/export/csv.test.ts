import { expect, test } from 'vitest';

import { csvLine } from './csv.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+44 20 7946 0000', `'+44 20 7946 0000`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['\rx', `'\rx`],
  ['  =cmd', `'  =cmd`],
  ['\n=cmd', `'\n'=cmd`],
  ['＝1+1', `'＝1+1`],
  ['\u202E=1+1', '[U+202E]=1+1'],
  ['invoice\u202Efdp.exe', 'invoice[U+202E]fdp.exe'],
  ['plain = text', 'plain = text'],
  ["shane.o'brien@example.com", "shane.o'brien@example.com"],
  [`Ltd;=cmd|'/C calc'!A0;`, `Ltd;'=cmd|'/C calc'!A0;`],
  ['a\n+1', `a\n'+1`],
  ['a;  @SUM(A1)', `a;  '@SUM(A1)`],
  ['a\n- cmd|b', `a\n'- cmd|b`],
  ['Please:\n- an audit\n- a plan', 'Please:\n- an audit\n- a plan'],
  ['see; https://example.org/?a=1', 'see; https://example.org/?a=1'],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`"${written}"\r\n`);
});

test.each(['a;"=1+1', 'a;""=1+1', 'a; " @SUM(A1)', 'a\n"=1+1', 'a|"+1'])(
  'no cell of %j is a formula when cells are separated by that sign',
  (value) => {
    const separator = /[;|\n]/.exec(value)?.[0] ?? '';
    const [, cell = ''] = csvLine([value]).split(separator);
    expect(cell.replaceAll(/["\s]/g, '')).toMatch(/^'[=@+]/);
  },
);

test('quotes are doubled, commas and line ends are kept inside quotes, and null becomes an empty field', () => {
  expect(csvLine(['a "b", c\nd', null, 7])).toBe('"a ""b"", c\nd","","7"\r\n');
});
