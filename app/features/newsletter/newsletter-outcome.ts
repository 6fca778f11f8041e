import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

export type NewsletterOutcome = 'subscribed' | 'known' | 'invalid' | 'rate-limited' | 'outdated' | 'failed';

/** Shown beside the field and in the toast. */
export const INVALID_EMAIL_TEXT = 'Please enter a valid email address.';

/** The only place that turns an outcome into text. */
export const NEWSLETTER_TOASTS: Record<NewsletterOutcome, ToastMessage> = {
  subscribed: {
    tone: 'success',
    title: 'Successfully Subscribed!',
    description: "You'll receive our weekly intelligence briefings.",
  },
  known: {
    tone: 'neutral',
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
  invalid: { tone: 'destructive', title: 'Invalid Email', description: INVALID_EMAIL_TEXT },
  'rate-limited': {
    tone: 'destructive',
    title: 'Rate Limit Exceeded',
    description: 'Please wait before subscribing again.',
  },
  outdated: {
    tone: 'destructive',
    title: 'Subscription Failed',
    description: 'A part of this page could not be loaded. Reload the page and try again.',
  },
  failed: {
    tone: 'destructive',
    title: 'Subscription Failed',
    description: 'Please try again later.',
  },
};

const UNIQUE_VIOLATION = '23505';

type InsertAnswer = { status: number; error: { code: string } | null };

export function outcomeOf({ status, error }: InsertAnswer): NewsletterOutcome {
  if (!error) return 'subscribed';
  if (error.code === UNIQUE_VIOLATION) return 'known';
  return status === 429 ? 'rate-limited' : 'failed';
}
