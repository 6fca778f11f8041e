import { PAGES } from '#content/pages.ts';

import { NOT_FOUND_PATH } from './boot/boot-plan.ts';

/** A prerendered page: its path and where its HTML stands below `client/`. */
export type SitePage = { path: string; file: string };

/** All pages of the registry and the not-found page, which static hosts look for under this name. */
export const SITE_PAGES: readonly SitePage[] = [
  ...PAGES.map(({ path }) => ({ path, file: `${path === '/' ? '' : `${path.slice(1)}/`}index.html` })),
  { path: NOT_FOUND_PATH, file: '404.html' },
];
