import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { ADVERTISED_TITLES } from '#content/insights/advertised.ts';
import type { SheetHead } from '#content/insights/piece.ts';
import { PAGES } from '#content/pages.ts';

import { parsePiece, parseSheet, type CheckLink, type Piece, type Text } from './parse-piece.ts';
import { sheetSchema } from './schemas.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const DIRECTORY = join(ROOT, 'content/insights');

export type Sheet = SheetHead & { text: Text };

export type LoadedPiece = Piece & {
  path: `/insights/${string}`;
  /** Content of the Markdown files that belong to the piece, by file name. */
  sheets: Map<string, Sheet>;
};

type Loaded = {
  /** Newest first. */
  pieces: LoadedPiece[];
  /** One sentence for each mistake, with file and line. The pieces concerned are left out. */
  problems: string[];
};

/** A piece may refer to another one that is not written yet, as long as the listings advertise it. */
function linkChecker(ids: ReadonlySet<string>): CheckLink {
  const paths = new Set<string>([...PAGES, ...REGIME_PAGES].map(({ path }) => path));
  return (href) => {
    if (/^(https?:|mailto:)/.test(href)) return undefined;
    if (!href.startsWith('/')) return 'a link begins with https:, mailto:, / or #';
    const { pathname } = new URL(href, 'https://site.invalid');
    const id = /^\/insights\/([^/]+)$/.exec(pathname)?.[1];
    return paths.has(pathname) || (id && (ids.has(id) || ADVERTISED_TITLES.has(id)))
      ? undefined
      : 'the site has no such page';
  };
}

/** Reads every piece of a directory. Drafts are left out unless `withDrafts`. */
export function loadPieces(directory = DIRECTORY, { withDrafts = false } = {}): Loaded {
  const pieces: LoadedPiece[] = [];
  const problems: string[] = [];
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : [];
  const checkLink = linkChecker(new Set(names.map((name) => name.slice(0, -'.md'.length))));
  for (const name of names.sort()) {
    const path = join(directory, name);
    const report = (file: string, found: readonly { line: number; text: string }[]) => {
      problems.push(...found.map(({ line, text }) => `${relative(ROOT, file)}:${line}: ${text}`));
    };
    const id = name.slice(0, -'.md'.length);
    const source = readFileSync(path, 'utf8');
    const parsed = parsePiece(id, source, checkLink);
    report(path, parsed.problems);
    if (!parsed.value) continue;
    const sheets = new Map<string, Sheet>();
    let isComplete = true;
    for (const { file } of parsed.value.files ?? []) {
      const sheetPath = join(directory, 'files', file);
      const line = source.split('\n').findIndex((text) => text.includes(file)) + 1;
      if (!existsSync(sheetPath)) {
        report(path, [{ line, text: `content/insights/files/${file} does not exist` }]);
        isComplete = false;
      } else if (file.endsWith('.md')) {
        const sheet = parseSheet(readFileSync(sheetPath, 'utf8'), sheetSchema, checkLink);
        report(sheetPath, sheet.problems);
        if (sheet.value) sheets.set(file, sheet.value);
        else isComplete = false;
      }
    }
    const isShown = parsed.value.status === 'published' || withDrafts;
    if (isComplete && isShown) pieces.push({ ...parsed.value, path: `/insights/${id}`, sheets });
  }
  pieces.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  return { pieces, problems };
}
