import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { onDraft } from '#app/lib/contact/enquiry-draft.ts';

import { forgetEnquiry, isEnquiryKept, keepEnquiry, onKeptChange, readKeptEnquiry } from './kept-enquiry.ts';
import { addDraft, beginEnquiry, isWritten, keptPrefill, NO_PREFILL, readPrefill } from './prefill.ts';
import { isSame, readValues, writeValues } from './read-values.ts';
import type { EnquiryValues } from './send-enquiry.ts';

/** Stores the form as a draft at every change, restores the draft into the form, and clears both. */
export function useKeptEnquiry(formRef: RefObject<HTMLFormElement | null>) {
  const { search, state } = useLocation();
  const prefilled = useRef(NO_PREFILL);
  const isKept = useSyncExternalStore(onKeptChange, isEnquiryKept, () => false);
  /** Whether to say that a draft is kept: not from the first letter, only once it was restored or sending failed. */
  const [isKeptShown, setKeptShown] = useState(false);
  const [cleared, setCleared] = useState<EnquiryValues>();

  function keep(): void {
    if (!formRef.current) return;
    const values = readValues(formRef.current);
    if (isWritten(values, prefilled.current)) keepEnquiry(values, prefilled.current);
    else if (isEnquiryKept()) forgetEnquiry();
  }

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const kept = readKeptEnquiry();
    const earlier = isEnquiryKept() ? keptPrefill(kept) : prefilled.current;
    prefilled.current = readPrefill(search, state);
    beginEnquiry(form.elements, kept, prefilled.current, earlier);
    if (!isEnquiryKept()) return;
    keep();
    setKeptShown(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each URL and history state
  }, [search, state]);

  useEffect(
    () =>
      onDraft((draft) => {
        const control = formRef.current?.elements.namedItem('message');
        if (!(control instanceof HTMLTextAreaElement)) return;
        addDraft(control, draft);
        keep();
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the form element stays the same
    [],
  );

  return {
    status: cleared ? ENQUIRY_FORM.cleared : isKept && isKeptShown ? ENQUIRY_FORM.kept : '',
    canClear: isKept,
    canUndo: cleared !== undefined,
    noteChange: (): void => {
      setCleared(undefined);
      keep();
    },
    noteUnsent: (): void => setKeptShown(true),
    noteSent: (sent: EnquiryValues): void => {
      setCleared(undefined);
      // Keep text that was typed while sending, because the request did not contain it.
      if (!formRef.current || !isSame(sent, readValues(formRef.current))) return;
      formRef.current.reset();
      forgetEnquiry();
      setKeptShown(false);
    },
    clear: (): void => {
      const form = formRef.current;
      if (!form) return;
      setCleared(readValues(form));
      form.reset();
      forgetEnquiry();
      setKeptShown(false);
    },
    undo: (): void => {
      if (!formRef.current || !cleared) return;
      writeValues(formRef.current, cleared);
      setCleared(undefined);
      keep();
    },
  };
}
