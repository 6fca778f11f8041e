import type { ReactNode } from 'react';

import type { ColumnId } from '#app/features/admin/desk/url/column-ids.ts';
import { BreakableText } from '#app/features/admin/desk/text/breakable-text.tsx';
import { labelOf, NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { StatusText, WaitingText } from '#app/features/admin/desk/text/status-text.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK } from '#content/desk/desk.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/forms/contact-options.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

import { EnquiryLink } from './enquiry-link.tsx';
import { SpamSigns } from './spam-signs.tsx';

/** The default columns do not include status, waiting time and appointment, so the date's cell shows all three. */
function DateCell({ row }: { row: DeskEnquiry }) {
  return (
    <>
      <time dateTime={row.created_at} className="lg:whitespace-nowrap">
        {localTime(row.created_at)}
      </time>
      <span className="flex flex-wrap gap-x-3 text-secondary lg:block">
        <StatusText status={row.status} />
        <span className="lg:block">
          <WaitingText row={row} />
        </span>
        {row.appointment && (
          <span className="lg:block">
            {row.appointment.state === 'booked'
              ? DESK.appointment.at(localTime(row.appointment.starts_at))
              : DESK.appointment.was(DESK.appointment.states[row.appointment.state])}
          </span>
        )}
      </span>
    </>
  );
}

function TextCell({ text }: { text: string | null }) {
  return text ? <VisitorText text={text} /> : NOTHING;
}

type Column = { cell: (row: DeskEnquiry) => ReactNode; className?: string };

export const COLUMNS: Record<ColumnId, Column> = {
  created_at: { cell: (row) => <DateCell row={row} /> },
  name: { cell: (row) => <EnquiryLink row={row} />, className: 'wrap-anywhere lg:min-w-24' },
  email: { cell: (row) => <BreakableText text={row.email} />, className: 'wrap-anywhere lg:min-w-36' },
  company: { cell: (row) => <TextCell text={row.company} />, className: 'lg:wrap-anywhere lg:min-w-24' },
  role: { cell: (row) => <TextCell text={labelOf(ROLE_OPTIONS, row.role)} /> },
  industry: { cell: (row) => <TextCell text={labelOf(INDUSTRY_OPTIONS, row.industry)} /> },
  interest: { cell: (row) => <TextCell text={labelOf(INTEREST_OPTIONS, row.interest)} /> },
  message: {
    cell: (row) => (
      <span className="line-clamp-3 lg:line-clamp-2">
        <VisitorText text={row.message} />
      </span>
    ),
    className: 'wrap-anywhere lg:min-w-52',
  },
  source: { cell: (row) => <BreakableText text={row.source} /> },
  reference: { cell: (row) => <TextCell text={row.reference} />, className: 'lg:whitespace-nowrap' },
  status: { cell: (row) => <StatusText status={row.status} /> },
  waiting: { cell: (row) => (row.promise ? <WaitingText row={row} /> : NOTHING) },
  owner: { cell: (row) => <TextCell text={row.owner_email} />, className: 'wrap-anywhere lg:min-w-36' },
  signs: { cell: (row) => <SpamSigns row={row} /> },
};
