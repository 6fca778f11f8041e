import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { ReaderClient } from '#shared/desk/results.ts';

import { endText } from './client-text.ts';

const { clients: texts, common } = DESK;

type ClientsTableProps = {
  clients: readonly ReaderClient[];
  timeZone: string | undefined;
  onChange: (client: ReaderClient) => void;
  onEnd: (client: ReaderClient) => void;
};

export function ClientsTable({ clients, timeZone, onChange, onEnd }: ClientsTableProps) {
  return (
    <PlainTable
      caption={texts.caption(clients.length)}
      columns={texts.columns}
      rows={clients.map((client) => ({
        key: client.id,
        cells: [
          client.pattern,
          endText(client, timeZone),
          client.note || NOTHING,
          <span key="invited">
            <span className="block">{client.invited_by ?? common.deletedAccount}</span>
            <span className="block text-secondary">{localTime(client.created_at)}</span>
          </span>,
          client.devices.toLocaleString(),
          <span key="actions" className="flex flex-wrap gap-2 lg:flex-nowrap">
            <ToolButton
              aria-label={(client.is_ended ? texts.inviteThisAgain : texts.changeThis)(client.pattern)}
              onClick={() => onChange(client)}
            >
              {client.is_ended ? texts.inviteAgain : texts.changeEnd}
            </ToolButton>
            {!client.is_ended && (
              <ToolButton aria-label={texts.endThis(client.pattern)} onClick={() => onEnd(client)}>
                {texts.endNow}
              </ToolButton>
            )}
          </span>,
        ],
      }))}
    />
  );
}
