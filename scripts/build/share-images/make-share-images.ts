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

import { PAGES } from '#content/pages.ts';
import { pageSlug } from '#app/lib/pages/page-slug.ts';

import { coverOf } from '#scripts/build/insights/piece-card.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';

import { createComposer, LOGO, type ShareCard } from './compose.ts';
import { createTypesetter } from './typesetter.ts';

const RENDERER_FILES = ['compose.ts', 'typesetter.ts'];

/** Hash of everything an image is made from, so that a cached file of this name is always up to date. */
function contentHash(root: string, card: ShareCard, recipe: string): string {
  return createHash('sha256')
    .update(recipe)
    .update(JSON.stringify([card.title, card.summary]))
    .update(readFileSync(join(root, `assets/images/${card.image}.webp`)))
    .digest('hex')
    .slice(0, 16);
}

function shareCards(): ShareCard[] {
  const pages = PAGES.filter((page) => page.indexed).map((page) => {
    const { path, title, summary } = page;
    return { path, title, summary, image: 'image' in page ? page.image : ('hero-insights' as const) };
  });
  const pieces = PIECES.map(({ id, path, title, type, practice, topics }) => {
    return { path, title, summary: `${type}, ${practice}`, image: coverOf(id, topics[0]).name };
  });
  return [...pages, ...pieces];
}

/** Renders the share images of all indexed pages and pieces, and caches them in `.cache/og` for later builds. */
export async function makeShareImages(root: string): Promise<{ copyTo: (directory: string) => void }> {
  const cache = join(root, '.cache/og');
  mkdirSync(cache, { recursive: true });
  const recipe = RENDERER_FILES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .concat(readFileSync(join(root, LOGO), 'utf8'))
    .join('\n');
  const images = shareCards().map((card) => ({
    card,
    name: `${pageSlug(card.path)}.jpg`,
    file: join(cache, `${contentHash(root, card, recipe)}.jpg`),
  }));

  const missing = images.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    const compose = await createComposer(root, await createTypesetter(join(cache, 'fonts')));
    await Promise.all(missing.map(async ({ card, file }) => writeFileSync(file, await compose(card))));
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
