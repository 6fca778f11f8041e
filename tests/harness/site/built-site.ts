import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { parse, type HTMLElement } from 'node-html-parser';

export const BUILD = resolve(import.meta.dirname, '../../../build');
export const CLIENT = join(BUILD, 'client');

type Site = { pages: Record<string, { file: string; csp: string }> };

export const SITE = JSON.parse(readFileSync(join(BUILD, 'site.json'), 'utf8')) as Site;

/** The site URL that the current build was made for. */
export const SITE_URL = (
  JSON.parse(readFileSync(join(BUILD, 'stamp.json'), 'utf8')) as { settings: { siteUrl: string } }
).settings.siteUrl;

export function readClient(path: string): string {
  return readFileSync(join(CLIENT, path), 'utf8');
}

export type BuiltPage = { path: string; file: string; csp: string; html: string; root: HTMLElement };

export const BUILT_PAGES: BuiltPage[] = Object.entries(SITE.pages).map(([path, { file, csp }]) => {
  const html = readClient(file);
  return { path, file, csp, html, root: parse(html, { blockTextElements: { script: true, style: true } }) };
});
