export type ButtonLook = 'primary' | 'secondary' | 'text' | 'signal';

const LOOK: Record<ButtonLook, string> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  signal: 'button button-signal',
  text: 'inline-flex min-h-11 items-center gap-3 text-left text-copy font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.4em] hover:decoration-2',
};

/** Classes of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook): string {
  return LOOK[look];
}
