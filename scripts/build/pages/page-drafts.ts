import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HTMLElement } from 'node-html-parser';

import { NOT_FOUND } from '#content/common/not-found.ts';
import { PIECE_ELEMENT_ID } from '#content/insights/piece.ts';
import { NOT_FOUND_PATH } from '#scripts/build/boot/boot-plan.ts';
import { publicHtml, readerFiles, readerHtml } from '#scripts/build/insights/piece-html.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';

import { parsePage } from './parse-page.ts';
import { hasPage, SITE_PAGES, type SitePage } from './site-pages.ts';

/** A page as the framework prerendered it. */
export type Draft = SitePage & { html: string; root: HTMLElement };

export function readDrafts(client: string): Draft[] {
  return SITE_PAGES.map(({ path, file }) => {
    const html = readFileSync(join(client, file), 'utf8');
    const root = parsePage(html);
    // The framework renders a path without a route as the not-found page, and reports nothing.
    if (path !== NOT_FOUND_PATH && root.querySelector('title')?.text === NOT_FOUND.title) {
      throw new Error(`${path} was built as the not-found page: app/routes.ts has no route for it`);
    }
    return { path, file, html, root };
  });
}

/** The prerendered pages of the pieces, with the whole text in place of what everybody sees. */
export function readerDrafts(drafts: readonly Draft[]): Draft[] {
  return PIECES.map((piece) => {
    const draft = drafts.find(({ path }) => path === piece.path);
    const visible = publicHtml(piece);
    const mark = `id="${PIECE_ELEMENT_ID}"`;
    if (!draft?.html.includes(visible) || !draft.html.includes(mark)) {
      throw new Error(`${piece.path}: the page does not have the text of the piece`);
    }
    // Functions, because a text may contain what `replace` reads as a pattern.
    const html = draft.html
      .replace(visible, () => readerHtml(piece, readerFiles(piece), hasPage))
      .replace(mark, () => `${mark} data-reader=""`);
    return { path: piece.path, file: piece.id, html, root: parsePage(html) };
  });
}
