import { useRef } from 'react';

import { QUESTIONS } from '#content/deadlines/screens.ts';
import type { Moment } from '#shared/deadlines/answers.ts';
import { instantFormat } from '#shared/text/format-instant.ts';
import { dayIn } from '#shared/time/calendar-day.ts';

import { LinkButton } from '#app/ui/controls/link-button.tsx';

import { TypedInput } from './typed-input.tsx';

type MomentFieldsProps = {
  id: string;
  label: string;
  hint?: string;
  /** Time zone for a moment that is entered here. */
  zone: string;
  moment: Moment | undefined;
  problem?: string;
  onChange: (moment: Moment | undefined) => void;
};

/** The current date and time in a zone. */
function momentNow(zone: string): Moment {
  const now = Date.now();
  return { date: dayIn(zone)(now), time: instantFormat(zone)(now).time, zone };
}

/** Fields for a date and an optional time. Without a time, the start of the day is assumed. */
export function MomentFields({ id, label, hint, zone, moment, problem, onChange }: MomentFieldsProps) {
  const { moments: texts } = QUESTIONS;
  const date = useRef<HTMLInputElement>(null);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={described} className="py-3">
      <p id={`${id}-label`} className="font-medium text-heading">
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-secondary">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-1">
        <label className="text-small">
          {texts.date}
          <TypedInput
            ref={date}
            type="date"
            className="control mt-1 block w-42"
            aria-invalid={problem ? true : undefined}
            min="2018-01-01"
            value={moment?.date ?? ''}
            onValue={(value) =>
              onChange(value === '' ? undefined : { ...moment, zone: moment?.zone ?? zone, date: value })
            }
          />
        </label>
        <label className="text-small">
          {texts.time}
          <TypedInput
            type="time"
            className="control mt-1 block w-36 aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
            aria-invalid={problem ? true : undefined}
            // Not disabled: leaving an emptied date for this field would lose the focus.
            readOnly={!moment}
            aria-disabled={!moment}
            value={moment?.time ?? ''}
            onValue={(value) => moment && onChange({ ...moment, time: value || undefined })}
          />
        </label>
        <span className="flex gap-4">
          <LinkButton label={`${texts.now}: ${label}`} onClick={() => onChange(momentNow(zone))}>
            {texts.now}
          </LinkButton>
          {moment && (
            <LinkButton
              label={`${texts.clear}: ${label}`}
              onClick={() => {
                // This button is removed, and the focus would be lost with it.
                date.current?.focus();
                onChange(undefined);
              }}
            >
              {texts.clear}
            </LinkButton>
          )}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
