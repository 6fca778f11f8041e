import { ReadFault } from './read-address.ts';

/** Elements open at once. The parser's time grows with the square of it. */
const MAX_OPEN = 400;
const MAX_TAGS = 40_000;

/** Elements that end by themselves, and so may be open in any number. */
const SELF_ENDING = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd option tr td th thead tbody tfoot colgroup'
  ).split(' '),
);

/** The markup without comments; one that never ends takes the rest with it. */
function withoutComments(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    parts.push(html.slice(from, start === -1 ? undefined : start));
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    if (end === -1) return parts.join('');
    from = end + 3;
  }
}

/**
 * Markup that can be parsed in the time that its size deserves.
 * @throws ReadFault for nesting and numbers that no page needs
 */
export function checkedMarkup(html: string): string {
  const markup = withoutComments(html);
  let tags = 0;
  let open = 0;
  for (const match of markup.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
    tags += 1;
    if (!SELF_ENDING.has((match[2] ?? '').toLowerCase()))
      open = Math.max(0, open + (match[1] === '' ? 1 : -1));
    if (open > MAX_OPEN || tags > MAX_TAGS)
      throw new ReadFault('The page is nested too deeply or has too many parts.');
  }
  return markup;
}
