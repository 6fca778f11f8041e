import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { contactOrigin, noteContactOrigin } from '#app/lib/contact/contact-origin.ts';
import { onDraft } from '#app/lib/contact/enquiry-draft.ts';
import type { EnquiryValues } from '#shared/contact.ts';

import {
  forgetEnquiry,
  isEnquiryKept,
  isKeptShown,
  keepEnquiry,
  onKeptChange,
  readKeptEnquiry,
  showKept,
} from './kept-enquiry.ts';
import { addDraft, beginEnquiry, isWritten, keptPrefill, NO_PREFILL, readPrefill } from './prefill.ts';
import type { Prefill } from './prefill.ts';
import { isSame, readValues, writeValues } from './read-values.ts';

function keepForm(form: HTMLFormElement, prefill: Prefill): void {
  const values = readValues(form);
  if (isWritten(values, prefill)) keepEnquiry(values, prefill);
  else if (isEnquiryKept()) forgetEnquiry();
}

/** Stores the form as a draft at every change, restores the draft into the form, and clears both. */
export function useKeptEnquiry(formRef: RefObject<HTMLFormElement | null>) {
  const { search, state } = useLocation();
  const prefilled = useRef(NO_PREFILL);
  const isKept = useSyncExternalStore(onKeptChange, isEnquiryKept, () => false);
  const isShown = useSyncExternalStore(onKeptChange, isKeptShown, () => false);
  const [cleared, setCleared] = useState<EnquiryValues>();

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const kept = readKeptEnquiry();
    const earlier = isEnquiryKept() ? keptPrefill(kept) : prefilled.current;
    prefilled.current = readPrefill(search, state);
    beginEnquiry(form.elements, kept, prefilled.current, earlier);
    if (!isEnquiryKept()) return;
    // A reload clears the page of origin, but the draft has kept it.
    noteContactOrigin(contactOrigin() || String(kept['page'] ?? ''));
    keepForm(form, prefilled.current);
    showKept();
  }, [formRef, search, state]);

  useEffect(
    () =>
      onDraft((draft) => {
        const form = formRef.current;
        const control = form?.elements.namedItem('message');
        if (!form || !(control instanceof HTMLTextAreaElement)) return;
        addDraft(control, draft);
        keepForm(form, prefilled.current);
      }),
    [formRef],
  );

  return {
    status: cleared ? ENQUIRY_FORM.cleared : isShown ? ENQUIRY_FORM.kept : '',
    canClear: isKept,
    canUndo: cleared !== undefined,
    noteChange: (): void => {
      setCleared(undefined);
      if (formRef.current) keepForm(formRef.current, prefilled.current);
    },
    noteUnsent: showKept,
    noteSent: (sent: EnquiryValues): void => {
      setCleared(undefined);
      // Keep text that was typed while sending, because the request did not contain it.
      if (!formRef.current || !isSame(sent, readValues(formRef.current))) return;
      formRef.current.reset();
      forgetEnquiry();
    },
    clear: (): void => {
      const form = formRef.current;
      if (!form) return;
      setCleared(readValues(form));
      form.reset();
      forgetEnquiry();
    },
    undo: (): void => {
      if (!formRef.current || !cleared) return;
      writeValues(formRef.current, cleared);
      setCleared(undefined);
      keepForm(formRef.current, prefilled.current);
    },
  };
}
