import { FactList, type Fact } from '#app/features/admin/desk/parts/fact-list.tsx';
import { DESK_CALENDAR } from '#content/desk-calendar.ts';
import { officeOf } from '#shared/calendar.ts';
import type { DeskConsultant } from '#shared/desk-calendar.ts';

import { isWithinFreeHours } from './free-hours.ts';
import { momentText } from './time-text.ts';

const { panel: texts } = DESK_CALENDAR;

type TimeOnClocksProps = {
  starts: string;
  /** Milliseconds. */
  ends: number;
  /** The visitor's. */
  zone: string;
  consultant: DeskConsultant;
  /** Facts after the times. */
  more?: readonly Fact[];
};

/** A new time on the clocks of visitor and consultant, and whether it is outside the consultant's hours. */
export function TimeOnClocks({ starts, ends, zone, consultant, more }: TimeOnClocksProps) {
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
    </>
  );
}
