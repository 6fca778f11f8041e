import type { HTMLElement } from 'node-html-parser';

import type { BootPlan } from '#scripts/build/boot/boot-plan.ts';

function moduleName(href: string): string {
  const name = /^\/assets\/(.+)\.js$/.exec(href)?.[1];
  if (!name) throw new Error(`The module ${href} is not in /assets/`);
  return name;
}

/** Reads the files that a page needs to hydrate from the framework's module script and its module preloads. */
export function readBootPlan(path: string, root: HTMLElement): BootPlan {
  const script = root.querySelector('script[type="module"]')?.rawText ?? '';
  const preloads = root.querySelectorAll('link[rel="modulepreload"]');
  const names = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, href]) => [name, href]),
  );
  const table = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1] ?? '';
  const routes = [...table.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name]) => [id, names.get(name)]);
  const manifest = /import "([^"]+)"/.exec(script)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(script)?.[1];
  if (!manifest || !entry || routes.length === 0 || routes.some(([, href]) => !href)) {
    throw new Error(`${path}: the framework's module script has a form that this build does not support`);
  }
  const first: BootPlan['files'] = [moduleName(manifest), moduleName(entry)];
  const hrefs = [
    ...routes.map(([, href = '']) => href),
    ...preloads.map((link) => link.getAttribute('href') ?? ''),
  ];
  const others = new Set(hrefs.map(moduleName).filter((name) => !first.includes(name)));
  const files: BootPlan['files'] = [...first, ...others];
  return {
    files,
    routes: Object.fromEntries(routes.map(([id = '', href = '']) => [id, files.indexOf(moduleName(href))])),
  };
}
