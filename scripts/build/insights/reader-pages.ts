import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeAtomically } from '#scripts/build/write-atomically.ts';

import { readerFiles } from './piece-html.ts';
import { PIECES } from './pieces.ts';

/** The content of `reader/index.json`, by id of the piece. The server reads policies and file names from it. */
type ReaderIndex = Record<string, { csp: string; files: { name: string; bytes: number }[] }>;

/** Where a file of a piece stands below `reader/`. */
export function readerFilePath(id: string, name: string): string {
  return name === `${id}.pdf` ? name : join('files', id, name);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function indexFile(directory: string): string {
  return join(directory, 'index.json');
}

function writeIndex(directory: string, index: ReaderIndex): void {
  writeAtomically(indexFile(directory), JSON.stringify(index, null, 2));
}

/** Records the sizes of the files that exist by now. The others have 0 bytes. */
export function updateReaderIndex(directory: string): void {
  const index = JSON.parse(readFileSync(indexFile(directory), 'utf8')) as ReaderIndex;
  for (const [id, { files }] of Object.entries(index)) {
    for (const file of files) file.bytes = sizeOf(join(directory, readerFilePath(id, file.name)));
  }
  writeIndex(directory, index);
}

/** Writes the pages of the pieces as readers get them, outside of `client/`: the server sends them to readers only. */
export function writeReaderPages(
  directory: string,
  pages: ReadonlyMap<string, { html: string; csp: string }>,
): void {
  mkdirSync(directory, { recursive: true });
  for (const [id, { html }] of pages) writeFileSync(join(directory, `${id}.html`), html);
  const index: ReaderIndex = Object.fromEntries(
    PIECES.map((piece) => {
      const files = readerFiles(piece).map(({ name }) => ({ name, bytes: 0 }));
      return [piece.id, { csp: pages.get(piece.id)?.csp ?? '', files }];
    }),
  );
  writeIndex(directory, index);
}
