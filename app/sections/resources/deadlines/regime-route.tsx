import { useLocation, type MetaArgs } from 'react-router';

import { DEADLINES_PATH, REGIME_PAGES, type RegimePage } from '#content/deadlines/regime-pages.ts';
import { subpageMeta } from '#app/lib/pages/page-meta.ts';
import type { LiveRegime } from '#shared/deadlines/regime.ts';

import { RegimeView } from './regime-view.tsx';

function pageAt(pathname: string): RegimePage | undefined {
  const path = pathname.replace(/\/$/, '');
  return REGIME_PAGES.find((page) => page.path === path);
}

export function regimeMeta({ location }: MetaArgs) {
  const page = pageAt(location.pathname);
  return page ? subpageMeta(page, DEADLINES_PATH) : [];
}

/** Component of the routes of one region. Each region is a module of its own, so that a page loads only its laws. */
export function regimeRoute(regimes: Readonly<Record<string, LiveRegime>>) {
  return function RegimeRoute() {
    const page = pageAt(useLocation().pathname);
    const regime = page && regimes[page.id];
    return page && regime ? <RegimeView page={page} regime={regime} /> : null;
  };
}
