/** Id of the data block that carries a page's plan; it stands where the framework's module script stood. */
export const BOOT_PLAN_ID = 'boot-plan';

/** What the boot script loads to bring a page alive. */
export type BootPlan = {
  /** Sets the framework's route manifest. */
  manifest: string;
  /** Module of each route of the page, by the route's id. */
  routes: Record<string, string>;
  /** Hydrates the page when it is evaluated; the others must be there before. */
  entry: string;
  /** Everything the above import, to be fetched side by side. */
  modules: string[];
  /** True for pages that show nothing of use before they are alive. */
  isUrgent: boolean;
};
