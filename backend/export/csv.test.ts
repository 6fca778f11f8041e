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
  ['\n=cmd', `'\n=cmd`],
  ['＝1+1', `'＝1+1`],
  ['\u202E=1+1', '[U+202E]=1+1'],
  ['invoice\u202Efdp.exe', 'invoice[U+202E]fdp.exe'],
  ['plain = text', 'plain = text'],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`"${written}"\r\n`);
});

test('quotes are doubled, commas and line ends are kept inside quotes, and null becomes an empty field', () => {
  expect(csvLine(['a "b", c\nd', null, 7])).toBe('"a ""b"", c\nd","","7"\r\n');
});
