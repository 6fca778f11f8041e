import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { BreakableText } from '#app/features/admin/desk/text/breakable-text.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { DESK } from '#content/desk/desk.ts';
import type { Subscription } from '#shared/desk/results.ts';

import { stateOf, topicsOf } from './subscription-text.ts';

const { common, newsletter: texts } = DESK;

function StateCell({ row }: { row: Subscription }) {
  const { label, detail } = stateOf(row);
  return (
    <>
      <span className="block">{label}</span>
      <span className="block text-secondary">{detail}</span>
    </>
  );
}

type SubscriptionsTableProps = {
  rows: readonly Subscription[];
  caption: string;
  onResend: (subscription: Subscription) => void;
  onRemove: (subscription: Subscription) => void;
};

export function SubscriptionsTable({ rows, caption, onResend, onRemove }: SubscriptionsTableProps) {
  return (
    <PlainTable
      caption={caption}
      columns={[
        common.email,
        texts.state,
        texts.topics,
        texts.since,
        texts.lastMail,
        common.source,
        texts.action,
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          row.email,
          <StateCell key="state" row={row} />,
          topicsOf(row),
          localTime(row.created_at),
          row.last_mail_at ? localTime(row.last_mail_at) : NOTHING,
          <BreakableText key="source" text={row.held ? texts.suspected(row.source) : row.source} />,
          <span key="actions" className="flex flex-wrap gap-2 lg:flex-nowrap">
            {row.confirmed_at === null && (
              <ToolButton aria-label={texts.resendThis(row.email)} onClick={() => onResend(row)}>
                {texts.resend}
              </ToolButton>
            )}
            <ToolButton aria-label={texts.removeThis(row.email)} onClick={() => onRemove(row)}>
              {texts.remove}
            </ToolButton>
          </span>,
        ],
      }))}
    />
  );
}
