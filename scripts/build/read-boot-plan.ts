import type { HTMLElement } from 'node-html-parser';

import { pageOf, type PagePath } from '#app/content/pages.ts';

import type { BootPlan } from './boot/boot-plan.ts';
import { NOT_FOUND_PATH } from './site-pages.ts';

function isUrgent(path: string): boolean {
  return path !== NOT_FOUND_PATH && pageOf(path as PagePath).group === 'account';
}

/** Reads from the framework's module script, and from its preloads, what a page needs to come alive. */
export function readBootPlan(path: string, script: string, preloads: readonly HTMLElement[]): BootPlan {
  const names = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, href]) => [name, href]),
  );
  const table = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1] ?? '';
  const routes = [...table.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name]) => [id, names.get(name)]);
  const manifest = /import "([^"]+)"/.exec(script)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(script)?.[1];
  if (!manifest || !entry || routes.length === 0 || routes.some(([, href]) => !href)) {
    throw new Error(`${path}: the framework's module script has another form than this build knows`);
  }
  return {
    manifest,
    routes: Object.fromEntries(routes) as Record<string, string>,
    entry,
    modules: preloads.map((link) => link.getAttribute('href') ?? ''),
    isUrgent: isUrgent(path),
  };
}
