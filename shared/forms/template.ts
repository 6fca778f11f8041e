/*
 * HTML with slots. The build prerenders the pages that answer a form with slots in place of values; the server fills
 * them. Slots are marked by private-use characters, which no text of the site contains.
 */

import { escapeHtml } from '../text/escape-html.ts';

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

export function hasSlot(text: string): boolean {
  return text.includes(OPEN);
}

/** A part that is dropped when the value is empty, with all sections inside it. */
export function section(name: string, html: string): string {
  return slot(SECTION + name) + html + slot(SECTION_END);
}

export type SlotValues = Readonly<Record<string, string | undefined>>;

/** Fills the slots. Values are escaped but for those of `rawSlot`, and slots inside a value mean nothing. */
export function fillTemplate(template: string, values: SlotValues): string {
  const [start = '', ...parts] = template.split(OPEN);
  /** How many of the sections around this place are dropped. */
  let dropped = 0;
  const filled = parts.map((part) => {
    const end = part.indexOf(CLOSE);
    const name = part.slice(0, end);
    const html = part.slice(end + 1);
    if (name === SECTION_END) dropped = Math.max(0, dropped - 1);
    else if (name.startsWith(SECTION)) dropped += dropped > 0 || !values[name.slice(1)] ? 1 : 0;
    else if (dropped === 0 && name.startsWith(RAW)) return (values[name.slice(1)] ?? '') + html;
    else if (dropped === 0) return escapeHtml(values[name] ?? '') + html;
    return dropped === 0 ? html : '';
  });
  return start + filled.join('');
}
