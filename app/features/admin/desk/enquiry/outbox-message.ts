import { DESK } from '#content/desk.ts';
import type { SubmissionMessage } from '#shared/desk-enquiries.ts';

export const kindLabel = ({ kind }: SubmissionMessage) => DESK.messages.kinds[kind] ?? kind;
export const stateLabel = ({ status }: SubmissionMessage) => DESK.messages.states[status] ?? status;

/** Only failed and expired messages can be sent again. */
export function canResend({ status }: SubmissionMessage): boolean {
  return status === 'failed' || status === 'expired';
}
