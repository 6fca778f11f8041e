import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { FIRM } from './firm.ts';

/** The name however it is written: with a space, a hyphen or nothing between its words. */
const NAME = new RegExp(FIRM.name.replaceAll(' ', '[\\s_-]?'), 'i');

const SOURCES = '{app,backend,content,scripts,server,shared,supabase}/**/*.{ts,tsx,mjs,css,sql}';
/** Tests may spell it. */
const EXEMPT = ['content/firm.ts', '**/*.test.{ts,tsx}', '**/node_modules/**'];

test('no source file except firm.ts spells the name of the firm', () => {
  const files = globSync(SOURCES, { exclude: EXEMPT });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => NAME.test(readFileSync(file, 'utf8')))).toEqual([]);
});
