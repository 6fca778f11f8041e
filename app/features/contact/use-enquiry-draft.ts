import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { notedReferringPage, noteReferringPage } from '#app/lib/contact/referring-page.ts';
import { onOfferedMessage } from '#app/lib/contact/offered-message.ts';
import type { EnquiryValues } from '#shared/forms/contact.ts';

import {
  forgetDraft,
  hasDraft,
  isDraftShown,
  onDraftChange,
  readDraft,
  saveDraft,
  showDraft,
} from './enquiry-draft.ts';
import { addText, beginEnquiry, draftPrefill, isWritten, NO_PREFILL, readPrefill } from './prefill.ts';
import type { Prefill } from './prefill.ts';
import { isSame, readValues, writeValues } from './read-values.ts';

/** The form on screen. It may have been mounted again, or be gone, by the time the answer to a submission arrives. */
let shownForm: HTMLFormElement | undefined;

/** The draft's values of the same fields. */
function draftOf(values: EnquiryValues): EnquiryValues {
  const draft = readDraft();
  return Object.fromEntries(Object.keys(values).map((name) => [name, draft[name]])) as EnquiryValues;
}

function saveForm(form: HTMLFormElement, prefill: Prefill): void {
  const values = readValues(form);
  if (isWritten(values, prefill)) saveDraft(values, prefill);
  else if (hasDraft()) forgetDraft();
}

function statusText(isCleared: boolean, isKept: boolean, isSent: boolean): string {
  if (isCleared) return ENQUIRY_FORM.cleared;
  if (isKept) return ENQUIRY_FORM.kept;
  return isSent ? ENQUIRY_FORM.sent : '';
}

/** Stores the form as a draft at every change, restores the draft into the form, and clears both. */
export function useEnquiryDraft(formRef: RefObject<HTMLFormElement | null>) {
  const { search, state } = useLocation();
  const prefilled = useRef(NO_PREFILL);
  const canClear = useSyncExternalStore(onDraftChange, hasDraft, () => false);
  const isShown = useSyncExternalStore(onDraftChange, isDraftShown, () => false);
  const [cleared, setCleared] = useState<EnquiryValues>();
  /** Shown in the form, because the toast disappears. */
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    shownForm = form;
    const draft = readDraft();
    const earlier = hasDraft() ? draftPrefill(draft) : prefilled.current;
    // A reload clears the page of origin, but the draft holds it.
    noteReferringPage(notedReferringPage() || String(draft['page'] ?? ''));
    prefilled.current = readPrefill(search, state, notedReferringPage());
    beginEnquiry(form.elements, draft, prefilled.current, earlier);
    if (!hasDraft()) return;
    saveForm(form, prefilled.current);
    showDraft();
  }, [formRef, search, state]);

  useEffect(
    () =>
      onOfferedMessage((offered) => {
        const form = formRef.current;
        const control = form?.elements.namedItem('message');
        if (!form || !(control instanceof HTMLTextAreaElement)) return;
        addText(control, offered);
        saveForm(form, prefilled.current);
      }),
    [formRef],
  );

  return {
    status: statusText(cleared !== undefined, isShown, isSent),
    canClear,
    canUndo: cleared !== undefined,
    noteChange: (): void => {
      setCleared(undefined);
      setSent(false);
      if (formRef.current) saveForm(formRef.current, prefilled.current);
    },
    noteUnsent: showDraft,
    noteSent: (sent: EnquiryValues): void => {
      setCleared(undefined);
      // Keep text that was typed while sending, because the request did not contain it.
      const form = shownForm?.isConnected ? shownForm : undefined;
      if (!isSame(sent, form ? readValues(form) : draftOf(sent))) return;
      form?.reset();
      forgetDraft();
      setSent(true);
    },
    clear: (): void => {
      const form = formRef.current;
      if (!form) return;
      setSent(false);
      setCleared(readValues(form));
      form.reset();
      forgetDraft();
    },
    undo: (): void => {
      if (!formRef.current || !cleared) return;
      writeValues(formRef.current, cleared);
      setCleared(undefined);
      saveForm(formRef.current, prefilled.current);
    },
  };
}
