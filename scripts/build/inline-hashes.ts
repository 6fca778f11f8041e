import { createHash } from 'node:crypto';

import { parse, type HTMLElement } from 'node-html-parser';

const RUNS = /^(|module|text\/javascript)$/;

function source(element: HTMLElement): string {
  return `'sha256-${createHash('sha256').update(element.rawText).digest('base64')}'`;
}

function distinct(elements: HTMLElement[]): string[] {
  return [...new Set(elements.filter((element) => element.rawText !== '').map(source))];
}

export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] };

/** CSP sources of what stands inline in a page and is executed or applied; blocks of data are neither. */
export function inlineHashes(html: string): InlineHashes {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const scripts = root.querySelectorAll('script').filter((script) => {
    return !script.hasAttribute('src') && RUNS.test(script.getAttribute('type') ?? '');
  });
  return { scriptHashes: distinct(scripts), styleHashes: distinct(root.querySelectorAll('style')) };
}
