import { FIRM } from '../firm.ts';

const UNCLEAR_ZONE = /^(GMT|UTC)[+-]/;

function partsIn(zone: string, moment: Date, locale = 'en-GB'): Record<string, string> {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function dateIn(zone: string, moment: Date): `${number}-${number}-${number}` {
  const { year, month, day } = partsIn(zone, moment);
  return `${Number(year)}-${month}-${day}` as `${number}-${number}-${number}`;
}

function clockIn(zone: string, moment: Date): string {
  const { hour = '', minute = '' } = partsIn(zone, moment);
  return hour + minute;
}

/** What people at a place call its time: `GMT`, `BST`, `EST`, and `Tokyo time` where it has no common short name. */
function zoneName(zone: string, moment: Date): string {
  const names = ['en-GB', 'en-US'].map((locale) => partsIn(zone, moment, locale)['timeZoneName'] ?? '');
  const common = names.find((name) => name !== '' && !UNCLEAR_ZONE.test(name));
  return common ?? `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
}

function timeAt(office: (typeof FIRM.offices)[number], zone: string, moment: Date): string {
  const there = dateIn(office.timeZone, moment);
  const here = dateIn(zone, moment);
  const shift = there === here ? '' : there > here ? ' the next day' : ' the day before';
  return `${clockIn(office.timeZone, moment)} ${office.city}${shift}`;
}

type EventTimes = {
  /** The calendar day in the event's zone, as in `2027-02-11`. */
  date: `${number}-${number}-${number}`;
  /** `Thursday 11 February 2027` */
  day: string;
  /** `1500 GMT` */
  time: string;
  /** The firm's other offices: `1000 New York, 0700 San Francisco`. */
  elsewhere: string;
};

/** How the site writes the start of an event, in its own time zone and in those of the firm's other offices. */
export function eventTimes(startsAt: string, zone: string): EventTimes {
  const moment = new Date(startsAt);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone }).format(moment);
  return {
    date: dateIn(zone, moment),
    day: day.replace(',', ''),
    time: `${clockIn(zone, moment)} ${zoneName(zone, moment)}`,
    elsewhere: FIRM.offices
      .filter(({ timeZone }) => timeZone !== zone)
      .map((office) => timeAt(office, zone, moment))
      .join(', '),
  };
}
