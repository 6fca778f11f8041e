import { createContext, use } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import type { SubmissionStatus } from '#shared/desk/calls.ts';

import { waitingState } from './waiting.ts';

/** Filled while staff need to act, hollow otherwise. Decorative: the status is also given as text. */
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
      {DESK.common.statuses[status]}
    </span>
  );
}

const PROMISE_CLASS = {
  in_time: 'text-link',
  overdue: 'font-semibold text-danger',
} as const;

/** The hours within which the firm promises an answer; undefined until they are known. */
export const PromiseHours = createContext<number | undefined>(undefined);
const USUAL_PROMISE_HOURS = 24;

/** The promised hours, as configured with the office hours. */
export function usePromiseHours(): number {
  return use(PromiseHours) ?? USUAL_PROMISE_HOURS;
}

type WaitingTextProps = {
  row: DeskEnquiry;
  /** `long` adds the office hours. */
  form?: 'short' | 'long';
};

export function WaitingText({ row, form = 'short' }: WaitingTextProps) {
  const state = waitingState(row, usePromiseHours());
  if (!state) return null;
  return <span className={PROMISE_CLASS[state.promise]}>{state[form]}</span>;
}
