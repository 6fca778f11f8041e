import type { Block } from './content-tree.ts';

const ENDS_SENTENCE = /[.!?:;…]["'”’)]?$/;
/** A list of items no longer than this becomes one line. */
const SHORT_ITEM = 90;
const COMPARED_COLUMNS = 6;

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The text with a full stop, unless it ends with punctuation. */
export function sentence(text: string): string {
  return text === '' || ENDS_SENTENCE.test(text) ? text : `${text}.`;
}

/** The text of a block and its descendants. Adjacent elements that only styling separates get a comma between them. */
export function inlineText(block: Block): string {
  let text = '';
  let previousIsElement = false;
  for (const child of block.children) {
    if (typeof child === 'string') {
      text += child;
      previousIsElement = false;
      continue;
    }
    const part = child.tag === 'br' ? ', ' : inlineText(child);
    if (tidy(part) === '') continue;
    const touches = previousIsElement && text !== '' && !/\s$/.test(text) && child.tag !== 'br';
    const parted = touches || !child.isInline;
    text += parted && tidy(text) !== '' ? `${ENDS_SENTENCE.test(text.trim()) ? ' ' : ', '}${part}` : part;
    previousIsElement = child.tag !== 'br';
  }
  return tidy(text)
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/([,;:]),/g, '$1')
    .replace(/^, |,$/g, '');
}

function elements(block: Block): Block[] {
  return block.children.filter((child) => typeof child !== 'string');
}

/** All descendants with one of the tags, outermost first, without searching inside a match. */
function find(block: Block, tags: readonly string[]): Block[] {
  return elements(block).flatMap((child) => (tags.includes(child.tag) ? [child] : find(child, tags)));
}

/** Whether a block holds nothing but links to other pages: navigation, not content. */
export function isNavigation(block: Pick<Block, 'children' | 'isPageLink'>): boolean {
  if (block.isPageLink) return true;
  const inner = block.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return (
    inner.length > 0 &&
    inner.every((child) => typeof child !== 'string' && child.isInline && isNavigation(child))
  );
}

/** Lower-cases the first letter for use within a sentence, unless the first word may be a name. */
function lowerFirst(text: string): string {
  return /^(?:(?:[A-Z][a-z-]+|A)(?:,| [^A-Z]|$)|An? )/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Joins values that are not sentences into one line. */
function row(values: readonly string[]): string {
  return values.map((value, index) => (index === 0 ? value : lowerFirst(value))).join('; ');
}

/** A list as one line if its items are short, otherwise one line per item. */
function listLines(list: Block): string[] {
  const items = find(list, ['li'])
    .filter((item) => !isNavigation(item))
    .map(inlineText)
    .filter((text) => text !== '');
  const isShort = items.every((item) => item.length <= SHORT_ITEM && !/[.!?]$/.test(item));
  if (!isShort || items.length < 2) return items.map(sentence);
  return [sentence(row(items))];
}

/** A definition list as one line for each term and its definitions. */
function definitionLines(list: Block): string[] {
  const lines: string[] = [];
  let terms: string[] = [];
  let definitions: string[] = [];
  const flush = () => {
    const [term, value] = [terms.join(', '), definitions.join('; ')];
    // A lower-case term continues its value: "15 countries" and "in which we worked".
    if (value !== '')
      lines.push(
        sentence(/^[a-z]/.test(term) ? `${value} ${term}` : term === '' ? value : `${term}: ${value}`),
      );
    [terms, definitions] = [[], []];
  };
  for (const part of find(list, ['dt', 'dd'])) {
    if (part.tag === 'dt' && definitions.length > 0) flush();
    const items = find(part, ['li']).map(inlineText);
    const text = items.length > 0 ? row(items) : inlineText(part);
    if (text !== '') (part.tag === 'dt' ? terms : definitions).push(text);
  }
  flush();
  return lines;
}

/** A value with the name of its row, unless it contains that already, as "dedicated team" contains "team". */
function namedValue(name: string, value: string): string {
  const says = ` ${value.toLowerCase()} `.includes(` ${name.toLowerCase()} `);
  return says ? lowerFirst(value) : `${lowerFirst(name)} ${lowerFirst(value)}`;
}

/** A table as lines: one per column if it compares things, otherwise one per row, each value with its label. */
function tableLines(table: Block): string[] {
  const rows = find(table, ['tr']).map((row) =>
    find(row, ['th', 'td']).map((cell) => ({ isName: cell.tag === 'th', text: inlineText(cell) })),
  );
  const caption = find(table, ['caption'])
    .map(inlineText)
    .filter((text) => text !== '')
    .map(sentence);
  const head = rows[0]?.every((cell) => cell.isName) ? rows[0].map(({ text }) => text) : undefined;
  const body = head ? rows.slice(1) : rows;
  const isComparison =
    head !== undefined && head.length <= COMPARED_COLUMNS && body.every((row) => row[0]?.isName === true);
  if (head && isComparison) {
    const columns = head.slice(1).map((name, index) => {
      const values = body.map((cells) => namedValue(cells[0]?.text ?? '', cells[index + 1]?.text ?? ''));
      return sentence(`${name}: ${values.join('; ')}`);
    });
    return [...caption, ...columns];
  }
  const lines = body.map((row) => {
    const values = row.map(({ text, isName }, index) => {
      const name = isName ? undefined : head?.[index];
      return name && text !== '' ? `${name}: ${text}` : text;
    });
    return sentence(values.filter((text) => text !== '').join('; '));
  });
  return [...caption, ...lines.filter((line) => line !== '')];
}

/** A live counter, such as "0 of 7", which is not content. */
const COUNTER = /^\d+,? of \d+( \w+)?$/;

/** The lines of a block that is read as a whole, or `undefined` if its children are read one by one. */
export function linesOf(block: Block): string[] | undefined {
  if (block.holdsHeading) return undefined;
  if (block.tag === 'ul' || block.tag === 'ol') return listLines(block);
  if (block.tag === 'dl') return definitionLines(block);
  if (block.tag === 'table') return tableLines(block);
  if (elements(block).some((child) => !child.isInline)) return undefined;
  const text = isNavigation(block) ? '' : inlineText(block);
  return text === '' || COUNTER.test(text) ? [] : [text];
}
