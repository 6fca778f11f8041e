import type { Block } from './content-tree.ts';
import { inlineText, isNavigation, linesOf, sentence } from './readable-text.ts';

/** A heading and the content below it, up to the next heading. */
export type Section = {
  /** Titles from the page's first heading down to this one, each preceded by the line that names its topic, if any. */
  path: string[];
  level: number;
  anchor: string | undefined;
  lines: string[];
};

/** A line above a heading of these levels names its topic; above a deeper heading it is content. */
const TITLE_LEVEL = 2;

/** Splits the main content at its headings. */
export function sectionsOf(main: Block): Section[] {
  const sections: Section[] = [{ path: [], level: 0, anchor: undefined, lines: [] }];
  const ancestors: { level: number; titles: string[] }[] = [];
  /** Lines of a block that holds a heading, found before that heading. */
  let above: string[] = [];
  let isAbove = false;

  const addLines = (lines: readonly string[]) => {
    if (isAbove) above.push(...lines);
    else sections.at(-1)?.lines.push(...lines);
  };

  const begin = (heading: Block, level: number, enclosing: Block | undefined) => {
    const title = inlineText(heading);
    const lines = above;
    [above, isAbove] = [[], false];
    if (title === '') {
      sections.at(-1)?.lines.push(...lines);
      return;
    }
    while ((ancestors.at(-1)?.level ?? 0) >= level) ancestors.pop();
    const topics = level <= TITLE_LEVEL ? lines : [];
    ancestors.push({ level, titles: [...topics, title] });
    const isNameOfSection = heading.id !== undefined && enclosing?.labelledBy.split(' ').includes(heading.id);
    sections.push({
      path: ancestors.flatMap(({ titles }) => titles),
      level,
      anchor: isNameOfSection && enclosing?.id !== undefined ? enclosing.id : (heading.id ?? enclosing?.id),
      lines: level <= TITLE_LEVEL ? [] : lines.map(sentence),
    });
  };

  const walk = (block: Block, enclosing: Block | undefined): void => {
    if (block.headingLevel !== undefined) {
      begin(block, block.headingLevel, enclosing);
      return;
    }
    const lines = linesOf(block);
    if (lines) {
      addLines(lines);
      return;
    }
    if (block.holdsHeading) isAbove = true;
    const within = block.id !== undefined && block !== main ? block : enclosing;
    let inline: Block['children'] = [];
    const flush = () => {
      const part = { ...block, children: inline, isPageLink: false };
      const text = isNavigation(part) ? '' : inlineText(part);
      inline = [];
      if (text !== '') addLines([text]);
    };
    for (const child of block.children) {
      if (typeof child === 'string' || (child.isInline && !child.holdsHeading)) inline.push(child);
      else {
        flush();
        walk(child, within);
      }
    }
    flush();
  };
  walk(main, undefined);
  sections.at(-1)?.lines.push(...above);
  return sections;
}
