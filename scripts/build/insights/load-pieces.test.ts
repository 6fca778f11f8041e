import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { ADVERTISED_TITLES } from '#content/insights/advertised.ts';
import { INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { CASE_STUDIES } from '#content/resources/case-studies.ts';
import { LIBRARY } from '#content/resources/library.ts';
import { WEBINARS } from '#content/resources/webinars.ts';
import { WHITE_PAPERS } from '#content/resources/white-papers.ts';

import { loadPieces, type LoadedPiece } from './load-pieces.ts';

const DIRECTORY = resolve(import.meta.dirname, '../../../content/insights');
const { pieces, problems } = loadPieces();

test('no file in content/insights has a mistake', () => {
  expect(problems).toEqual([]);
  expect(pieces.length).toBeGreaterThan(0);
});

test('every piece is one that the listings advertise', () => {
  expect(
    pieces.map(({ id }) => id).filter((id) => !ADVERTISED_TITLES.has(id)),
    'List these in content/insights.ts or content/resources/, or delete their files',
  ).toEqual([]);
});

test('listings agree with the files in title, type, category, practice and date', () => {
  const listed: Partial<LoadedPiece>[] = [
    ...[...INSIGHTS, ...RECENT_INSIGHTS].map(({ id, title, type, category, author, date }) => {
      return { id, title, type, category, practice: author, date };
    }),
    ...WHITE_PAPERS.list.items.map(({ id, title, category, author, date }) => {
      return { id, title, type: 'White Paper' as const, category, practice: author, date };
    }),
    ...WEBINARS.recorded.items.map(({ id, title, presenter, date }) => {
      return { id, title, type: 'Webinar' as const, practice: presenter, date };
    }),
    ...CASE_STUDIES.list.items.map(({ id, title }) => ({ id, title, type: 'Case Study' as const })),
    ...LIBRARY.list.items.map(({ id, title, type, category }) => ({ id, title, type, category })),
  ];
  for (const item of listed) {
    const piece = pieces.find(({ id }) => id === item.id);
    if (piece) expect(piece).toMatchObject(item);
  }
});

test('a broken file is left out and reported, and a draft is left out', () => {
  const directory = mkdtempSync(join(tmpdir(), 'pieces-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const name = readdirSync(DIRECTORY).find((file) => file.endsWith('.md')) ?? '';
  const source = readFileSync(join(DIRECTORY, name), 'utf8').replace(/^files:\n( .*\n)+/m, '');
  mkdirSync(join(directory, 'files'));
  writeFileSync(join(directory, 'whole.md'), source);
  writeFileSync(join(directory, 'broken.md'), source.replace('status: published', 'status: ready'));
  writeFileSync(join(directory, 'draft.md'), source.replace('status: published', 'status: draft'));
  const loaded = loadPieces(directory);
  expect(loaded.pieces.map(({ id }) => id)).toEqual(['whole']);
  expect(loaded.problems).toHaveLength(1);
  expect(loaded.problems[0]).toMatch(/broken\.md:\d+: status: /);
  expect(
    loadPieces(directory, { withDrafts: true })
      .pieces.map(({ id }) => id)
      .sort(),
  ).toEqual(['draft', 'whole']);
});
