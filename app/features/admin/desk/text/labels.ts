import type { SubmissionStatus } from '#shared/desk.ts';

export const NOTHING = '–';

type Options = readonly { value: string; label: string }[];

/** The label of a stored choice. A value that is no longer offered is shown as stored. */
export function labelOf(options: Options, value: string | null): string {
  if (!value) return NOTHING;
  return options.find((option) => option.value === value)?.label ?? value;
}

export const STATUS_LABELS: Record<SubmissionStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  spam: 'Spam',
  archived: 'Archived',
};

const SPAM_REASONS: Record<string, string> = {
  links: 'Links',
  repeated_text: 'Repeated text',
  throwaway_domain: 'Disposable address',
  speed: 'Sent too fast',
  script_mix: 'Mixed alphabets',
  ceiling: 'Above the hourly ceiling',
};

export function spamReasonLabel(reason: string): string {
  return SPAM_REASONS[reason] ?? reason;
}

/** `1 note`, `3 notes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}
