import { HOTLINE_NUMBERS } from '../firm.ts';

/** Separate from `screens.ts`, because it is needed when the tool fails to load. */
export const NOT_LOADED = {
  title: 'Deadlines not loaded',
  description: `Please check your connection and press the button again. The list of laws on this page works without it. In an emergency, call ${HOTLINE_NUMBERS}.`,
} as const;

/** Shown after a press before the page is ready: at once, and when it takes long. It may be on its way, so "yet". */
export const EARLY_PRESS = {
  held: 'Opening as soon as the page is ready…',
  late: `${NOT_LOADED.title} yet. ${NOT_LOADED.description}`,
} as const;
