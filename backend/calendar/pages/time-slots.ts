import { COMMON_ZONES, CONSULTATION_PAGE } from '../../../content/calendar/pages.ts';
import { TIMES_PER_PAGE } from '../../../shared/calendar/paths.ts';
import { isTimeZone, startSchema } from '../../../shared/calendar/calendar.ts';
import { officeOf, OFFICES } from '../../../shared/offices.ts';
import type { FreeTime } from '../../../shared/calendar/calendar.ts';
import type { OfficeSlug } from '../../../shared/offices.ts';
import type { SlotValues } from '../../../shared/forms/template.ts';
import { instantFormat, offsetFromUtc } from '../../../shared/text/format-instant.ts';

const DEFAULT_ZONE = OFFICES[0].timeZone;

/** The time zone to show times in: the given one if it is valid, else that of the office, else London's. */
export function displayZone(given: string | null, office?: OfficeSlug): { zone: string; isUnknown: boolean } {
  if (given !== null && isTimeZone(given)) return { zone: given, isUnknown: false };
  const zone = office === undefined ? DEFAULT_ZONE : officeOf(office).timeZone;
  return { zone, isUnknown: given !== null && given !== '' };
}

/** `Asia/Tokyo` as `Tokyo (UTC+9)`. */
export function zoneLabel(zone: string, at: number): string {
  const city =
    COMMON_ZONES.find(([name]) => name === zone)?.[1] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const offset = offsetFromUtc(zone, at);
  return city === offset ? city : `${city} (${offset})`;
}

/** Formats a start for display: `Tuesday 24 November 2026, 09:00, Tokyo (UTC+9)`. */
export function formatStart(start: string, zone: string): string {
  const { day, time } = instantFormat(zone)(start);
  return `${day}, ${time}, ${zoneLabel(zone, Date.parse(start))}`;
}

export function cities(offices: readonly OfficeSlug[]): string {
  return offices.map((office) => officeOf(office).city).join(', ');
}

/**
 * The offices' cities, each with its local time if that differs from `shown`: `London, New York 04:00`. Lines break only
 * between offices.
 */
function citiesAt(start: string, offices: readonly OfficeSlug[], shown: string): string {
  return offices
    .map(officeOf)
    .map(({ city, timeZone }) => {
      const { time } = instantFormat(timeZone)(start);
      return (time === shown ? city : `${city} ${time}`).replaceAll(' ', '\u00A0');
    })
    .join(', ');
}

/** Values for the slots of app/ui/form/time-list.tsx, for as many times as it shows. */
export function timeSlots(
  times: readonly FreeTime[],
  zone: string,
  hrefOf: (start: string) => string = () => '',
): SlotValues {
  const format = instantFormat(zone);
  let last = '';
  return Object.fromEntries(
    times.slice(0, TIMES_PER_PAGE).flatMap(({ start, offices }, index) => {
      const { day, time } = format(start);
      const isNewDay = day !== last;
      last = day;
      return [
        [`day.${index}`, isNewDay ? day : ''],
        [`time.${index}`, time],
        [`time.${index}.day`, day],
        [`time.${index}.office`, citiesAt(start, offices, time)],
        [`time.${index}.start`, start],
        [`time.${index}.href`, hrefOf(start)],
      ];
    }),
  );
}

/** One page of the times from `from` on, and the start of the next page. */
export function pageOfTimes(
  times: readonly FreeTime[],
  from: string | null,
): { times: FreeTime[]; next: string | undefined; isFirst: boolean } {
  const isStart = from !== null && startSchema.safeParse(from).success;
  const rest = isStart ? times.filter(({ start }) => start >= from) : [...times];
  return {
    times: rest.slice(0, TIMES_PER_PAGE),
    next: rest[TIMES_PER_PAGE]?.start,
    isFirst: rest.length === times.length,
  };
}

/** The reason why there are no times. */
export function noTimesReason(isFirst: boolean): string {
  return isFirst ? CONSULTATION_PAGE.none : CONSULTATION_PAGE.noneLater;
}
