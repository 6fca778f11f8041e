import { useQuery } from '@tanstack/react-query';

import { takenTimesQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { FactList, type Fact } from '#app/features/admin/desk/parts/fact-list.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { officeOf } from '#shared/offices.ts';
import type { DeskConsultant, TakenTime } from '#shared/desk/calendar.ts';

import { isWithinFreeHours } from './free-hours.ts';
import { dayAt } from '#app/features/admin/desk/time/zone-time.ts';
import { momentText } from './desk-time-text.ts';

const { panel: texts } = DESK_CALENDAR;
const NONE: TakenTime[] = [];

type TimeOnClocksProps = {
  starts: string;
  /** Milliseconds. */
  ends: number;
  /** The visitor's time zone. */
  zone: string;
  consultant: DeskConsultant;
  /** Facts after the times. */
  more?: readonly Fact[];
};

/** A new time in the time zones of visitor and consultant, and why the consultant may not be free. */
export function TimeOnClocks({ starts, ends, zone, consultant, more }: TimeOnClocksProps) {
  const { data: taken = NONE } = useQuery(takenTimesQuery(consultant.id, dayAt(starts, zone)));
  const isBusyElsewhere = taken.some(
    (one) => one.is_imported && Date.parse(one.starts) < ends && Date.parse(starts) < Date.parse(one.ends),
  );
  const timeIn = (clock: string) => `${momentText(starts, clock)} (${clock})`;
  return (
    <>
      <FactList
        facts={[
          { name: texts.visitorTime, value: timeIn(zone) },
          { name: texts.timeOf(consultant.name), value: timeIn(officeOf(consultant.office).timeZone) },
          ...(more ?? []),
        ]}
      />
      {!isWithinFreeHours(consultant, Date.parse(starts), ends) && (
        <p className="mt-3 font-medium text-heading">{texts.outsideHours(consultant.name)}</p>
      )}
      {isBusyElsewhere && (
        <p className="mt-3 font-medium text-heading">{texts.importedThen(consultant.name)}</p>
      )}
    </>
  );
}
