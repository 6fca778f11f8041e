import { parse, type HTMLElement } from 'node-html-parser';

/** Parses a page and keeps the text of scripts and styles, which the parser drops by default. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}
