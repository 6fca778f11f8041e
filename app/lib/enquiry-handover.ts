import type { Interest } from '#shared/contact.ts';

type Handover = { interest?: Interest; message: string };

/*
 * The state of a history entry: it stays in the tab, survives a reload, and stands in no address, log or referrer.
 */

/** State of the entry that a link with a private message leads to. */
export function handover(enquiry: Handover): { enquiry: Handover } {
  return { enquiry };
}

/** What the state of the present entry hands over, as unchecked text. */
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
