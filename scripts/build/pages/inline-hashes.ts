import { createHash } from 'node:crypto';

import type { HTMLElement } from 'node-html-parser';

import { parsePage } from './parse-page.ts';

const EXECUTABLE_TYPE = /^(|module|text\/javascript)$/;

function source(element: HTMLElement): string {
  return `'sha256-${createHash('sha256').update(element.rawText).digest('base64')}'`;
}

function distinct(elements: HTMLElement[]): string[] {
  return [...new Set(elements.filter((element) => element.rawText !== '').map(source))];
}

export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] };

/** CSP sources of a page's inline scripts and styles. Data blocks such as JSON-LD are not executed and need none. */
export function inlineHashes(html: string): InlineHashes {
  const root = parsePage(html);
  const scripts = root.querySelectorAll('script').filter((script) => {
    return !script.hasAttribute('src') && EXECUTABLE_TYPE.test(script.getAttribute('type') ?? '');
  });
  return { scriptHashes: distinct(scripts), styleHashes: distinct(root.querySelectorAll('style')) };
}
