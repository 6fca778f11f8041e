import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { isFileMissing } from '#app/lib/network/load-file.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { INVALID_EMAIL_TEXT, NEWSLETTER_TOASTS, type NewsletterOutcome } from './newsletter-outcome.ts';

const loadSubscribe = () => import('./subscribe.ts');

async function trySubscribe(email: string): Promise<NewsletterOutcome> {
  // Refuses an empty field without loading the schema.
  if (!email.includes('@')) return 'invalid';
  try {
    const { subscribe } = await loadSubscribe();
    return await subscribe(email);
  } catch (error) {
    console.error('Subscription not saved', { reason: error instanceof Error ? error.name : 'unknown' });
    return isFileMissing(error) ? 'outdated' : 'failed';
  }
}

export function useNewsletterForm() {
  const { toast, prepareToasts } = useToast();
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();
  const inFlight = useRef(false);
  const inputRef = useRef<HTMLInputElement>(null);

  function prepare(): void {
    prepareToasts();
    // A failed preload is retried when the form is sent.
    loadSubscribe().catch(() => {});
    backendClient().catch(() => {});
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const input = inputRef.current;
    if (inFlight.current || !input) return;

    inFlight.current = true;
    setError(undefined);
    setSubmitting(true);
    const outcome = await trySubscribe(input.value.trim());
    inFlight.current = false;

    flushSync(() => {
      setSubmitting(false);
      setError(outcome === 'invalid' ? INVALID_EMAIL_TEXT : undefined);
    });
    if (outcome === 'subscribed') form.reset();
    toast(NEWSLETTER_TOASTS[outcome]);
    // Disabled controls lose the focus: restore it unless the visitor has moved it elsewhere.
    if (outcome === 'invalid' || document.activeElement === document.body) {
      input.focus({ preventScroll: true });
    }
  }

  return { isSubmitting, error, inputRef, prepare, submit, forgetError: () => setError(undefined) };
}
