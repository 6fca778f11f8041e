import { useQuery } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { CalendarFigures as Figures } from '#shared/desk/calendar.ts';

const { figures: texts } = DESK_CALENDAR;

function percentOf(part: number, whole: number): string {
  return whole > 0 ? texts.percent(Math.round((part / whole) * 100)) : NOTHING;
}

function Totals({ figures }: { figures: Figures }) {
  const { median_lead_days, booked, held, missed, cancelled } = figures;
  const marked = held + missed;
  const totals = [
    { name: texts.booked, value: booked.toLocaleString() },
    {
      name: texts.leadTime,
      value: median_lead_days === null ? NOTHING : texts.leadDays(Math.round(median_lead_days * 10) / 10),
      note: median_lead_days === null ? undefined : texts.leadNote,
    },
    { name: texts.tookPlace, value: held.toLocaleString() },
    {
      name: texts.missed,
      value: missed.toLocaleString(),
      note: marked > 0 ? texts.missedShare(Math.round((missed / marked) * 100)) : undefined,
    },
    { name: texts.cancelled, value: cancelled.toLocaleString() },
  ];
  return (
    <dl className="my-4 grid grid-cols-2 gap-x-12 gap-y-3 border-y border-hairline py-3 text-small leading-snug sm:flex sm:flex-wrap">
      {totals.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-secondary">{name}</dt>
          <dd className="mt-0.5">
            <span className="text-h3 font-medium text-heading tabular-nums">{value}</span>
            {note && <span className="ml-2 text-secondary">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lead time, missed appointments, and which pages lead to enquiries and appointments. */
export function CalendarFigures() {
  const query = useQuery({
    queryKey: [SHOWN, 'calendar-figures'],
    queryFn: ({ signal }) => askDesk('calendar_figures', undefined, signal),
  });
  const figures = query.data;
  return (
    <section aria-labelledby="calendar-figures" className="mt-3">
      <Heading level={2} size="h4" id="calendar-figures">
        {texts.title}
      </Heading>
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {figures && <Totals figures={figures} />}
      {figures && figures.by_page.length === 0 && <p className="text-small text-secondary">{texts.empty}</p>}
      {figures && figures.by_page.length > 0 && (
        <PlainTable
          caption={texts.byPage}
          columns={texts.columns}
          rows={figures.by_page.map(({ page, enquiries, appointments }) => ({
            key: page ?? '',
            cells: [
              page ? <VisitorText key="page" text={page} /> : texts.unknownPage,
              enquiries.toLocaleString(),
              appointments.toLocaleString(),
              percentOf(appointments, enquiries),
            ],
          }))}
        />
      )}
    </section>
  );
}
