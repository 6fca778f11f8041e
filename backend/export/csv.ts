import { visibleText } from '../../shared/text/visible-text.ts';

/** Spreadsheets read the file as UTF-8 only when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches text that a spreadsheet would run as a formula, because it starts with one of these signs, ASCII or
 * full-width. White space before the sign does not help, because a spreadsheet may drop it.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/**
 * The same inside a value, where a spreadsheet that separates cells by semicolons, tabs or bars would begin a cell: it
 * takes a quotation mark there as the start of a quoted cell, not as text. An item of a list ("- item") stays as it is,
 * unless it could call a function.
 */
const INNER_FORMULA =
  /([;|\t\r\n](?:[^\S\t\r\n]|")*)(?=[=@\uFF1D\uFF20]|[+\-\uFF0B\uFF0D](?! [^;|(\t\r\n]*(?:[;\t\r\n]|$)))/g;

/** Text in which nothing is hidden. Most values are like this, and finding hidden characters takes far longer. */
const PLAIN = /^[\t\n\r\x20-\x7E]*$/;

type Value = string | number | null;

/**
 * One value, always in quotes. What would run as a formula gets an apostrophe in front, which makes it plain text.
 * Hidden characters are written out (`[U+202E]`), because they could reverse the displayed text or disguise it.
 */
function csvField(value: Value): string {
  if (typeof value === 'number') return `"${value}"`;
  const given = value ?? '';
  const text = PLAIN.test(given) ? given : visibleText(given);
  const inert = (FORMULA.test(text) ? `'${text}` : text).replaceAll(INNER_FORMULA, "$1'");
  return `"${inert.replaceAll('"', '""')}"`;
}

/** One line as in RFC 4180, with its line end. */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
