/*
 * HTML with slots. The build prerenders the pages that answer a form with slots in place of values; the server fills
 * them. Slots are marked by private-use characters, which no text of the site contains.
 */

import { escapeHtml } from './text/escape-html.ts';

const OPEN = '\uE000';
const CLOSE = '\uE001';
const SECTION = '?';
const SECTION_END = '/';
const RAW = '!';

/** Stands for a value. */
export function slot(name: string): string {
  return OPEN + name + CLOSE;
}

/** Stands for a value that is inserted as it is: only for markup or data that the server itself has made safe. */
export function rawSlot(name: string): string {
  return slot(RAW + name);
}

/** A part that is dropped when the value is empty. Sections do not nest. */
export function section(name: string, html: string): string {
  return slot(SECTION + name) + html + slot(SECTION_END);
}

export type SlotValues = Readonly<Record<string, string | undefined>>;

/** Fills the slots. Values are escaped but for those of `rawSlot`, and slots inside a value mean nothing. */
export function fillTemplate(template: string, values: SlotValues): string {
  const [start = '', ...parts] = template.split(OPEN);
  let isKept = true;
  const filled = parts.map((part) => {
    const end = part.indexOf(CLOSE);
    const name = part.slice(0, end);
    const html = part.slice(end + 1);
    if (name === SECTION_END) isKept = true;
    else if (name.startsWith(SECTION)) isKept = Boolean(values[name.slice(1)]);
    else if (isKept && name.startsWith(RAW)) return (values[name.slice(1)] ?? '') + html;
    else if (isKept) return escapeHtml(values[name] ?? '') + html;
    return isKept ? html : '';
  });
  return start + filled.join('');
}
