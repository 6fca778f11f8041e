import { LIKELY } from './likeness.ts';
import { told } from './passage-parts.ts';
import type { Part } from './passage-parts.ts';
import type { Found } from './passages.ts';

/** Named parts from which on a passage is a catalogue. */
export const CATALOGUE = 3;

/** The words in a passage that are most likely asked for, in small letters. */
function likelyAskedFor({ alike = [] }: Pick<Found, 'alike'>): string | undefined {
  const [best] = alike.toSorted((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= LIKELY ? best.says.toLowerCase() : undefined;
}

/** The part that holds what is most likely asked for; -1 where it is the passage as a whole. */
export function askedPart(parts: readonly Part[], passage: Found): number {
  const says = likelyAskedFor(passage);
  if (says === undefined) return -1;
  return parts.findIndex((part) => told(part, true).toLowerCase().includes(says));
}

/** Whether what is most likely asked for is the heading of a passage, or what leads to its list. */
export function isAskedAsWhole(passage: Found, parts: readonly Part[]): boolean {
  const says = likelyAskedFor(passage);
  if (says === undefined || parts.length <= CATALOGUE) return false;
  const isLead = parts.slice(1).every(({ name, text }) => name !== '' || /^[\d+]/.test(text));
  return (
    (isLead && parts[0]?.name === '' && parts[0].text.toLowerCase().includes(says)) ||
    (passage.headingPath.at(-1) ?? '').toLowerCase().includes(says)
  );
}
