import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { officeOf } from '#shared/offices.ts';
import type { OfficeSlug } from '#shared/offices.ts';

import { localTime, spanText, zoneText } from './appointment-time-text.ts';

type Fact = readonly [name: string, text: string];

type TimeSummaryProps = {
  start: string;
  office: OfficeSlug;
  zone: string;
  /** Further facts below the time. */
  facts?: readonly Fact[];
};

/** The chosen time in the time zones of the visitor and of the office. */
export function TimeSummary({ start, office, zone, facts }: TimeSummaryProps) {
  const { details } = CALENDAR_PICKER;
  const { city, timeZone } = officeOf(office);
  const [here, there] = [localTime(start, zone), localTime(start, timeZone)];
  const isSame = here.day === there.day && here.time === there.time;
  const rows = [
    [details.yours(zoneText(zone)), spanText(start, zone)],
    [details.office(city), isSame ? details.sameTime : spanText(start, timeZone)],
    ...(facts ?? []),
  ] as const;
  return (
    <dl className="mt-4 border-b border-hairline">
      {rows.map(([name, text]) => (
        <div key={name} className="border-t border-hairline py-2.5 text-small">
          <dt className="text-secondary">{name}</dt>
          <dd className="font-medium text-heading tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
