/** Id of the script element on pages that show nothing useful before they are hydrated. */
export const URGENT_ID = 'urgent';

/** Event that makes the boot script hydrate the page, as a visitor's input does. hydrate.ts sends it. */
export const WAKE = 'wake';

/** Session storage key of what recovery.ts keeps over a reload. */
export const RECOVERY_KEY = 'recovery';

/** What a page loads to hydrate. */
export type BootPlan = {
  /**
   * Names of all modules, fetched in parallel: the framework's route manifest, its entry (which hydrates the page when
   * it is evaluated), then the route modules and all imports.
   */
  files: [manifest: string, entry: string, ...others: string[]];
  /** Index in `files` of each route's module, by route id. */
  routes: Record<string, number>;
};

/**
 * Plans by path; `/folder/*` matches the pages of a folder that share one. Any other path shows the not-found page and
 * uses its plan.
 */
export type BootPlans = Record<string, BootPlan>;

export const NOT_FOUND_PATH = '/404';

/** Controls pressed before hydration. */
export type HeldInput = Set<HTMLElement>;

export function moduleHref(name: string): string {
  return `/assets/${name}.js`;
}
