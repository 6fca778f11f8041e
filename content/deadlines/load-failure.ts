/** Separate from `screens.ts`, because it is needed when the tool fails to load. */
export const NOT_LOADED = {
  title: 'Deadlines not loaded',
  description:
    'Please check your connection and press the button again. The list of laws on this page works without it.',
} as const;
