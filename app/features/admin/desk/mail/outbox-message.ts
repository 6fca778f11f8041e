import { DESK } from '#content/desk/desk.ts';
import type { DeskMessage } from '#shared/desk/enquiries.ts';

export const kindLabel = ({ kind }: Pick<DeskMessage, 'kind'>) => DESK.messages.kinds[kind] ?? kind;
export const stateLabel = ({ status }: Pick<DeskMessage, 'status'>) => DESK.messages.states[status] ?? status;

/** Only failed and expired messages can be sent again. */
export function canResend({ status }: DeskMessage): boolean {
  return status === 'failed' || status === 'expired';
}
