import { visibleText } from '../../shared/visible-text.ts';

/** Spreadsheets read the file as UTF-8 only when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would take for a formula: the signs that begin one, in their wide forms too, also after white
 * space that it may drop.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

type Value = string | number | null;

/**
 * One value, always in quotes. Text that would run as a formula gets an apostrophe in front, which shows it as text.
 * Hidden characters are written out: a spreadsheet would turn the text around, or show it as another one.
 */
function csvField(value: Value): string {
  if (typeof value === 'number') return `"${value}"`;
  const text = visibleText(value ?? '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One line of RFC 4180 with its line end. */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
