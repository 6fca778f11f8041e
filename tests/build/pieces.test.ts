import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

import { CASE_STUDIES } from '#content/resources/case-studies.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';
import { CAN_TYPESET } from '#scripts/build/insights/pdf/typeset.ts';
import { proseOf } from '#scripts/build/insights/parse-piece.ts';
import { readerFilePath } from '#scripts/build/insights/reader-pages.ts';
import { exhibitHtml } from '#scripts/build/insights/text-html.ts';

import { BUILD, BUILT_PAGES, CLIENT, SITE } from '#tests/harness/site/built-site.ts';

const READER = join(BUILD, 'reader');

function plain(text: string): string {
  return text
    .replaceAll(/<sup>.*?<\/sup>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, ' ')
    .replaceAll(/\\u[0-9a-f]{4}/gi, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What the site says elsewhere, and a piece may repeat: titles, and outlines of the cases. */
const SAID_ELSEWHERE = plain(JSON.stringify([PIECES.map(({ title }) => title), CASE_STUDIES.list.items]));

/** The gated sentences of a piece that are long enough not to occur anywhere by chance. */
function secretsOf(piece: (typeof PIECES)[number]): string[] {
  const shown = [...piece.text.exhibits.values()].find(({ exhibit }) => exhibit.id === piece.exhibit);
  const open = plain(
    [piece.abstract, ...piece.findings, shown ? exhibitHtml(shown.exhibit, shown.number) : ''].join(' '),
  );
  return piece.text.blocks
    .flatMap((block) =>
      block.type === 'code' || block.type === 'heading' ? [] : proseOf(block).split(/(?<=[.?!:])\s+|\n/),
    )
    .map(plain)
    .filter(
      (sentence) =>
        sentence.split(' ').length >= 7 && !open.includes(sentence) && !SAID_ELSEWHERE.includes(sentence),
    )
    .filter((sentence) => !sentence.endsWith('general information not legal advice'));
}

test('no sentence of a gated text is in a public file', () => {
  const files = globSync('**/*.{html,js,json,xml,txt,css,svg,webmanifest}', { cwd: CLIENT });
  const published = files.map((file) => [file, plain(readFileSync(join(CLIENT, file), 'utf8'))] as const);
  const secrets = PIECES.flatMap((piece) =>
    secretsOf(piece).map((sentence) => [piece.id, sentence] as const),
  );
  expect(secrets.length).toBeGreaterThan(20 * PIECES.length);
  const leaks = published.flatMap(([file, text]) =>
    secrets
      .filter(([, sentence]) => text.includes(sentence))
      .map(([id, sentence]) => `${file} has of ${id}: ${sentence}`),
  );
  expect(leaks).toEqual([]);
});

test('the build has the page of a reader for each piece, and no other', () => {
  const pages = globSync('*.html', { cwd: READER }).map((file) => file.replace(/\.html$/, ''));
  expect(pages.sort()).toEqual(PIECES.map(({ id }) => id).sort());
  const index = JSON.parse(readFileSync(join(READER, 'index.json'), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(index).sort()).toEqual(pages.sort());
});

describe.each(PIECES.map((piece) => [piece.id, piece] as const))('%s', (id, piece) => {
  const html = readFileSync(join(READER, `${id}.html`), 'utf8');
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const page = BUILT_PAGES.find(({ path }) => path === piece.path);

  test('readers get the whole text in place of the public extract, in an otherwise equal page', () => {
    expect(secretsOf(piece).filter((sentence) => !plain(html).includes(sentence))).toEqual([]);
    const withoutText = (whole: string) => {
      const document = parse(whole, { comment: true, blockTextElements: { script: true, style: true } });
      document.querySelector('#piece')?.remove();
      return document.toString();
    };
    expect(withoutText(html)).toBe(withoutText(page?.html ?? ''));
    expect(root.querySelector('#piece')?.hasAttribute('data-reader')).toBe(true);
    expect(page?.root.querySelector('#piece')?.hasAttribute('data-reader')).toBe(false);
  });

  test('its links lead somewhere and no id occurs twice', () => {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const hrefs = root.querySelectorAll('#piece a').map((link) => link.getAttribute('href') ?? '');
    const broken = hrefs.filter((href) => {
      if (href.startsWith('#')) return !ids.includes(href.slice(1));
      const isFile = href.startsWith(`${piece.path}/`);
      return href.startsWith('/') && !isFile && !(href.replace(/[#?].*$/, '') in SITE.pages);
    });
    expect(broken).toEqual([]);
  });

  test('its policy allows exactly what the page for readers has', () => {
    const index = JSON.parse(readFileSync(join(READER, 'index.json'), 'utf8')) as Record<
      string,
      { csp: string }
    >;
    const inline = [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(([, , attributes = '', text]) => text && !/ src=| type="application\//.test(attributes))
      .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(inline.length).toBeGreaterThan(1);
    for (const source of inline) expect(index[id]?.csp).toContain(source);
    const attributes = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    expect(attributes.filter((name) => /^(style|on[a-z]+)$/i.test(name))).toEqual([]);
  });

  test('everybody can read its findings and one exhibit', () => {
    const text = plain(page?.root.querySelector('main')?.toString() ?? '');
    for (const open of [piece.title, piece.abstract, ...piece.findings]) expect(text).toContain(plain(open));
    expect(page?.root.querySelectorAll('figure.exhibit')).toHaveLength(1);
    expect(existsSync(join(CLIENT, piece.path, 'index.html'))).toBe(true);
  });
});

/** Runs one of Poppler's tools, which `npm test` installs. */
function poppler(tool: string, ...args: string[]): string {
  return execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
}

const INDEX = JSON.parse(readFileSync(join(READER, 'index.json'), 'utf8')) as Record<
  string,
  { files: { name: string; bytes: number }[] }
>;
const PDFS = Object.entries(INDEX).flatMap(([id, { files }]) =>
  files.filter(({ name }) => name.endsWith('.pdf')).map(({ name }) => [name, id] as const),
);

test('every file for readers exists and is smaller than 1 MB', () => {
  const files = Object.entries(INDEX).flatMap(([id, { files: listed }]) =>
    listed.map(({ name, bytes }) => ({ path: join(READER, readerFilePath(id, name)), bytes })),
  );
  if (CAN_TYPESET) expect(files.length).toBeGreaterThanOrEqual(PIECES.length);
  for (const { path, bytes } of files) {
    expect(bytes, path).toBe(statSync(path).size);
    expect(bytes, path).toBeGreaterThan(1_000);
    expect(bytes, path).toBeLessThan(1_000_000);
  }
});

test.each(PDFS)('%s is tagged, embeds its fonts and has every word of its text', (name, id) => {
  const path = join(READER, readerFilePath(id, name));
  const piece = PIECES.find((candidate) => candidate.id === id);
  const sheet = piece?.sheets.get(name.replace(/\.pdf$/, '.md'));
  const text = sheet?.text ?? piece?.text;
  const about = poppler('pdfinfo', path);
  expect(about).toMatch(/Tagged: +yes/);
  expect(about).toContain(sheet?.title ?? piece?.title);
  if (sheet?.layout === 'sheet') expect(about).toMatch(/Pages: +1\n/);
  if (!sheet) {
    const cover = poppler('pdftotext', '-l', '1', path, '-').split('\n');
    const end = piece?.title.split(/\s/).at(-1) ?? '';
    expect(cover, 'the last word of the title stands alone').not.toContain(end);
  }
  const fonts = poppler('pdffonts', path).split('\n').slice(2).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter((line) => !/ yes yes yes /.test(line))).toEqual([]);
  // A character that no font has would be missing.
  const letters = (whole: string) => whole.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const printed = letters(poppler('pdftotext', '-raw', path, '-'));
  const missing = (text?.sections ?? []).filter(({ title }) => !printed.includes(letters(title)));
  expect(missing.map(({ title }) => title)).toEqual([]);
  const needed = letters(text?.blocks.map(proseOf).join('') ?? '').length;
  expect(printed.length).toBeGreaterThanOrEqual(needed);
});
