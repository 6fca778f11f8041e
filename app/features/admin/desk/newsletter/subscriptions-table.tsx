import { PlainTable } from '#app/features/admin/desk/parts/plain-table.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import type { Subscription } from '#shared/desk-answers.ts';

type SubscriptionsTableProps = {
  rows: readonly Subscription[];
  caption: string;
  onRemove: (subscription: Subscription) => void;
};

export function SubscriptionsTable({ rows, caption, onRemove }: SubscriptionsTableProps) {
  return (
    <PlainTable
      caption={caption}
      columns={['Email', 'Since', 'Source', 'Action']}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          row.email,
          localTime(row.created_at),
          row.held ? `${row.source} (suspected spam)` : row.source,
          <ToolButton key="remove" aria-label={`Remove ${row.email}`} onClick={() => onRemove(row)}>
            Remove
          </ToolButton>,
        ],
      }))}
    />
  );
}
