import type { SubmissionMessage } from '#shared/desk-answers.ts';

const KINDS: Record<string, string> = {
  staff_notification: 'Notice to the staff',
  acknowledgement: 'Acknowledgement to the sender',
  webhook: 'Webhook',
};

const STATES: Record<string, string> = {
  waiting: 'Waiting to be sent',
  unconfigured: 'Mail not configured',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Given up',
  expired: 'Not sent in time',
  cancelled: 'Withdrawn',
};

export const kindLabel = ({ kind }: SubmissionMessage) => KINDS[kind] ?? kind;
export const stateLabel = ({ status }: SubmissionMessage) => STATES[status] ?? status;

/** Only what was given up can be sent again. */
export function canResend({ status }: SubmissionMessage): boolean {
  return status === 'failed' || status === 'expired';
}
