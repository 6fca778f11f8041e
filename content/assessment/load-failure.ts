/** Loads with the page and not, like `screens.ts`, with the assessment. */
export const NOT_LOADED = {
  title: 'Assessment not loaded',
  description:
    'Please check your connection and press Start again. The checklists on this page work without it.',
} as const;

/** Shown for a press before hydration: `held` immediately, `late` after five seconds. The tool may still load, so "yet". */
export const EARLY_PRESS = {
  held: 'Opening as soon as the page is ready…',
  late: `${NOT_LOADED.title} yet. ${NOT_LOADED.description}`,
} as const;
