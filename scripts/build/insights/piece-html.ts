import { READING } from '#content/insights/reading-texts.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

import type { LoadedPiece } from './load-pieces.ts';
import { CAN_TYPESET } from './pdf/typeset.ts';
import { exhibitHtml, textToHtml, type HasPage } from './text-html.ts';

/** A file that readers can download. */
type ReaderFile = { name: string; label: string };

function contents({ text }: LoadedPiece, isLinked: boolean): string {
  const sections = text.sections.filter(({ heading }) => heading.depth === 2);
  const notes = isLinked && text.notes.length > 0 ? [{ id: 'notes', title: READING.notes }] : [];
  const items = [...sections, ...notes].map(({ id, title }) => {
    const label = escapeHtml(title);
    return `<li>${isLinked ? `<a href="#${id}">${label}</a>` : `<span>${label}</span>`}</li>`;
  });
  return `<nav class="piece-contents" aria-labelledby="contents-heading"><h2 id="contents-heading">${READING.contents}</h2><ol>${items.join('')}</ol></nav>`;
}

function findings({ findings: found }: LoadedPiece): string {
  const items = found.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('');
  return `<section class="piece-findings" aria-labelledby="findings-heading"><h2 id="findings-heading">${READING.findings}</h2><ol role="list">${items}</ol></section>`;
}

/** The public part: the contents, the findings and one exhibit. */
export function publicHtml(piece: LoadedPiece): string {
  const shown = [...piece.text.exhibits.values()].find(({ exhibit }) => exhibit.id === piece.exhibit);
  const exhibit = shown ? exhibitHtml(shown.exhibit, shown.number) : '';
  return `<div class="piece">${contents(piece, false)}<div class="piece-text">${findings(piece)}${exhibit}</div></div>`;
}

/** The part for readers: the whole text, and its files. */
export function readerHtml(piece: LoadedPiece, files: readonly ReaderFile[], hasPage: HasPage): string {
  const links = files
    .map(({ name, label }) => `<li><a href="${piece.path}/${name}">${escapeHtml(label)}</a></li>`)
    .join('');
  return (
    `<div class="piece-progress" aria-hidden="true"></div><div class="piece">${contents(piece, true)}<div class="piece-text">` +
    `<p class="piece-open">${READING.isOpen}</p>${links && `<ul class="piece-files">${links}</ul>`}` +
    `${findings(piece)}<div class="piece-body">${textToHtml(piece.text, hasPage)}</div></div></div>`
  );
}

/**
 * Files of a piece: its PDF first. A Markdown sheet becomes a PDF too, a workbook's module a workbook. Where no PDF can
 * be typeset, no page promises one.
 */
export function readerFiles({ id, files = [] }: LoadedPiece): ReaderFile[] {
  const own = files.map(({ file, label }) => ({
    name: file.replace(/\.md$/, '.pdf').replace(/\.xlsx\.ts$/, '.xlsx'),
    label,
  }));
  const all = [{ name: `${id}.pdf`, label: READING.pdf }, ...own];
  return CAN_TYPESET ? all : all.filter(({ name }) => !name.endsWith('.pdf'));
}
