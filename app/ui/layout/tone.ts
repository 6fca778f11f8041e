import type { Tone } from '#content/types.ts';

/** Class that gives a surface its tone: background, text and every semantic token below it. */
export const TONE_CLASS: Record<Tone, string> = {
  paper: 'tone-paper',
  'paper-2': 'tone-paper-2',
  deep: 'tone-deep',
  ink: 'tone-ink',
};
