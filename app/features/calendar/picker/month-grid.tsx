import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { classNames } from '#app/lib/class-names.ts';
import { LineIcon } from '#app/ui/media/line-icon.tsx';
import { formatMonth } from '#shared/text/format-day.ts';
import { addDays } from '#shared/time/calendar-day.ts';

import { addMonths, clampDay, monthOf, placeInWeek, weeksOf, type Day } from './days.ts';
import { dayText } from './appointment-time-text.ts';

const { months: WORDS } = CALENDAR_PICKER;
const HEADING_ID = 'calendar-month';
const KEYS_ID = 'calendar-keys';
/** A Monday: the names of the weekdays are those of the seven days from here. */
const SOME_MONDAY = '2026-11-23';
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map(
  (place) => dayText(addDays(SOME_MONDAY, place)).split(' ', 1)[0] ?? '',
);

type MonthGridProps = {
  /** How many times are free on each day. */
  countOf: (day: Day) => number;
  chosen: Day | undefined;
  first: Day;
  last: Day;
  isLoading: boolean;
  onChoose: (day: Day) => void;
};

/** Where a key moves the focus from a day. */
function target(key: string, from: Day): Day | undefined {
  const place = placeInWeek(from);
  const moves: Partial<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(from, -1),
    ArrowRight: () => addDays(from, 1),
    ArrowUp: () => addDays(from, -7),
    ArrowDown: () => addDays(from, 7),
    Home: () => addDays(from, -place),
    End: () => addDays(from, 6 - place),
    PageUp: () => addMonths(from, -1),
    PageDown: () => addMonths(from, 1),
  };
  return moves[key]?.();
}

/**
 * A month as a grid of which one day is in the tab order (WAI-ARIA Authoring Practices). Days without free times can
 * have the focus, so that a screen reader says so, but cannot be chosen.
 */
export function MonthGrid({ countOf, chosen, first, last, isLoading, onChoose }: MonthGridProps) {
  const [moved, setMoved] = useState<Day>();
  const focused = useRef<HTMLButtonElement>(null);
  const current = clampDay(moved ?? chosen ?? first, first, last);
  const month = monthOf(current);

  function onKeyDown(event: KeyboardEvent): void {
    const to = target(event.key, current);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    flushSync(() => setMoved(clampDay(to, first, last)));
    focused.current?.focus();
  }

  const status = (day: Day) => {
    const count = countOf(day);
    if (count > 0) return WORDS.free(count);
    return isLoading ? WORDS.loading : WORDS.none;
  };

  const turn = (label: string, by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      className="flex size-11 items-center justify-center rounded-control text-heading hover:bg-raised aria-disabled:opacity-40"
      onClick={() => !isEnd && setMoved(clampDay(addMonths(current, by), first, last))}
    >
      <LineIcon width={8} height={14} className={by < 0 ? 'rotate-180' : undefined}>
        <path d="m1 1 6 6-6 6" />
      </LineIcon>
    </button>
  );

  return (
    <div className="mt-6">
      <div className="flex items-center justify-between">
        {turn(WORDS.previous, -1, month === monthOf(first))}
        <p id={HEADING_ID} aria-live="polite" className="font-medium text-heading">
          {formatMonth(month)}
        </p>
        {turn(WORDS.next, 1, month === monthOf(last))}
      </div>
      <div
        role="grid"
        aria-labelledby={HEADING_ID}
        aria-describedby={KEYS_ID}
        aria-busy={isLoading}
        className="mt-2 min-h-82 text-center tabular-nums"
      >
        <div
          role="row"
          className="grid grid-cols-7 gap-0.5 pb-1 text-[min(var(--text-small),5vw)] text-secondary"
        >
          {WEEKDAYS.map((name) => (
            <span key={name} role="columnheader" aria-label={name}>
              {name.slice(0, 2)}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week.find(Boolean)} role="row" className="mb-0.5 grid grid-cols-7 gap-0.5">
            {week.map((day, place) => {
              if (!day) return <span key={place} />;
              const isFree = countOf(day) > 0;
              const isChosen = day === chosen;
              return (
                <span key={place} role="gridcell" aria-colindex={place + 1} aria-selected={isChosen}>
                  <button
                    ref={day === current ? focused : undefined}
                    type="button"
                    tabIndex={day === current ? 0 : -1}
                    aria-label={`${dayText(day)}, ${status(day)}`}
                    aria-disabled={!isFree}
                    aria-current={day === first ? 'date' : undefined}
                    className={classNames(
                      'min-h-11 w-full rounded-control border-2 text-[min(1em,6vw)] whitespace-nowrap',
                      isChosen ? 'border-heading' : 'border-transparent forced-colors:border-[Canvas]',
                      isFree
                        ? 'font-semibold underline decoration-2 underline-offset-4'
                        : 'cursor-default text-secondary',
                      isFree && !isChosen && 'bg-raised text-heading decoration-accent hover:border-control',
                      isFree && isChosen && 'bg-action text-on-action',
                    )}
                    onKeyDown={onKeyDown}
                    onClick={() => {
                      setMoved(day);
                      if (isFree) onChoose(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <p id={KEYS_ID} className="sr-only">
        {WORDS.keys}
      </p>
    </div>
  );
}
