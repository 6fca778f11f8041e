import type { MessageKind } from '../shared/message-kinds.ts';
import type { Query } from './database.ts';

/**
 * Whether messages of this kind stay in the outbox because no transport for them is configured. Ask before the change that
 * queues the message: if this query failed after the commit, the visitor would be told that nothing was stored.
 */
export async function isChannelUnconfigured(kind: MessageKind, query: Query): Promise<boolean> {
  const [channel] = await query<{ is_configured: boolean }>(
    'select is_configured from private.message_channels where kind = $1',
    [kind],
  );
  return channel?.is_configured === false;
}
