import { useState } from 'react';

import { NEWSLETTER_FORM, NEXT_STEPS } from '#content/forms/newsletter.ts';
import { useFormSubmit, type SubmitResult } from '#app/lib/forms/use-form-submit.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { isFileMissing, recoverFrom } from '#app/lib/network/load-file.ts';

import { newsletterToast, type NewsletterOutcome } from './newsletter-outcome.ts';

const loadSubscribe = () => import('./subscribe.ts');

async function trySubscribe(email: string, form: HTMLFormElement): Promise<NewsletterOutcome> {
  try {
    const { subscribe } = await loadSubscribe();
    return await subscribe(email);
  } catch (error) {
    console.error('Subscription not saved', { reason: error instanceof Error ? error.name : 'unknown' });
    await recoverFrom(error, form.querySelector('[type="submit"]'));
    return isFileMissing(error) ? 'outdated' : 'failed';
  }
}

const INVALID: SubmitResult<'email'> = {
  errors: { email: NEWSLETTER_FORM.invalidEmail },
  toast: newsletterToast('invalid'),
};

const readEmail = (form: HTMLFormElement) => String(new FormData(form).get('email') ?? '').trim();

export function useNewsletterForm() {
  const [nextStep, setNextStep] = useState('');
  const { isSubmitting, errors, submit, forgetError, prepareToasts } = useFormSubmit<'email'>({
    // Refuses an empty field without loading the schema.
    check: (form) => (readEmail(form).includes('@') ? undefined : INVALID),
    send: async (form) => {
      setNextStep('');
      const outcome = await trySubscribe(readEmail(form), form);
      if (outcome === 'invalid') return INVALID;
      return {
        toast: newsletterToast(outcome),
        settle: () => {
          if (outcome === 'subscribed') form.reset();
          if (outcome === 'subscribed' || outcome === 'known') setNextStep(NEXT_STEPS[outcome]);
        },
      };
    },
    refocus: '[type="email"]',
  });

  function prepare(): void {
    prepareToasts();
    // A failed preload is retried when the form is sent.
    loadSubscribe().catch(() => {});
    backendClient().catch(() => {});
  }

  return { isSubmitting, error: errors.email, nextStep, prepare, submit, forgetError };
}
