import { QUESTION_LEVEL } from './content-tree.ts';
import { sentence } from './readable-text.ts';
import type { Section } from './split-sections.ts';

export type Passage = { anchor: string | undefined; headingPath: string[]; content: string };

/** Characters of a passage: enough to answer from, and short enough to quote from. */
const MAX_LENGTH = 1_200;
/** Left free for the title of a section that joins a passage. */
const TITLE_LENGTH = 60;
/** Sections of at most this many characters are merged with their neighbours. */
const SMALL = 200;
const SENTENCE_END = /(?<=[.!?…]["'”’)]?)\s+/;

/** Splits a sentence that is longer than a passage, preferably at a space. */
function cutLong(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_LENGTH) {
    const blank = rest.lastIndexOf(' ', MAX_LENGTH);
    const end = blank > MAX_LENGTH / 2 ? blank : MAX_LENGTH;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Joins lines into texts of at most MAX_LENGTH, split between lines where possible, otherwise between sentences. */
function joinLines(lines: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  const add = (part: string, separator: string) => {
    if (text !== '' && text.length + separator.length + part.length > MAX_LENGTH) {
      texts.push(text);
      text = part;
    } else text = text === '' ? part : text + separator + part;
  };
  for (const line of lines) {
    if (line.length <= MAX_LENGTH) add(line, '\n');
    else {
      const sentences = line.split(SENTENCE_END).flatMap(cutLong);
      for (const [index, part] of sentences.entries()) add(part, index === 0 ? '\n' : ' ');
    }
  }
  return text === '' ? texts : [...texts, text];
}

type Group = {
  path: string[];
  anchor: string | undefined;
  level: number;
  lines: string[];
  members: Section[];
};

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/** A small section as lines of a larger passage, with its title in front. */
function asPart({ path, lines }: Section): string[] {
  const [first = '', ...others] = lines;
  return [`${path.at(-1) ?? ''}: ${sentence(first)}`, ...others.map(sentence)];
}

function isBelow(section: Section, parent: string[]): boolean {
  return section.path.length > parent.length && parent.every((title, index) => section.path[index] === title);
}

/**
 * Turns sections into passages. Small neighbours below one heading become one passage under that heading, each with its
 * title in front, so that a figure keeps its label. A question is never merged with others. Large sections are split
 * between sentences.
 */
export function passagesOf(sections: readonly Section[]): Passage[] {
  const groups: Group[] = [];
  const nonEmpty = sections.filter(({ lines }) => lines.length > 0);
  for (const section of nonEmpty) {
    const { path, anchor, level, lines } = section;
    const size = sizeOf(lines);
    const last = groups.at(-1);
    const first = last?.members[0];
    const fits = last !== undefined && sizeOf(last.lines) + size + TITLE_LENGTH <= MAX_LENGTH;
    if (
      fits &&
      first &&
      size <= SMALL &&
      sizeOf(first.lines) <= SMALL &&
      level > 2 &&
      level < QUESTION_LEVEL
    ) {
      // A child of the group's section joins the group. So does its first sibling; the group then represents their parent.
      const isChild = isBelow(section, last.path) && level > last.level;
      const isSibling = last.members.length === 1 && level === first.level && isSameParent(section, first);
      if (isSibling) {
        last.path = first.path.slice(0, -1);
        last.level = level - 1;
        last.lines = asPart(first);
      }
      if (isChild || isSibling) {
        last.lines.push(...asPart(section));
        last.members.push(section);
        continue;
      }
    }
    groups.push({ path, anchor, level, lines: [...lines], members: [section] });
  }
  return groups.flatMap(({ path, anchor, lines }) =>
    joinLines(lines).map((content) => ({ anchor, headingPath: path, content })),
  );
}

function isSameParent(a: Section, b: Section): boolean {
  const parent = b.path.slice(0, -1);
  return a.path.length === b.path.length && isBelow(a, parent);
}
