import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

/** Result of sending an enquiry. */
export type ContactOutcome = 'received' | 'rate-limited' | 'disconnected' | 'outdated' | 'failed';

/** The only place that turns an outcome into text. */
export const CONTACT_TOASTS: Record<ContactOutcome, ToastMessage> = {
  received: {
    tone: 'success',
    title: 'Form Submitted Successfully',
    description: "Your information has been received. We'll get back to you within 24 hours.",
  },
  'rate-limited': {
    tone: 'destructive',
    title: 'Rate Limit Exceeded',
    description: 'Please wait before submitting another form.',
  },
  disconnected: {
    tone: 'destructive',
    title: 'Failed to Submit Form',
    description: 'Network error. Please check your connection and try again.',
  },
  outdated: {
    tone: 'destructive',
    title: 'Failed to Submit Form',
    description:
      'A part of this page could not be loaded. Reload the page and send again: your text is kept.',
  },
  failed: {
    tone: 'destructive',
    title: 'Failed to Submit Form',
    description: 'An error occurred. Please try again later.',
  },
};

type InsertAnswer = { status: number; error: { message: string } | null };

export function outcomeOf({ status, error }: InsertAnswer): ContactOutcome {
  if (!error) return 'received';
  if (status === 429) return 'rate-limited';
  return isConnectionFault(error.message) ? 'disconnected' : 'failed';
}
