import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { PAGES, type Page } from '#content/pages.ts';
import { pageSlug } from '#app/lib/pages/page-slug.ts';

import { createComposer, type Composer } from './compose.ts';
import { createTypesetter } from './typesetter.ts';

const RENDERER_FILES = ['compose.ts', 'typesetter.ts'];

/** Hash of everything an image is made from, so that a cached file of this name is always up to date. */
function contentHash(root: string, page: Page, recipe: string): string {
  const picture = 'image' in page ? page.image : 'hero-insights';
  return createHash('sha256')
    .update(recipe)
    .update(JSON.stringify([page.title, page.summary]))
    .update(readFileSync(join(root, `assets/images/${picture}.webp`)))
    .digest('hex')
    .slice(0, 16);
}

async function openComposer(root: string, cache: string): Promise<Composer> {
  return createComposer(root, await createTypesetter(join(cache, 'fonts')));
}

/** Renders the share images of all indexed pages, and caches them in `.cache/og` for later builds. */
export async function makeShareImages(root: string): Promise<{ copyTo: (directory: string) => void }> {
  const cache = join(root, '.cache/og');
  mkdirSync(cache, { recursive: true });
  const recipe = RENDERER_FILES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .concat(readFileSync(join(root, 'assets/brand/logo.svg'), 'utf8'))
    .join('\n');
  const images = PAGES.filter((page) => page.indexed).map((page) => ({
    page,
    name: `${pageSlug(page.path)}.jpg`,
    file: join(cache, `${contentHash(root, page, recipe)}.jpg`),
  }));

  const missing = images.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    const compose = await openComposer(root, cache);
    await Promise.all(missing.map(async ({ page, file }) => writeFileSync(file, await compose(page))));
  }
  const wanted = new Set(images.map(({ file }) => file));
  for (const entry of readdirSync(cache)) {
    const file = join(cache, entry);
    if (entry.endsWith('.jpg') && !wanted.has(file)) rmSync(file);
  }
  return {
    copyTo(directory) {
      mkdirSync(directory, { recursive: true });
      for (const { file, name } of images) copyFileSync(file, join(directory, name));
    },
  };
}
