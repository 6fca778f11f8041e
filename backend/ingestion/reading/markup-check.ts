import { ReadFault } from '../../public-web/read-url.ts';

/** Largest number of elements open at once. The parser's time grows with the square of it. */
const MAX_OPEN = 400;
const MAX_TAGS = 40_000;

/** Void elements and those with an optional end tag. They do not count as open. */
const SELF_ENDING = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd option tr td th thead tbody tfoot colgroup'
  ).split(' '),
);

/** The markup without comments. A comment that never ends extends to the end of the markup. */
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
 * Returns the markup without comments, once it is known to parse in time proportional to its size.
 * @throws ReadFault for nesting and numbers of elements that no page needs
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
