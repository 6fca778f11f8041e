import { isTimeZone, startSchema } from '../../../shared/calendar/calendar.ts';
import { uuid } from '../../../shared/desk/values.ts';
import type { SlotValues } from '../../../shared/forms/template.ts';
import { REFERENCE_PARAMETER, REFERENCE_PATTERN } from '../../../shared/forms/plain-forms.ts';
import { calendarFileLink } from '../../ics/calendar-file.ts';

import { appointmentFile } from '../booking/appointment-file.ts';
import { appointmentSpan } from '../read-calendar.ts';
import { formatStart } from './time-slots.ts';

/** Slot values of an appointment's confirmation page, from its query string; empty if a parameter is malformed. */
export function bookedValues(query: URLSearchParams): SlotValues {
  const reference = query.get(REFERENCE_PARAMETER) ?? '';
  const start = query.get('start') ?? '';
  const zone = query.get('zone') ?? '';
  const entry = query.get('entry') ?? '';
  const isValid =
    REFERENCE_PATTERN.test(reference) &&
    startSchema.safeParse(start).success &&
    isTimeZone(zone) &&
    uuid.safeParse(entry).success;
  if (!isValid) return {};
  const { starts, ends } = appointmentSpan(start);
  const file = appointmentFile({ id: entry, sequence: 0, start: starts, end: ends, reference });
  return { time: formatStart(start, zone), file: calendarFileLink(file) };
}
