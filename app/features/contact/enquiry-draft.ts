import { FIRM } from '#content/firm.ts';
import { notedReferringPage } from '#app/lib/contact/referring-page.ts';
import { inSessionStorage } from '#app/lib/session-storage.ts';
import type { EnquiryValues } from '#shared/forms/contact.ts';

import type { Prefill } from './prefill.ts';

/*
 * The draft of an enquiry is kept in session storage: it outlives the page, and no other tab and no server can see it.
 * If storage is missing, full or blocked, only the fields hold the text.
 */

const STORAGE_KEY = `${FIRM.storagePrefix}-unsent-enquiry`;

const listeners = new Set<() => void>();
let isShown = false;

function notify(): void {
  for (const listener of listeners) listener();
}

function change(use: (storage: Storage) => void): void {
  inSessionStorage(use);
  notify();
}

/** @param prefill the values that a link has put into the form, stored so that they are not added a second time */
export function saveDraft(values: EnquiryValues, prefill: Prefill): void {
  change((storage) =>
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...values, prefill, page: notedReferringPage() })),
  );
}

export function forgetDraft(): void {
  isShown = false;
  change((storage) => storage.removeItem(STORAGE_KEY));
}

export function hasDraft(): boolean {
  return inSessionStorage((storage) => storage.getItem(STORAGE_KEY)) != null;
}

/** Shows the note that a draft is kept. Called after a restore or a failed send, not on every keystroke. */
export function showDraft(): void {
  isShown = true;
  notify();
}

export function isDraftShown(): boolean {
  return isShown && hasDraft();
}

/** The unchecked draft: text by field name, `prefill` and `page`. Empty if there is no draft. */
export function readDraft(): Record<string, unknown> {
  return (
    inSessionStorage(
      (storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>,
    ) ?? {}
  );
}

/** Notifies when a draft is stored, shown or removed. Returns a function that unsubscribes. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
