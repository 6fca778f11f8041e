import { useQuery } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskResults } from '#shared/desk/results.ts';
import { ENQUIRIES_KEPT } from '#shared/retention.ts';

const { retention: texts } = DESK;

/** Whether enquiries are kept for longer than the Privacy Policy promises. */
function isKeptTooLong({ table_name, days }: DeskResults['retention_preview'][number]): boolean {
  return table_name === 'contact_submissions' && (days === null || days > ENQUIRIES_KEPT.days);
}

/** Retention periods, and what the next daily run would delete. */
export function Retention() {
  const query = useQuery({
    queryKey: [SHOWN, 'retention'],
    queryFn: ({ signal }) => askDesk('retention_preview', undefined, signal),
  });
  return (
    <>
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {query.data?.some(isKeptTooLong) && (
        <p className="mb-4 border-l-3 border-danger py-2 pl-4 text-small text-heading">
          {texts.longerThanPromised(ENQUIRIES_KEPT.months)}
        </p>
      )}
      {query.data && (
        <PlainTable
          caption={texts.caption}
          columns={texts.columns}
          rows={query.data.map(({ table_name, days, due, due_open, oldest }) => ({
            key: table_name,
            cells: [
              texts.tables[table_name] ?? table_name,
              days === null ? texts.indefinitely : texts.days(days),
              due_open > 0 ? texts.unanswered(due, due_open) : due,
              oldest ? localTime(oldest) : NOTHING,
            ],
          }))}
        />
      )}
      <p className="mt-3 max-w-text text-small text-secondary">{texts.others}</p>
    </>
  );
}
