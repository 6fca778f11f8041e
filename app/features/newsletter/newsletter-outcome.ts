import { NEWSLETTER_OUTCOMES } from '#content/forms/newsletter.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';

/** Result of subscribing to the newsletter. */
export type NewsletterOutcome = keyof typeof NEWSLETTER_OUTCOMES;

const TONES: Partial<Record<NewsletterOutcome, ToastMessage['tone']>> = {
  subscribed: 'success',
  known: 'neutral',
};

export function newsletterToast(outcome: NewsletterOutcome): ToastMessage {
  return { tone: TONES[outcome] ?? 'destructive', ...NEWSLETTER_OUTCOMES[outcome] };
}

const UNIQUE_VIOLATION = '23505';

type InsertResponse = { status: number; error: { code: string } | null };

export function outcomeOf({ status, error }: InsertResponse): NewsletterOutcome {
  if (!error) return 'subscribed';
  if (error.code === UNIQUE_VIOLATION) return 'known';
  return status === 429 ? 'rate-limited' : 'failed';
}
