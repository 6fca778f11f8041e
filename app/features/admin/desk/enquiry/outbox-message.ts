import type { SubmissionMessage } from '#shared/desk-answers.ts';

const KINDS: Record<string, string> = {
  staff_notification: 'Staff notification',
  acknowledgement: 'Acknowledgement to the sender',
  webhook: 'Webhook',
};

const STATES: Record<string, string> = {
  waiting: 'Waiting to be sent',
  unconfigured: 'Mail not configured',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  expired: 'Not sent in time',
  cancelled: 'Cancelled',
};

export const kindLabel = ({ kind }: SubmissionMessage) => KINDS[kind] ?? kind;
export const stateLabel = ({ status }: SubmissionMessage) => STATES[status] ?? status;

/** Only failed and expired messages can be sent again. */
export function canResend({ status }: SubmissionMessage): boolean {
  return status === 'failed' || status === 'expired';
}
