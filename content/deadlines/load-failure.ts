import { HOTLINE_NUMBERS } from '../firm.ts';

/** Separate from `screens.ts`, because it is needed when the tool fails to load. */
export const NOT_LOADED = {
  title: 'Deadlines not loaded',
  description: `Please check your connection and press the button again. The list of laws on this page works without it. In an emergency, call ${HOTLINE_NUMBERS}.`,
} as const;

/** Shown for a press before hydration: `held` immediately, `late` after five seconds. The tool may still load, so "yet". */
export const EARLY_PRESS = {
  held: 'Opening as soon as the page is ready…',
  late: `${NOT_LOADED.title} yet. ${NOT_LOADED.description}`,
} as const;
