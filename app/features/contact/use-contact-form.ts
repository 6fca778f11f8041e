import { useRef, useState } from 'react';
import type { ChangeEvent, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { isFileMissing } from '#app/lib/network/load-file.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { CONTACT_TOASTS, outcomeOf, type ContactOutcome } from './contact-outcome.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import { readValues } from './read-values.ts';
import type { EnquiryErrors, EnquiryValues } from './send-enquiry.ts';
import { useKeptEnquiry } from './use-kept-enquiry.ts';

/** The schema and the code that sends load on demand, when the form is first used. */
const loadSender = () => import('./send-enquiry.ts');

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
    return { outcome: isFileMissing(error) ? 'outdated' : outcomeOf({ status: 0, error: { message } }) };
  }
}

export function useContactForm(formRef: RefObject<HTMLFormElement | null>) {
  const { toast, prepareToasts } = useToast();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const inFlight = useRef(false);
  const kept = useKeptEnquiry(formRef);

  function prepare(): void {
    prepareToasts();
    // A failed preload is retried, and its failure reported, when the form is sent.
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
    const values = readValues(form);
    const result = await checkAndSend(values);
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
    if (result.outcome === 'received') kept.noteSent(values);
    else kept.noteUnsent();
    toast(CONTACT_TOASTS[result.outcome]);
    // A disabled button loses the focus: restore it unless the visitor has moved it elsewhere.
    if (document.activeElement === document.body) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }

  function noteChange(event: ChangeEvent<HTMLFormElement>): void {
    const { name } = event.target as { name?: string };
    if (name && name in errors) setErrors({ ...errors, [name]: undefined });
    kept.noteChange();
  }

  const { status, canClear, canUndo } = kept;
  const clear = (): void => {
    setErrors({});
    kept.clear();
  };
  const action = canUndo
    ? { label: 'Undo', run: kept.undo }
    : canClear
      ? { label: 'Clear the form', run: clear }
      : undefined;

  return { isSubmitting, errors, status, action, prepare, submit, noteChange };
}
