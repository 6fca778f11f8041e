import { useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { backendClient } from '#app/lib/backend-client.ts';
import { useToast } from '#app/ui/toast-provider.tsx';

import { CONTACT_TOASTS, outcomeOf, type ContactOutcome } from './contact-outcome.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import type { EnquiryErrors, EnquiryValues } from './send-enquiry.ts';
import { forgetUnsent, hasUnsent, keepUnsent, onUnsentChange } from './unsent-enquiry.ts';

/** The schema and the sending load when the form is first used. */
const loadSender = () => import('./send-enquiry.ts');

function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    company: text('company'),
    role: text('role'),
    industry: text('industry'),
    interest: text('interest'),
    message: text('message'),
  };
}

function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

async function checkAndSend(
  values: EnquiryValues,
): Promise<{ outcome: ContactOutcome } | { errors: EnquiryErrors }> {
  try {
    const { checkEnquiry, sendEnquiry } = await loadSender();
    const checked = checkEnquiry(values);
    return 'errors' in checked ? checked : { outcome: await sendEnquiry(checked.row) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    console.error('Enquiry not sent', { reason: error instanceof Error ? error.name : 'unknown' });
    return { outcome: outcomeOf({ status: 0, error: { message } }) };
  }
}

export function useContactForm() {
  const { toast, prepareToasts } = useToast();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const inFlight = useRef(false);
  const isUnsent = useSyncExternalStore(onUnsentChange, hasUnsent, () => false);

  function prepare(): void {
    prepareToasts();
    // What fails to load here is asked for again, and its failure told, when the form is sent.
    loadSender().catch(() => {});
    backendClient().catch(() => {});
  }

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (inFlight.current) return;
    if (new FormData(form).get(HONEYPOT_NAME)) {
      toast(CONTACT_TOASTS.received);
      return;
    }

    inFlight.current = true;
    setErrors({});
    setSubmitting(true);
    const result = await checkAndSend(readValues(form));
    inFlight.current = false;

    const found = 'errors' in result ? result.errors : {};
    flushSync(() => {
      setSubmitting(false);
      setErrors(found);
    });
    if ('errors' in result) {
      focusFirstInvalid(form);
      return;
    }
    if (result.outcome === 'received') {
      forgetUnsent();
      form.reset();
    } else {
      keepUnsent(readValues(form));
    }
    toast(CONTACT_TOASTS[result.outcome]);
    // A button that is disabled loses the focus: give it back unless the visitor has gone elsewhere.
    if (document.activeElement === document.body) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }

  function noteChange(event: ChangeEvent<HTMLFormElement>): void {
    const { name } = event.target as { name?: string };
    if (name && name in errors) setErrors({ ...errors, [name]: undefined });
    if (isUnsent) keepUnsent(readValues(event.currentTarget));
  }

  function forgetErrors(): void {
    setErrors({});
  }

  return { isSubmitting, errors, isUnsent, prepare, submit, noteChange, forgetErrors };
}
