import { Fragment } from 'react';

import type { FreeTime } from '#shared/calendar/calendar.ts';
import { Spinner } from '#app/ui/controls/spinner.tsx';

import { localTime, officeTimeText } from './appointment-time-text.ts';

type TimeListProps = {
  times: readonly FreeTime[];
  zone: string;
  labelledBy: string;
  /** Other times are being loaded: these stay in place but cannot be chosen. */
  isStale: boolean;
  /** Start of the time that is being held. */
  pending: string | undefined;
  onChoose: (time: FreeTime) => void;
};

/** The free times of a day in the visitor's time zone, each with the local time of the offices that are free then. */
export function TimeList({ times, zone, labelledBy, isStale, pending, onChoose }: TimeListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      inert={isStale}
      className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2 transition-opacity delay-200 inert:opacity-50"
    >
      {times.map((time) => (
        <li key={time.start}>
          <button
            type="button"
            className="flex h-full min-h-14 w-full flex-col items-start justify-center rounded-control border border-control px-2.5 py-1.5 text-left tabular-nums hover:border-heading"
            onClick={() => onChoose(time)}
          >
            <span className="flex items-center gap-2 font-medium text-heading">
              {localTime(time.start, zone).time}
              {pending === time.start && <Spinner />}
            </span>
            <span className="text-small text-secondary">
              <span className="sr-only">, </span>
              {time.offices.map((slug, place) => (
                <Fragment key={slug}>
                  {place > 0 && ', '}
                  <span className="inline-block">{officeTimeText(time.start, slug, zone)}</span>
                </Fragment>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
