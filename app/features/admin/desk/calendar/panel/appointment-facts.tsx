import { momentText } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { clockAt } from '#app/features/admin/desk/time/zone-time.ts';
import { FactList, type Fact } from '#app/features/admin/desk/parts/fact-list.tsx';
import { labelOf } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';

const { panel: texts, media, offices } = DESK_CALENDAR;

function timeText({ starts_at, ends_at }: DeskAppointment, zone: string): string {
  return `${momentText(starts_at, zone)} – ${clockAt(ends_at, zone)} (${zone})`;
}

function factsOf(row: DeskAppointment, zone: string): Fact[] {
  const facts: Fact[] = [
    { name: texts.time, value: timeText(row, zone) },
    ...(row.zone === zone ? [] : [{ name: texts.visitorTime, value: timeText(row, row.zone) }]),
    { name: texts.consultant, value: `${row.consultant_name}, ${offices[row.office]}` },
    { name: texts.medium, value: media[row.medium] },
    ...(row.telephone
      ? [
          {
            name: texts.telephone,
            value: (
              <a href={`tel:${row.telephone.replaceAll(/[^+\d]/g, '')}`} className="text-link underline">
                {row.telephone}
              </a>
            ),
          },
        ]
      : []),
    { name: texts.topic, value: labelOf(INTEREST_OPTIONS, row.topic) },
    ...(row.page ? [{ name: texts.page, value: <VisitorText text={row.page} /> }] : []),
    { name: texts.booked, value: localTime(row.created_at) },
  ];
  if (row.cancelled_by)
    facts.push({
      name: texts.reason,
      value: (
        <>
          {texts.cancelledBy[row.cancelled_by]}
          {row.cancel_reason && (
            <span className="block whitespace-pre-wrap">
              <VisitorText text={row.cancel_reason} />
            </span>
          )}
        </>
      ),
    });
  return facts;
}

export function AppointmentFacts({ row, zone }: { row: DeskAppointment; zone: string }) {
  return <FactList facts={factsOf(row, zone)} />;
}
