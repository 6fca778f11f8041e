import { useEffect, useRef, useState } from 'react';

import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { classNames } from '#app/lib/class-names.ts';
import { focusAtTop } from '#app/lib/navigation/focus-at-top.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { DEFAULT_HORIZON_DAYS } from '#shared/calendar/calendar.ts';
import type { FreeTime, FreeTimes } from '#shared/calendar/calendar.ts';
import type { OfficeSlug } from '#shared/offices.ts';
import { offsetFromUtc } from '#shared/text/format-instant.ts';
import { addDays, dayIn } from '#shared/time/calendar-day.ts';

import type { BookingFailure } from './calendar-api.ts';
import { timesByDay, type Day } from './days.ts';
import { MonthGrid } from './month-grid.tsx';
import { TimeList } from './time-list.tsx';
import { dayText, failureText, zoneText } from './appointment-time-text.ts';

const { times: WORDS } = CALENDAR_PICKER;
const STATUS_ID = 'calendar-times';

type TimesProps = {
  free?: FreeTimes;
  isLoading: boolean;
  /** Other times are being loaded, or these belong to another topic. */
  isStale: boolean;
  failure: BookingFailure | undefined;
  office: OfficeSlug | undefined;
  zone: string;
  pending: string | undefined;
  /** The day that the visitor has chosen. */
  day: Day | undefined;
  onDay: (day: Day) => void;
  onChoose: (time: FreeTime) => void;
  reload: () => void;
};

/** A month of days, and the free times of the selected one (initially the first that has any). */
export function Times(props: TimesProps) {
  const { free, isLoading, isStale, failure, office, zone, pending, day, onDay, onChoose, reload } = props;
  const [openedAt] = useState(Date.now);
  const status = useRef<HTMLElement>(null);
  const isGone = failure === 'gone';

  useEffect(() => {
    if (isGone) focusAtTop(status.current);
  }, [isGone]);

  const days = timesByDay(free?.times ?? [], zone, office);
  const today = dayIn(zone)(openedAt);
  const last = free ? dayIn(zone)(free.until) : addDays(today, DEFAULT_HORIZON_DAYS);
  const chosen = day && days.has(day) ? day : [...days.keys()][0];

  const chosenTimes = (chosen && days.get(chosen)) || [];
  const [first] = chosenTimes;
  const Status = chosen ? 'h4' : 'p';

  function emptyText(): string {
    if (!free) return isLoading ? WORDS.loading : '';
    return office && free.times.length > 0 ? WORDS.noneForOffice : WORDS.none;
  }

  return (
    <>
      {/* Without free times, an empty month would only push the sentence that says so out of sight. */}
      {(chosen || !free) && (
        <MonthGrid
          countOf={(one) => days.get(one)?.length ?? 0}
          chosen={chosen}
          first={today}
          last={last}
          isLoading={isLoading && !free}
          onChoose={onDay}
        />
      )}
      <div className="mt-5 min-h-96">
        <div aria-live="polite">
          <Status
            ref={(element: HTMLElement | null) => {
              status.current = element;
            }}
            id={STATUS_ID}
            tabIndex={-1}
            className={classNames('scroll-mt-24 focus:outline-none', chosen && 'font-semibold text-heading')}
          >
            {chosen ? WORDS.heading(dayText(chosen)) : <ContactText>{emptyText()}</ContactText>}
          </Status>
        </div>
        {first && (
          <p className="text-small text-secondary">
            {/* Not the offset at midnight: on a day on which the clocks change, it differs. */}
            {WORDS.zone(zoneText(zone), offsetFromUtc(zone, Date.parse(first.start)))}
          </p>
        )}
        <div role="alert" className="text-small font-medium text-danger">
          {failure && (
            <p className="mt-2">
              <ContactText>{failureText(failure)}</ContactText>
            </p>
          )}
        </div>
        {!isGone && failure && <LinkButton onClick={reload}>{WORDS.again}</LinkButton>}
        {chosen && (
          <TimeList
            times={chosenTimes}
            isStale={isStale}
            zone={zone}
            labelledBy={STATUS_ID}
            pending={pending}
            onChoose={onChoose}
          />
        )}
      </div>
    </>
  );
}
