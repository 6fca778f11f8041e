import type { EnquiryValues } from './send-enquiry.ts';

/*
 * An enquiry that could not be sent waits in the session storage: a reload of this tab finds it, no other tab and
 * no server does. Storage may be missing, full or forbidden: then the fields alone hold it.
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

export function keepUnsent(values: EnquiryValues): void {
  change((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(values)));
}

export function forgetUnsent(): void {
  change((storage) => storage.removeItem(STORAGE_KEY));
}

export function hasUnsent(): boolean {
  return inStorage((storage) => storage.getItem(STORAGE_KEY)) != null;
}

/** What waits, as unchecked text by the names of fields; nothing where nothing does. */
export function readUnsent(): Record<string, unknown> {
  return (
    inStorage((storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>) ?? {}
  );
}

/** Calls when something begins or ceases to wait. Returns a function that ends it. */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
