import { OFFICES } from '#shared/offices.ts';

import { dayOf, idOf, oneOf } from './url-values.ts';

export const CALENDAR_PARTS = ['appointments', 'consultants', 'figures'] as const;
export const CALENDAR_SPANS = ['week', 'day', 'list'] as const;
const ZONES = OFFICES.map((office) => office.timeZone);

/** The part of the desk's URL that belongs to the calendar. */
export type CalendarUrlState = {
  part: (typeof CALENDAR_PARTS)[number];
  span: (typeof CALENDAR_SPANS)[number];
  /** The day that is shown, or with which the week or list begins; empty means today. */
  day: string;
  /** Time zone of an office, or empty for the browser's. */
  zone: (typeof ZONES)[number] | '';
  /** Id of the consultant whose appointments are shown or whose hours are edited; empty for everybody. */
  consultant: string;
  /** Id of the appointment whose panel is open, or empty. */
  appointment: string;
};

export function readCalendarUrl(values: URLSearchParams): CalendarUrlState {
  return {
    part: oneOf(values.get('part'), CALENDAR_PARTS, 'appointments'),
    span: oneOf(values.get('span'), CALENDAR_SPANS, 'week'),
    day: dayOf(values.get('day')),
    zone: oneOf(values.get('zone'), ZONES, ''),
    consultant: idOf(values.get('consultant')),
    appointment: idOf(values.get('appointment')),
  };
}

export function calendarEntries(url: CalendarUrlState): [string, string][] {
  return [
    ['part', url.part === 'appointments' ? '' : url.part],
    ['span', url.span === 'week' ? '' : url.span],
    ['day', url.day],
    ['zone', url.zone],
    ['consultant', url.consultant],
    ['appointment', url.appointment],
  ];
}
