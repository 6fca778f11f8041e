/** Loads with the page and not, like `screens.ts`, with the tool. */
export const NOT_LOADED = {
  title: 'Deadlines not loaded',
  description:
    'Please check your connection and press the button again. The table on this page works without it.',
} as const;
