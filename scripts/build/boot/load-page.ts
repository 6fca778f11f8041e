import { BOOT_PLAN_ID, type BootPlan } from './boot-plan.ts';

export function readPlan(): BootPlan {
  return JSON.parse(document.getElementById(BOOT_PLAN_ID)?.textContent ?? '') as BootPlan;
}

/** Loads and hydrates the page, in the order in which the framework's own module script does. */
export async function loadPage({ manifest, routes, entry, modules }: BootPlan): Promise<void> {
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  await import(/* @vite-ignore */ manifest);
  const loaded = Object.entries(routes).map(async ([id, href]) => [
    id,
    await import(/* @vite-ignore */ href),
  ]);
  // Read by the framework's entry when it hydrates.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(loaded)) });
  await import(/* @vite-ignore */ entry);
}
