import { OFFICES } from '#shared/offices.ts';

import { dayOf, idOf, oneOf } from './address-values.ts';

export const CALENDAR_PARTS = ['appointments', 'consultants', 'figures'] as const;
export const CALENDAR_SPANS = ['week', 'day', 'list'] as const;
const ZONES = OFFICES.map((office) => office.timeZone);

/** The part of the desk's address that belongs to the calendar. */
export type CalendarAddress = {
  part: (typeof CALENDAR_PARTS)[number];
  span: (typeof CALENDAR_SPANS)[number];
  /** The day that is shown, or with which the week or list begins; empty means today. */
  day: string;
  /** Time zone of an office, or empty for the browser's. */
  zone: (typeof ZONES)[number] | '';
  /** Id of the only consultant whose appointments are shown or whose hours are edited, or empty for everybody. */
  consultant: string;
  /** Id of the appointment whose panel is open, or empty. */
  appointment: string;
};

export function readCalendarAddress(values: URLSearchParams): CalendarAddress {
  return {
    part: oneOf(values.get('part'), CALENDAR_PARTS, 'appointments'),
    span: oneOf(values.get('span'), CALENDAR_SPANS, 'week'),
    day: dayOf(values.get('day')),
    zone: oneOf(values.get('zone'), ZONES, ''),
    consultant: idOf(values.get('consultant')),
    appointment: idOf(values.get('appointment')),
  };
}

export function calendarEntries(address: CalendarAddress): [string, string][] {
  return [
    ['part', address.part === 'appointments' ? '' : address.part],
    ['span', address.span === 'week' ? '' : address.span],
    ['day', address.day],
    ['zone', address.zone],
    ['consultant', address.consultant],
    ['appointment', address.appointment],
  ];
}
