import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { hasPage } from '#scripts/build/pages/site-pages.ts';
import { writeAtomically } from '#scripts/build/write-atomically.ts';

import type { LoadedPiece } from './load-pieces.ts';
import { readerFiles } from './piece-html.ts';
import { PIECES } from './pieces.ts';
import { readerFilePath, updateReaderIndex } from './reader-pages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SOURCES = join(ROOT, 'content/insights');
/** What the appearance of a file depends on, apart from its own text. */
const RECIPE = [
  'scripts/build/insights/**/*.ts',
  'content/firm.ts',
  'content/insights/reading-texts.ts',
  'package-lock.json',
];
const WORKBOOK_PARTS = 'content/insights/files/**/*.ts';

type Job = { target: string; cached: string; make: () => Promise<Uint8Array> };

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function contentsOf(pattern: string): Buffer[] {
  return globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
    .map((path) => readFileSync(join(ROOT, path)));
}

/** Starts the typesetter only when something has to be typeset. */
function lazyTypesetter(siteUrl: string) {
  const target = { siteUrl, hasPage };
  let opened: Promise<(markup: string) => Buffer> | undefined;
  const open = async () => {
    const [{ pdfFonts }, { createPdfCompiler }] = await Promise.all([
      import('./pdf/fonts.ts'),
      import('./pdf/typeset.ts'),
    ]);
    return createPdfCompiler(await pdfFonts());
  };
  return async (markupFor: (typst: typeof import('./pdf/piece-typst.ts'), to: typeof target) => string) => {
    opened ??= open();
    const [typeset, typst] = await Promise.all([opened, import('./pdf/piece-typst.ts')]);
    return typeset(markupFor(typst, target));
  };
}

function jobsOf(directory: string, cache: string, siteUrl: string): Job[] {
  const recipe = hashOf(siteUrl, ...RECIPE.flatMap(contentsOf));
  const workbooks = hashOf(...contentsOf(WORKBOOK_PARTS));
  // Links to other pieces depend on which are published.
  const published = PIECES.map(({ id }) => id).join(' ');
  const typeset = lazyTypesetter(siteUrl);
  const read = (path: string) => readFileSync(join(SOURCES, path));
  const jobOf = (piece: LoadedPiece, name: string): Job => {
    const target = join(directory, readerFilePath(piece.id, name));
    const cachedAs = (hash: string) => join(cache, `${hash}-${name}`);
    if (name.endsWith('.xlsx')) {
      const make = async () => {
        const url = pathToFileURL(join(SOURCES, 'files', `${name}.ts`)).href;
        const module = (await import(url)) as { default: () => Promise<Uint8Array> };
        return module.default();
      };
      return { target, cached: cachedAs(workbooks), make };
    }
    const sheet = piece.sheets.get(name.replace(/\.pdf$/, '.md'));
    const source = sheet ? read(`files/${name.replace(/\.pdf$/, '.md')}`) : read(`${piece.id}.md`);
    const make = () =>
      typeset((typst, to) => (sheet ? typst.sheetToTypst(sheet, to) : typst.pieceToTypst(piece, to)));
    return { target, cached: cachedAs(hashOf(recipe, published, source)), make };
  };
  return PIECES.flatMap((piece) => readerFiles(piece).map(({ name }) => jobOf(piece, name)));
}

/**
 * Makes those files for readers that are missing in the `reader` directory of a build, and caches them in
 * `.cache/reader` for later builds.
 */
export async function makeReaderFiles(directory: string, siteUrl: string): Promise<void> {
  const cache = join(ROOT, '.cache/reader');
  mkdirSync(cache, { recursive: true });
  const jobs = jobsOf(directory, cache, siteUrl);
  for (const { target, cached, make } of jobs) {
    if (!existsSync(cached)) writeAtomically(cached, await make());
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, readFileSync(cached));
  }
  updateReaderIndex(directory);
  const wanted = new Set(jobs.map(({ cached }) => cached));
  for (const name of readdirSync(cache)) {
    if (!wanted.has(join(cache, name))) rmSync(join(cache, name));
  }
}
