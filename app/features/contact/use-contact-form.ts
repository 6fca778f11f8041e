import type { ChangeEvent, RefObject } from 'react';

import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { useFormSubmit } from '#app/lib/forms/use-form-submit.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { isFileMissing, recoverFrom } from '#app/lib/network/load-file.ts';
import type { ContactField, EnquiryErrors, EnquiryValues } from '#shared/forms/contact.ts';
import { HONEYPOT_NAME } from '#shared/forms/plain-forms.ts';

import { contactToast, outcomeOf, type ContactOutcome } from './contact-outcome.ts';
import { readValues } from './read-values.ts';
import { useEnquiryDraft } from './use-enquiry-draft.ts';

/** The schema and the code that sends load on demand, when the form is first used. */
const loadSender = () => import('./send-enquiry.ts');

async function checkAndSend(
  values: EnquiryValues,
  form: HTMLFormElement,
): Promise<{ outcome: ContactOutcome } | { errors: EnquiryErrors }> {
  try {
    const { sendEnquiry } = await loadSender();
    return await sendEnquiry(values);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    console.error('Enquiry not sent', { reason: error instanceof Error ? error.name : 'unknown' });
    await recoverFrom(error, form.querySelector('[type="submit"]'));
    return { outcome: isFileMissing(error) ? 'outdated' : outcomeOf({ status: 0, error: { message } }) };
  }
}

export function useContactForm(formRef: RefObject<HTMLFormElement | null>) {
  const draft = useEnquiryDraft(formRef);
  const { isSubmitting, errors, submit, forgetError, forgetErrors, prepareToasts } =
    useFormSubmit<ContactField>({
      check: (form) =>
        new FormData(form).get(HONEYPOT_NAME) ? { toast: contactToast('received') } : undefined,
      send: async (form) => {
        const values = readValues(form);
        const result = await checkAndSend(values, form);
        if ('errors' in result) return result;
        const settle = (): void => {
          if (result.outcome === 'received') draft.noteSent(values);
          else draft.noteUnsent();
        };
        return { toast: contactToast(result.outcome), settle };
      },
    });

  function prepare(): void {
    prepareToasts();
    // A failed preload is retried, and its failure reported, when the form is sent.
    loadSender().catch(() => {});
    backendClient().catch(() => {});
  }

  function noteChange(event: ChangeEvent<HTMLFormElement>): void {
    forgetError(event);
    draft.noteChange();
  }

  const { status, canClear, canUndo } = draft;
  const clear = (): void => {
    forgetErrors();
    draft.clear();
  };
  const action = canUndo
    ? { label: ENQUIRY_FORM.undo, run: draft.undo }
    : canClear
      ? { label: ENQUIRY_FORM.clear, run: clear }
      : undefined;

  return { isSubmitting, errors, status, action, prepare, submit, noteChange };
}
