import { APPOINTMENT_TIMES } from '../../../content/calendar/mails.ts';
import { officeOf } from '../../../shared/offices.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { instantFormat, offsetFromUtc } from '../../../shared/text/format-instant.ts';
import type { Appointment } from '../../calendar/booking/appointment.ts';
import { labelledRow, table } from '../mails/layout.ts';

/** A time in a zone, in pieces for a subject and as a whole: `Tuesday 24 November 2026, 09:00 to 09:30 (Asia/Tokyo, UTC+9)`. */
type FormattedTime = { day: string; time: string; whole: string };

export function formatTime(zone: string, start: string, end: string): FormattedTime {
  const format = instantFormat(zone);
  const { day, time } = format(start);
  const span = APPOINTMENT_TIMES.span(day, time, format(end).time);
  return { day, time, whole: APPOINTMENT_TIMES.inZone(span, zone, offsetFromUtc(zone, Date.parse(start))) };
}

/** A fact of a mail. Its HTML differs from its text where it holds a link. */
export type Fact = { label: string; text: string; html?: string };

export function factLines(facts: readonly Fact[]): string {
  return facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

export function factTable(facts: readonly Fact[]): string {
  return table(facts.map(({ label, text, html }) => labelledRow(label, html ?? escapeHtml(text))));
}

/** A time on the visitor's clock, and on the office's if that is another. */
export function timeFacts(
  { zone, consultant }: Appointment,
  [start, end]: readonly [string, string],
  labels: { visitor: string; office: (city: string) => string },
): Fact[] {
  const office = officeOf(consultant.office);
  const facts = [{ label: labels.visitor, text: formatTime(zone, start, end).whole }];
  if (zone !== office.timeZone) {
    facts.push({ label: labels.office(office.city), text: formatTime(office.timeZone, start, end).whole });
  }
  return facts;
}

/** The end of an appointment of the same length that begins at another time. */
export function endAfterMove({ starts_at: start, ends_at: end }: Appointment, other: string): string {
  return new Date(Date.parse(other) + Date.parse(end) - Date.parse(start)).toISOString();
}
