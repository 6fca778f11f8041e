import { classNames } from '#app/lib/class-names.ts';
import type { DeskSubmission } from '#shared/desk-answers.ts';
import type { SubmissionStatus } from '#shared/desk.ts';

import { STATUS_LABELS } from './labels.ts';
import { waitingState } from './waiting.ts';

/** Filled while staff have to act, hollow otherwise. Decorative: the status is also given as text. */
const MARK: Record<SubmissionStatus, string> = {
  new: 'border-accent bg-accent',
  in_progress: 'border-link bg-link',
  answered: 'border-link',
  spam: 'border-danger',
  archived: 'border-control',
};

export function StatusText({ status }: { status: SubmissionStatus }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={classNames('size-2 rounded-full border', MARK[status])} />
      {STATUS_LABELS[status]}
    </span>
  );
}

const PROMISE_CLASS = {
  in_time: 'text-link',
  day_passed: 'font-medium text-accent-ink',
  overdue: 'font-semibold text-danger',
} as const;

type WaitingTextProps = {
  row: DeskSubmission;
  /** `long` adds the office hours. */
  form?: 'short' | 'long';
};

export function WaitingText({ row, form = 'short' }: WaitingTextProps) {
  const state = waitingState(row);
  if (!state) return null;
  return <span className={PROMISE_CLASS[state.promise]}>{state[form]}</span>;
}
