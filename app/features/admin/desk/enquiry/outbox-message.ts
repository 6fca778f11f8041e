import { answerOf } from '#app/features/admin/desk/desk-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { DESK } from '#content/desk.ts';
import type { SubmissionMessage } from '#shared/desk-enquiries.ts';

export const kindLabel = ({ kind }: SubmissionMessage) => DESK.messages.kinds[kind] ?? kind;
export const stateLabel = ({ status }: SubmissionMessage) => DESK.messages.states[status] ?? status;

/** Only failed and expired messages can be sent again. */
export function canResend({ status }: SubmissionMessage): boolean {
  return status === 'failed' || status === 'expired';
}

/** Resolves to false when the state of the message does not allow a resend. */
export async function resendMessage(message: string): Promise<boolean> {
  const client = await backendClient();
  return (await answerOf(client.rpc('resend_message', { message }))) === true;
}
