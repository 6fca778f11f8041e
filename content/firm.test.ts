import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { FIRM, HOTLINES } from './firm.ts';

/** The name however it is written: with a space, a hyphen or nothing between its words. */
const NAME = new RegExp(FIRM.name.replaceAll(' ', '[\\s_-]?'), 'i');

const SOURCES = '{app,backend,content,scripts,server,shared,supabase}/**/*.{ts,tsx,mjs,css,sql}';
/** Tests may spell it. */
const EXEMPT = ['content/firm.ts', '**/*.test.{ts,tsx}', '**/node_modules/**'];

const files = globSync(SOURCES, { exclude: EXEMPT });

test('no source file except firm.ts spells the name of the firm', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no text spells a telephone number of the firm or the hours of its promise', () => {
  const numbers = [...HOTLINES, FIRM.phone].flatMap(({ label, href }) => [label, href]);
  const promise = new RegExp(
    `(respon(se|d)|repl(y|ies)|answers|back to you) within ${FIRM.responseHours} hours`,
    'i',
  );
  const spelling = files
    .filter((file) => file.startsWith('content/'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return promise.test(text) || numbers.some((number) => text.includes(number));
    });
  expect(spelling).toEqual([]);
});
