import type { DataRouter } from 'react-router';

import { loadFile } from '#app/lib/network/load-file.ts';

type RouteEntry = { module: string; imports?: readonly string[] };

/** React Router's private state on `window`; the router exists once the page is hydrated. */
type FrameworkState = {
  __reactRouterDataRouter?: DataRouter;
  __reactRouterManifest: { routes: Record<string, RouteEntry> };
  __reactRouterRouteModules: Record<string, unknown>;
};

export function framework() {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window as unknown as FrameworkState;
  return { router, manifest, modules };
}

function missingRoutes(path: string): string[] {
  const { router, modules } = framework();
  const ids = (router?.match(path) ?? []).map(({ route }) => route.id);
  return ids.filter((id) => !(id in modules));
}

/** Whether all modules of the page at this path have been loaded. */
export function isPageLoaded(path: string): boolean {
  return missingRoutes(path).length === 0;
}

/**
 * Loads the modules of a page into the framework's own cache. The framework would otherwise load them itself and, if
 * that fails, reload the current page.
 */
export async function loadPage(path: string): Promise<void> {
  const { manifest, modules } = framework();
  await Promise.all(
    missingRoutes(path).map(async (id) => {
      const entry = manifest.routes[id];
      if (!entry) return;
      await Promise.all([entry.module, ...(entry.imports ?? [])].map(loadFile));
      modules[id] = await import(/* @vite-ignore */ entry.module);
    }),
  );
}
