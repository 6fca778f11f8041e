import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { TIMES_PER_PAGE } from '#shared/calendar/paths.ts';
import { slot } from '#shared/forms/template.ts';

const PLACES = Array.from({ length: TIMES_PER_PAGE }, (_, index) => index);

/** Classes of one time, whether it is a link or a choice. */
const TILE =
  'flex min-h-16 w-full flex-wrap content-center items-center gap-x-2 rounded-control border border-control px-3 py-2.5 hover:border-heading';

type TimeListProps = { label: string; children: (index: number, tile: string) => ReactNode };

/** Slots for free times, each below its day. The server fills as many as there are and drops the rest. */
function TimeList({ label, children }: TimeListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] gap-2">
      {PLACES.map((index) => (
        <Fragment key={index}>
          <li
            data-section={`day.${index}`}
            className="col-span-full mt-5 border-t border-hairline pt-5 text-copy font-semibold text-heading first:mt-0"
          >
            <h2>{slot(`day.${index}`)}</h2>
          </li>
          <li data-section={`time.${index}`} className="flex">
            {children(index, TILE)}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** The day is repeated for screen-reader users, who may reach a link or choice out of context. */
function TimeText({ index }: { index: number }) {
  return (
    <>
      <span className="sr-only">{slot(`time.${index}.day`)}, </span>
      <span className="text-copy font-medium text-heading tabular-nums">{slot(`time.${index}`)}</span>{' '}
      <span className="w-full text-small text-secondary">{slot(`time.${index}.office`)}</span>
    </>
  );
}

/** Free times as links. */
export function TimeLinks({ label }: { label: string }) {
  return (
    <TimeList label={label}>
      {(index, tile) => (
        <a href={slot(`time.${index}.href`)} className={tile}>
          <TimeText index={index} />
        </a>
      )}
    </TimeList>
  );
}

/** Free times as choices of a form, in its field `start`. */
export function TimeChoices({ label }: { label: string }) {
  return (
    <TimeList label={label}>
      {(index, tile) => (
        <label className={tile}>
          <input
            type="radio"
            name="start"
            value={slot(`time.${index}.start`)}
            className="size-5 flex-none accent-current"
          />
          <TimeText index={index} />
        </label>
      )}
    </TimeList>
  );
}
