/** Loads with the assessment's page, so it is apart from the words of the assessment itself (`screens.ts`). */
export const NOT_LOADED = {
  title: 'Assessment not loaded',
  description:
    'Please check your connection and press Start again. The checklists on this page work without it.',
} as const;
