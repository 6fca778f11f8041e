import { DESK } from '#content/desk/desk.ts';

export const NOTHING = DESK.common.nothing;

type Options = readonly { value: string; label: string }[];

/** The label of a stored choice. A value that is no longer offered is shown as stored. */
export function labelOf(options: Options, value: string | null): string {
  if (!value) return NOTHING;
  return options.find((option) => option.value === value)?.label ?? value;
}

export function spamReasonLabel(reason: string): string {
  return DESK.common.spamReasons[reason] ?? reason;
}
