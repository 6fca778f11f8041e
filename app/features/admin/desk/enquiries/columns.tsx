import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

import { COLUMN_NAMES, type ColumnId } from '#app/features/admin/desk/address/column-ids.ts';
import { BreakableText } from '#app/features/admin/desk/text/breakable-text.tsx';
import { labelOf, NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { StatusText, WaitingText } from '#app/features/admin/desk/text/status-text.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/contact-options.ts';
import type { DeskSubmission } from '#shared/desk-answers.ts';

import { EnquiryLink } from './enquiry-link.tsx';
import { SpamSigns } from './spam-signs.tsx';

/** The database filters, sorts and paginates; the table only tracks the sort order and the visible columns. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<{ className?: string }>(),
});

const helper = createColumnHelper<typeof features, DeskSubmission>();

/** The default columns have none for status and waiting time, so both are shown with the date. */
function DateCell({ row }: { row: DeskSubmission }) {
  return (
    <>
      <time dateTime={row.created_at} className="whitespace-nowrap">
        {localTime(row.created_at)}
      </time>
      <span className="flex flex-wrap gap-x-3 text-secondary lg:block">
        <StatusText status={row.status} />
        <span className="lg:block">
          <WaitingText row={row} />
        </span>
      </span>
    </>
  );
}

const text = (id: ColumnId, textOf: (row: DeskSubmission) => string, className?: string) =>
  helper.accessor(textOf, {
    id,
    header: COLUMN_NAMES[id],
    cell: ({ getValue }) => (getValue() ? <VisitorText text={getValue()} /> : NOTHING),
    ...(className ? { meta: { className } } : {}),
  });

export const columns = helper.columns([
  helper.accessor('created_at', {
    header: COLUMN_NAMES.created_at,
    sortDescFirst: true,
    cell: ({ row }) => <DateCell row={row.original} />,
  }),
  helper.accessor((row) => `${row.first_name} ${row.last_name}`, {
    id: 'name',
    header: COLUMN_NAMES.name,
    cell: ({ row }) => <EnquiryLink row={row.original} />,
  }),
  helper.accessor('email', {
    header: COLUMN_NAMES.email,
    cell: ({ getValue }) => <BreakableText text={getValue()} />,
  }),
  text('company', (row) => row.company, 'lg:wrap-anywhere lg:min-w-24'),
  text('role', (row) => labelOf(ROLE_OPTIONS, row.role)),
  text('industry', (row) => labelOf(INDUSTRY_OPTIONS, row.industry)),
  text('interest', (row) => labelOf(INTEREST_OPTIONS, row.interest)),
  helper.accessor('message', {
    header: COLUMN_NAMES.message,
    enableSorting: false,
    meta: { className: 'lg:min-w-52' },
    cell: ({ getValue }) => (
      <span className="line-clamp-3 lg:line-clamp-2">
        <VisitorText text={getValue()} />
      </span>
    ),
  }),
  helper.accessor('source', {
    header: COLUMN_NAMES.source,
    enableSorting: false,
    cell: ({ getValue }) => <BreakableText text={getValue()} />,
  }),
  text('reference', (row) => row.reference ?? '', 'whitespace-nowrap'),
  helper.accessor('status', {
    header: COLUMN_NAMES.status,
    cell: ({ getValue }) => <StatusText status={getValue()} />,
  }),
  helper.accessor('waiting_minutes', {
    id: 'waiting',
    header: COLUMN_NAMES.waiting,
    sortDescFirst: true,
    cell: ({ row }) => (row.original.promise ? <WaitingText row={row.original} /> : NOTHING),
  }),
  text('owner', (row) => row.owner_email ?? ''),
  helper.accessor('spam_score', {
    id: 'signs',
    header: COLUMN_NAMES.signs,
    sortDescFirst: false,
    cell: ({ row }) => <SpamSigns row={row.original} />,
  }),
]);
