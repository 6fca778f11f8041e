import type { Code, List, PhrasingContent, RootContent, Table, TableCell } from 'mdast';

import type { Exhibit } from '#content/insights/piece.ts';
import { READING } from '#content/insights/reading-texts.ts';
import { descriptionOf } from '#scripts/build/insights/exhibit-table.ts';
import { exhibitSvg } from '#scripts/build/insights/exhibit-svg.ts';
import { proseOf, type Text } from '#scripts/build/insights/parse-piece.ts';
import type { Paint } from '#scripts/build/insights/svg-pen.ts';

export const COLOURS = {
  ink: '#0b141c',
  muted: '#4d5b66',
  rule: '#c9c4ba',
  copper: '#8a4b16',
  fill: '#d98f4a',
  slate: '#22566a',
};
const filled = (fill: string, weight = 400) =>
  `fill="${fill}" font-family="Instrument Sans" font-size="15" font-weight="${weight}"`;
const stroked = (stroke: string) => `fill="none" stroke="${stroke}" stroke-width="2.5"`;

const PAINTS: Record<Parameters<Paint>[0], string> = {
  text: filled(COLOURS.ink),
  strong: filled(COLOURS.ink, 600),
  muted: filled(COLOURS.muted),
  rule: `stroke="${COLOURS.rule}"`,
  fill: `fill="${COLOURS.fill}"`,
  first: stroked(COLOURS.copper),
  second: stroked(COLOURS.slate),
  third: stroked(COLOURS.ink),
  fourth: stroked(COLOURS.muted),
};

/** Width of a column that is filled in by hand, in characters, as if its longest text had this length. */
const BLANK_COLUMN = 26;
const EMPTY: TableCell = { type: 'tableCell', children: [] };

/** A text as a string of Typst, so that nothing in it is read as markup. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;
}

export const words = (text: string) => `#${quote(text)};`;

/** Renders the blocks of a text as Typst markup. */
export function textToTypst(text: Text, hasPage: (href: string) => boolean, siteUrl: string): string {
  const notes = new Map(text.notes.map((note) => [note.definition.identifier, note]));
  const printed = new Set<string>();

  const link = (url: string, content: string) => {
    if (url.startsWith('#') || (url.startsWith('/') && !hasPage(url))) return content;
    return `#link(${quote(url.startsWith('/') ? siteUrl + url : url)})[${content}];`;
  };
  const inlines = (nodes: readonly PhrasingContent[]): string => nodes.map(inline).join('');
  const inline = (node: PhrasingContent): string => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return words(node.value);
      case 'emphasis':
        return `#emph[${inlines(node.children)}];`;
      case 'strong':
        return `#strong[${inlines(node.children)}];`;
      case 'delete':
        return `#strike[${inlines(node.children)}];`;
      case 'break':
        return '#linebreak();';
      case 'link':
        return link(node.url, inlines(node.children));
      case 'linkReference':
        return link(text.definitions.get(node.identifier)?.url ?? '', inlines(node.children));
      case 'footnoteReference': {
        const note = notes.get(node.identifier);
        if (!note) return '';
        const label = `note-${note.number}`;
        if (printed.has(label)) return `#footnote(label(${quote(label)}));`;
        printed.add(label);
        const content = note.definition.children
          .map((child) => (child.type === 'paragraph' ? inlines(child.children) : ''))
          .join(' ');
        return `#footnote[${content}]<${label}>`;
      }
      default:
        return '';
    }
  };
  const list = ({ ordered, start, children, spread }: List) => {
    const items = children.map(({ checked, children: blocks }) => {
      const box =
        typeof checked === 'boolean'
          ? '#box(width: 0.75em, height: 0.75em, stroke: 0.6pt + muted)#h(0.5em)'
          : '';
      return `[${box}${blocks.map((child) => (child.type === 'paragraph' && !spread ? inlines(child.children) : block(child))).join('\n')}]`;
    });
    return ordered ? `#enum(start: ${start ?? 1}, ${items.join(', ')})` : `#list(${items.join(', ')})`;
  };
  const table = ({ children }: Table) => {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => `[${inlines(cell.children)}]`),
    );
    const cells = rows.flat().join(', ');
    // Column widths are proportional to the longest text of each column.
    const widths = head.map((_, at) => {
      const longest = Math.max(...children.map(({ children: row }) => proseOf(row[at] ?? EMPTY).length));
      const isBlank = rows.every((row) => row[at] === '[]');
      return `${isBlank ? BLANK_COLUMN : Math.min(Math.max(longest, 10), 44)}fr`;
    });
    return `#data-table((${widths.join(', ')},), (${head.join(', ')},), (${cells},))`;
  };
  const exhibit = (node: Code) => {
    const found = text.exhibits.get(node);
    return found ? exhibitToTypst(found.exhibit, found.number) : '';
  };
  const block = (node: RootContent): string => {
    switch (node.type) {
      case 'heading':
        return `#heading(level: ${node.depth - 1})[${inlines(node.children)}]`;
      case 'paragraph':
        return inlines(node.children);
      case 'list':
        return list(node);
      case 'blockquote':
        return `#quote(block: true)[${node.children.map(block).join('\n\n')}]`;
      case 'table':
        return table(node);
      case 'code':
        return exhibit(node);
      case 'thematicBreak':
        return '#line(length: 100%, stroke: 0.6pt + rule)';
      default:
        return '';
    }
  };
  return text.blocks.map(block).join('\n\n');
}

function exhibitToTypst(exhibit: Exhibit, number: number): string {
  const svg = exhibitSvg(exhibit, { width: 640, paint: (ink) => PAINTS[ink] });
  const alt = `${exhibit.title}. ${descriptionOf(exhibit)}`;
  return `#exhibit(${quote(READING.exhibit(number))}, ${quote(exhibit.title)}, ${quote(`${READING.source} ${exhibit.source}`)}, ${quote(svg)}, ${quote(alt)})`;
}
