export type ButtonLook = 'primary' | 'secondary' | 'text' | 'signal';

const BOX =
  'button inline-flex min-h-12 items-center justify-center gap-3 rounded-control border px-6 py-2.5 text-center text-copy leading-snug font-medium transition-colors';

const LOOK: Record<ButtonLook, string> = {
  primary: `${BOX} border-transparent bg-action text-on-action hover:bg-action-hover`,
  secondary: `${BOX} border-control text-heading hover:border-heading`,
  signal: `${BOX} border-transparent bg-signal text-on-signal hover:bg-signal-hover`,
  text: 'inline-flex min-h-11 items-center gap-3 text-left text-copy font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.4em] hover:decoration-2',
};

/** Classes of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook): string {
  return LOOK[look];
}
