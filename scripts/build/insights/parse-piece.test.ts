import { expect, test } from 'vitest';

import { publicHtml, readerHtml } from './piece-html.ts';
import { parsePiece } from './parse-piece.ts';

const HEAD = `---
title: A title
type: Article
category: Leadership
practice: Leadership Practice
date: 2026-11-03
topics: [Leadership]
abstract: ${'word '.repeat(40).trim()}
findings:
  - The first finding.
  - The second finding.
  - The third finding.
exhibit: hours
status: published
---
`;
const EXHIBIT = `
\`\`\`exhibit
id: hours
kind: bars
title: Hours to restore
source: Illustration
unit: hours
rows:
  - [Payments <live>, 14]
  - [Mail, 3.5]
\`\`\`
`;
const BODY = `
## What happened

The secret sentence.[^a] See [the paper](/insights/other) and [AI](/services/ai-education).
${EXHIBIT}
## What happened

1. First & foremost
2. Again[^a]

| Step | Who |
| ---- | --- |
| One  | Two |

[^a]: Author, *Title*, 2024. <https://example.org/>.
`;

function parse(source: string) {
  return parsePiece('a-title', source, (href) =>
    href === '/nowhere' ? 'the site has no such page' : undefined,
  );
}

function problemsOf(source: string): string[] {
  return parse(source).problems.map(({ line, text }) => `${line}: ${text}`);
}

function pieceOf(source: string) {
  const { value, problems } = parse(source);
  if (!value) throw new Error(JSON.stringify(problems));
  return { ...value, path: `/insights/${value.id}` as const, sheets: new Map() };
}

test('a correct file has its words counted, without exhibits and notes', () => {
  const piece = pieceOf(HEAD + BODY);
  expect(piece.text.words).toBe(19);
  expect(piece.minutes).toBe(1);
  expect(piece.text.sections.map(({ id }) => id)).toEqual(['what-happened', 'what-happened-2']);
});

test('mistakes in the front matter are named with their line', () => {
  expect(problemsOf(BODY)).toEqual(['1: front matter between two lines of --- expected']);
  expect(problemsOf(HEAD.replace('type: Article', 'type: Novel') + BODY)[0]).toMatch(/^3: type: /);
  expect(problemsOf(HEAD.replace('2026-11-03', '2026-02-30') + BODY)).toEqual([
    '6: date: a day as in 2026-10-08 expected',
  ]);
  expect(problemsOf(HEAD.replace('category: Leadership', 'category: Communications') + BODY)).toEqual([
    '4: category: a category of this type of piece expected',
  ]);
  expect(problemsOf(HEAD.replace('  - The third finding.\n', '') + BODY)).toEqual([
    '10: findings: three findings expected',
  ]);
  expect(problemsOf(HEAD.replace('exhibit: hours', 'exhibit: days') + BODY)).toEqual([
    '13: the text has no exhibit days',
  ]);
  expect(problemsOf(HEAD.replace('title: A title', 'title: "A title') + BODY).length).toBeGreaterThan(0);
  expect(problemsOf(HEAD.replace('status:', 'title: Again\nstatus:') + BODY)).toEqual([
    '14: Map keys must be unique',
  ]);
});

test('a byte order mark at the start of a file is no mistake', () => {
  expect(problemsOf(`\uFEFF${HEAD}${BODY}`)).toEqual([]);
});

test('mistakes in the text are named with their line', () => {
  expect(problemsOf(`${HEAD}${BODY}\n# Top\n`)).toEqual(['43: a heading begins with ## or ###']);
  expect(problemsOf(`${HEAD}${BODY}\n<b>bold</b>\n`)[0]).toBe('43: HTML is not allowed');
  expect(problemsOf(`${HEAD}${BODY}\n![](/a.png)\n`)[0]).toMatch(/^43: an image is not allowed/);
  expect(problemsOf(`${HEAD}${BODY}\n[x](/nowhere)\n`)).toEqual(['43: /nowhere: the site has no such page']);
  expect(problemsOf(`${HEAD}${BODY}\n[x](#nowhere)\n`)).toEqual(['43: #nowhere: no heading has this id']);
  expect(problemsOf(`${HEAD}${BODY}\nText[^b]\n`)).toEqual(['43: a footnote without a definition']);
  expect(problemsOf(`${HEAD}${BODY}\n[^b]: Unused\n`)).toEqual(['43: a footnote to which nothing refers']);
  expect(problemsOf(`${HEAD}${BODY}\n[^a]: Again\n`)).toEqual(['43: a second definition of [^a]']);
  expect(problemsOf(`${HEAD}${BODY}\n##\n`)).toEqual(['43: a heading without words']);
  expect(problemsOf(`${HEAD}### Deep\n\n${BODY}`)[0]).toMatch(/the first heading begins with ##$/);
  expect(problemsOf(`${HEAD}${BODY}\n[text][nowhere]\n`)).toEqual(['43: a link without a definition']);
  expect(problemsOf(`${HEAD}${BODY}\n**Bold\n`)).toEqual(['43: two asterisks that mark nothing']);
  expect(problemsOf(HEAD + BODY.replace('kind: bars', 'kind: pie'))[0]).toMatch(/^23: /);
  expect(problemsOf(HEAD + BODY.replace('[Mail, 3.5]', '[Mail, many]'))[0]).toMatch(/^29: rows/);
});

test('the page for everybody has findings, headings and one exhibit, and nothing of the text', () => {
  const html = publicHtml(pieceOf(HEAD + BODY));
  expect(html).toContain('The first finding.');
  expect(html).toContain('What happened');
  expect(html).toContain('Hours to restore');
  expect(html).not.toContain('secret sentence');
  expect(html).not.toContain('href="#what-happened"');
});

test('the page for readers has the text, notes that lead there and back, and no link to a missing page', () => {
  const html = readerHtml(pieceOf(HEAD + BODY), [{ name: 'a-title.pdf', label: 'PDF' }], (href) =>
    href.startsWith('/services/'),
  );
  expect(html).toContain('The secret sentence.<sup><button type="button" popovertarget="note-1" id="ref-1"');
  expect(html.match(/id="ref-1"/g)).toHaveLength(1);
  expect(html).toContain('<li id="note-1" popover>Author, <em>Title</em>');
  expect(html).toContain('href="#ref-1"');
  expect(html).toContain('See the paper and <a href="/services/ai-education">AI</a>');
  expect(html).toContain('href="/insights/a-title/a-title.pdf"');
  expect(html).toContain('First &amp; foremost');
});

test('an exhibit has a title, a description, its data in a table, and escapes them', () => {
  const html = publicHtml(pieceOf(HEAD + BODY));
  expect(html).toContain('<title id="wide-hours-t">Hours to restore</title>');
  expect(html).toContain('Payments &lt;live&gt;: 14 hours; Mail: 3.5 hours</desc>');
  expect(html).toContain('<th scope="row">Payments &lt;live&gt;</th><td>14</td>');
  expect(html).not.toMatch(/ style=/);
});
