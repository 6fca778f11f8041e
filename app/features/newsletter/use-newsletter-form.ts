import { NEWSLETTER_FORM } from '#content/forms/newsletter.ts';
import { useFormSubmit } from '#app/lib/forms/use-form-submit.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { isFileMissing, recoverFrom } from '#app/lib/network/load-file.ts';

import { newsletterToast, type NewsletterOutcome } from './newsletter-outcome.ts';

const loadSubscribe = () => import('./subscribe.ts');

async function trySubscribe(email: string, form: HTMLFormElement): Promise<NewsletterOutcome> {
  // Refuses an empty field without loading the schema.
  if (!email.includes('@')) return 'invalid';
  try {
    const { subscribe } = await loadSubscribe();
    return await subscribe(email);
  } catch (error) {
    console.error('Subscription not saved', { reason: error instanceof Error ? error.name : 'unknown' });
    await recoverFrom(error, form.querySelector('[type="submit"]'));
    return isFileMissing(error) ? 'outdated' : 'failed';
  }
}

export function useNewsletterForm() {
  const { isSubmitting, errors, submit, forgetError, prepareToasts } = useFormSubmit<'email'>({
    send: async (form) => {
      const email = String(new FormData(form).get('email') ?? '').trim();
      const outcome = await trySubscribe(email, form);
      return {
        errors: outcome === 'invalid' ? { email: NEWSLETTER_FORM.invalidEmail } : {},
        toast: newsletterToast(outcome),
        settle: () => {
          if (outcome === 'subscribed') form.reset();
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

  return { isSubmitting, error: errors.email, prepare, submit, forgetError };
}
