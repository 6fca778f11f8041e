/** Loads with the page and not, like `screens.ts`, with the assessment. */
export const NOT_LOADED = {
  title: 'Assessment not loaded',
  description:
    'Please check your connection and press Start again. The checklists on this page work without it.',
} as const;
