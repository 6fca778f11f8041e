import { PlainTable } from '#app/features/admin/desk/parts/plain-table.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk.ts';
import type { Subscription } from '#shared/desk-answers.ts';

const { common, newsletter: texts } = DESK;

type SubscriptionsTableProps = {
  rows: readonly Subscription[];
  caption: string;
  onRemove: (subscription: Subscription) => void;
};

export function SubscriptionsTable({ rows, caption, onRemove }: SubscriptionsTableProps) {
  return (
    <PlainTable
      caption={caption}
      columns={[common.email, texts.since, common.source, texts.action]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          row.email,
          localTime(row.created_at),
          row.held ? texts.suspected(row.source) : row.source,
          <ToolButton key="remove" aria-label={texts.removeThis(row.email)} onClick={() => onRemove(row)}>
            {texts.remove}
          </ToolButton>,
        ],
      }))}
    />
  );
}
