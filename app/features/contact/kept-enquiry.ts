import type { Prefill } from './prefill.ts';
import type { EnquiryValues } from './send-enquiry.ts';

/*
 * What has been written of an enquiry is kept in the session storage: whatever happens to the page, this tab finds it
 * again, no other tab and no server does. Storage may be missing, full or forbidden: then the fields alone hold it.
 */

const STORAGE_KEY = 'calder-vance-unsent-enquiry';

const listeners = new Set<() => void>();

function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function change(use: (storage: Storage) => void): void {
  inStorage(use);
  for (const listener of listeners) listener();
}

/** @param prefill what a link has put into the form, so that it is not added once more */
export function keepEnquiry(values: EnquiryValues, prefill: Prefill): void {
  change((storage) => storage.setItem(STORAGE_KEY, JSON.stringify({ ...values, prefill })));
}

export function forgetEnquiry(): void {
  change((storage) => storage.removeItem(STORAGE_KEY));
}

export function isEnquiryKept(): boolean {
  return inStorage((storage) => storage.getItem(STORAGE_KEY)) != null;
}

/** What is kept, as unchecked text by the names of fields, and `prefill`; nothing where nothing is. */
export function readKeptEnquiry(): Record<string, unknown> {
  return (
    inStorage((storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>) ?? {}
  );
}

/** Calls when something begins or ceases to be kept. Returns a function that ends it. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
