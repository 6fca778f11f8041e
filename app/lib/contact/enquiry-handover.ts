import type { Interest } from '#shared/forms/contact.ts';

type Handover = { interest?: Interest; message: string };

/*
 * An enquiry is handed over in the state of a history entry: that stays in the tab, survives a reload, and appears in
 * no URL, log or referrer.
 */

/** History state for a link that carries a private message. */
export function handover(enquiry: Handover): { enquiry: Handover } {
  return { enquiry };
}

/** The enquiry in the state of the current history entry. The values are text, but otherwise unchecked. */
export function readHandover(state: unknown): { interest: string; message: string } | undefined {
  if (typeof state !== 'object' || state === null || !('enquiry' in state)) return undefined;
  const { enquiry } = state;
  if (typeof enquiry !== 'object' || enquiry === null) return undefined;
  const text = (key: string) => {
    const value = (enquiry as Record<string, unknown>)[key];
    return typeof value === 'string' ? value : '';
  };
  return { interest: text('interest'), message: text('message') };
}
