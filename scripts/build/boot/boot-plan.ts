/** Id of the script element on pages that show nothing of use before they are alive. */
export const URGENT_ID = 'urgent';

/** Event by which alive.ts, once loaded, asks the boot script for what a sign of the visitor asks for too. */
export const WAKE = 'wake';

/** What a page loads to come alive. */
export type BootPlan = {
  /**
   * Names of all modules, to be fetched side by side: the framework's route manifest, its entry (hydrates the page
   * when it is evaluated), then what these import.
   */
  files: [manifest: string, entry: string, ...others: string[]];
  /** Place of each route's module in `files`, by the route's id. */
  routes: Record<string, number>;
};

/** Plans by path. Other paths show the not-found page and share its plan. */
export type BootPlans = Record<string, BootPlan>;

export const NOT_FOUND_PATH = '/404';

/** Presses that wait, each with how it is given back. */
export type HeldInput = Map<Element, () => void>;

export function moduleHref(name: string): string {
  return `/assets/${name}.js`;
}
