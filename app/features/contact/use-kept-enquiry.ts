import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { onDraft } from '#app/lib/enquiry-draft.ts';

import { forgetEnquiry, isEnquiryKept, keepEnquiry, onKeptChange, readKeptEnquiry } from './kept-enquiry.ts';
import { addDraft, beginEnquiry, isWritten, keptPrefill, NO_PREFILL, readPrefill } from './prefill.ts';
import { readValues, writeValues } from './read-values.ts';
import type { EnquiryValues } from './send-enquiry.ts';

const KEPT = 'Not sent yet: what you wrote is kept in this tab until you send or clear it.';
const CLEARED = 'The form is empty again.';

/** Keeps what is written in the form as it is written, begins the form with it, and clears both. */
export function useKeptEnquiry(formRef: RefObject<HTMLFormElement | null>) {
  const { search, state } = useLocation();
  const prefilled = useRef(NO_PREFILL);
  const isKept = useSyncExternalStore(onKeptChange, isEnquiryKept, () => false);
  /** Whether to say that it is kept: not at the first letter, but when it has come back or could not be sent. */
  const [isTold, setTold] = useState(false);
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
    setTold(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address that leads here
  }, [search, state]);

  useEffect(
    () =>
      onDraft((draft) => {
        const control = formRef.current?.elements.namedItem('message');
        if (!(control instanceof HTMLTextAreaElement)) return;
        addDraft(control, draft);
        keep();
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the form stays the same
    [],
  );

  return {
    status: cleared ? CLEARED : isKept && isTold ? KEPT : '',
    canClear: isKept,
    canUndo: cleared !== undefined,
    noteChange: (): void => {
      setCleared(undefined);
      keep();
    },
    noteUnsent: (): void => setTold(true),
    /** After it was sent. */
    forget: (): void => {
      formRef.current?.reset();
      forgetEnquiry();
      setTold(false);
    },
    clear: (): void => {
      const form = formRef.current;
      if (!form) return;
      setCleared(readValues(form));
      form.reset();
      forgetEnquiry();
      setTold(false);
    },
    undo: (): void => {
      if (!formRef.current || !cleared) return;
      writeValues(formRef.current, cleared);
      setCleared(undefined);
      keep();
    },
  };
}
