import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES } from '#content/pages.ts';

import { PIECES } from '#scripts/build/insights/pieces.ts';
import { NOT_FOUND_PATH } from '#scripts/build/boot/boot-plan.ts';

/** A prerendered page: its path, and its HTML file below `client/`. */
export type SitePage = { path: string; file: string };

/** All pages: registry, regimes, pieces, and the not-found page under the file name that static hosts expect. */
export const SITE_PAGES: readonly SitePage[] = [
  ...[...PAGES, ...REGIME_PAGES, ...PIECES].map(({ path }) => ({
    path,
    file: `${path === '/' ? '' : `${path.slice(1)}/`}index.html`,
  })),
  { path: NOT_FOUND_PATH, file: '404.html' },
];

const PATHS = new Set(SITE_PAGES.map(({ path }) => path));

/** Whether an internal link leads to a page of this build. */
export function hasPage(href: string): boolean {
  return PATHS.has(href.replace(/[#?].*$/, ''));
}
