import { ENQUIRY_OUTCOMES } from '#content/forms/enquiry.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

/** Result of sending an enquiry. */
export type ContactOutcome = keyof typeof ENQUIRY_OUTCOMES;

export function contactToast(outcome: ContactOutcome): ToastMessage {
  return { tone: outcome === 'received' ? 'success' : 'destructive', ...ENQUIRY_OUTCOMES[outcome] };
}

type InsertResponse = { status: number; error: { message: string } | null };

export function outcomeOf({ status, error }: InsertResponse): ContactOutcome {
  if (!error) return 'received';
  if (status === 429) return 'rate-limited';
  return isConnectionFault(error.message) ? 'disconnected' : 'failed';
}
