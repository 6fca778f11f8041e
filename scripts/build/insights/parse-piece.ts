import type { Code, Definition, FootnoteDefinition, Heading, Nodes, Parents, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type * as z from 'zod/mini';

import type { Exhibit, PieceHead, SheetHead } from '#content/insights/piece.ts';
import { slugOf } from '#shared/text/slug.ts';

import { checkYaml, type Problem } from './check-yaml.ts';
import { exhibitSchema, headSchema, countWords } from './schemas.ts';

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
const WORDS_A_MINUTE = 230;
const NOT_ALLOWED: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not allowed',
  image: 'an image is not allowed: draw an exhibit from data',
  imageReference: 'an image is not allowed: draw an exhibit from data',
};

const markdown = unified().use(remarkParse).use(remarkGfm);

/** A text in Markdown, checked, with what its parts refer to. */
export type Text = {
  blocks: RootContent[];
  exhibits: Map<Code, { exhibit: Exhibit; number: number }>;
  /** In the order in which the text refers to them. */
  notes: { definition: FootnoteDefinition; number: number }[];
  sections: { heading: Heading; id: string; title: string }[];
  definitions: Map<string, Definition>;
  words: number;
};

export type Piece = PieceHead & { id: string; text: Text; minutes: number };

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of (node as Parents).children) walk(child, visit);
}

/** The words of a text, without exhibits and notes, one block to a line. */
export function proseOf(node: Nodes): string {
  if (node.type === 'code' || node.type === 'footnoteDefinition') return '';
  if (!('children' in node)) return textOf(node);
  const isBlock = ['root', 'list', 'listItem', 'table', 'tableRow', 'blockquote'].includes(node.type);
  return node.children.map(proseOf).join(isBlock ? '\n' : '');
}

/** Separates the YAML between the first two lines of three hyphens from the text below. */
function splitFile(source: string): { yaml: string; body: string; firstLine: number } | undefined {
  const match = FRONT_MATTER.exec(source);
  if (!match) return undefined;
  const [whole, yaml = ''] = match;
  return { yaml, body: source.slice(whole.length), firstLine: whole.split('\n').length };
}

/** Checks an internal link. Returns what is wrong with it. */
export type CheckLink = (href: string) => string | undefined;

function parseText(
  body: string,
  firstLine: number,
  checkLink: CheckLink,
): { text: Text; problems: Problem[] } {
  const root: Root = markdown.parse(body);
  const problems: Problem[] = [];
  const lineOf = (node: Nodes) => firstLine + (node.position?.start.line ?? 1) - 1;
  const report = (node: Nodes, text: string) => problems.push({ line: lineOf(node), text });

  const text: Text = {
    blocks: root.children.filter(({ type }) => type !== 'footnoteDefinition' && type !== 'definition'),
    exhibits: new Map(),
    notes: [],
    sections: [],
    definitions: new Map(),
    words: countWords(proseOf(root)),
  };
  const notes = new Map<string, FootnoteDefinition>();
  const ids = new Set<string>();
  const anchors: { node: Nodes; anchor: string }[] = [];
  const exhibitIds = new Set<string>();

  walk(root, (node) => {
    if (node.type === 'footnoteDefinition') {
      if (notes.has(node.identifier)) report(node, `a second definition of [^${node.identifier}]`);
      notes.set(node.identifier, node);
    }
    if (node.type === 'definition') text.definitions.set(node.identifier, node);
  });
  walk(root, (node) => {
    const forbidden = NOT_ALLOWED[node.type];
    if (forbidden) report(node, forbidden);
    if (node.type === 'heading') {
      if (node.depth !== 2 && node.depth !== 3) report(node, 'a heading begins with ## or ###');
      if (node.depth === 3 && text.sections.length === 0) report(node, 'the first heading begins with ##');
      const title = textOf(node);
      if (title === '') report(node, 'a heading without words');
      let id = slugOf(title);
      for (let count = 2; ids.has(id); count += 1) id = `${slugOf(title)}-${count}`;
      ids.add(id);
      text.sections.push({ heading: node, id, title });
    }
    if (node.type === 'code') {
      const isExhibit = node.lang === 'exhibit';
      if (!isExhibit) return void report(node, 'a fenced block has to be an exhibit');
      const checked = checkYaml(exhibitSchema, node.value, lineOf(node) + 1);
      problems.push(...checked.problems);
      if (!checked.value) return undefined;
      if (exhibitIds.has(checked.value.id)) report(node, `a second exhibit with the id ${checked.value.id}`);
      exhibitIds.add(checked.value.id);
      text.exhibits.set(node, { exhibit: checked.value, number: text.exhibits.size + 1 });
    }
    if (node.type === 'footnoteReference') {
      const definition = notes.get(node.identifier);
      const isNew = definition && !text.notes.some((note) => note.definition === definition);
      if (isNew) text.notes.push({ definition, number: text.notes.length + 1 });
    }
    // The parser leaves a reference without a definition as text.
    if (node.type === 'text' && node.value.includes('[^')) report(node, 'a footnote without a definition');
    if (node.type === 'text' && node.value.includes('][')) report(node, 'a link without a definition');
    if (node.type === 'text' && node.value.includes('**')) report(node, 'two asterisks that mark nothing');
    if (node.type === 'link' || node.type === 'definition') {
      if (node.url.startsWith('#')) return void anchors.push({ node, anchor: node.url.slice(1) });
      const wrong = checkLink(node.url);
      if (wrong) report(node, `${node.url}: ${wrong}`);
    }
    return undefined;
  });
  for (const definition of notes.values()) {
    if (!text.notes.some((note) => note.definition === definition))
      report(definition, 'a footnote to which nothing refers');
  }
  for (const { node, anchor } of anchors) {
    if (!ids.has(anchor)) report(node, `#${anchor}: no heading has this id`);
  }
  return { text, problems };
}

export type Parsed<T> = { value?: T; problems: Problem[] };

/** Parses a file with front matter. Anything wrong with it is reported with its line. */
function parseFile<T extends object>(
  source: string,
  schema: z.ZodMiniType<T>,
  checkLink: CheckLink,
): Parsed<{ head: T; text: Text }> {
  const parts = splitFile(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (!parts) return { problems: [{ line: 1, text: 'front matter between two lines of --- expected' }] };
  const head = checkYaml(schema, parts.yaml, 2);
  const { text, problems } = parseText(parts.body, parts.firstLine, checkLink);
  const all = [...head.problems, ...problems].sort((a, b) => a.line - b.line);
  return head.value && all.length === 0
    ? { value: { head: head.value, text }, problems: [] }
    : { problems: all };
}

export function parsePiece(id: string, source: string, checkLink: CheckLink): Parsed<Piece> {
  const { value, problems } = parseFile(source, headSchema, checkLink);
  if (!value) return { problems };
  const { head, text } = value;
  const lineOf = (key: string) => source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
  if (![...text.exhibits.values()].some(({ exhibit }) => exhibit.id === head.exhibit)) {
    return { problems: [{ line: lineOf('exhibit'), text: `the text has no exhibit ${head.exhibit}` }] };
  }
  const minutes = Math.max(1, Math.round(text.words / WORDS_A_MINUTE));
  return { value: { ...head, id, text, minutes }, problems: [] };
}

export function parseSheet(
  source: string,
  schema: z.ZodMiniType<SheetHead>,
  checkLink: CheckLink,
): Parsed<SheetHead & { text: Text }> {
  const { value, problems } = parseFile(source, schema, checkLink);
  return value ? { value: { ...value.head, text: value.text }, problems } : { problems };
}
