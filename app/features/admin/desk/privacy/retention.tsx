import { useCallback } from 'react';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { counted, NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { FailureNote, LoadingLine } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/plain-table.tsx';
import { useLoad } from '#app/features/admin/desk/parts/use-load.ts';

const TABLES: Record<string, string> = {
  contact_submissions: 'Enquiries',
  newsletter_subscriptions: 'Newsletter subscriptions',
  outbox_messages: 'Outbox messages',
  submission_notes: 'Notes',
};

/** Retention periods, and what the next daily run would delete. */
export function Retention() {
  const load = useCallback((signal: AbortSignal) => askDesk('retention_preview', undefined, signal), []);
  const { value, failure, isLoading, reload } = useLoad(load);
  if (failure && !isLoading)
    return (
      <FailureNote title="The preview could not be loaded." message={failure.message} onRetry={reload} />
    );
  if (!value) return <LoadingLine label="Loading the preview" />;
  return (
    <PlainTable
      caption="What the next daily run would remove"
      columns={['Table', 'Kept for', 'To be removed', 'Oldest']}
      rows={value.map(({ table_name, days, due, due_open, oldest }) => ({
        key: table_name,
        cells: [
          TABLES[table_name] ?? table_name,
          days === null ? 'Indefinitely' : counted(days, 'day'),
          due_open > 0 ? `${due.toLocaleString()}, of which ${due_open.toLocaleString()} unanswered` : due,
          oldest ? localTime(oldest) : NOTHING,
        ],
      }))}
    />
  );
}
