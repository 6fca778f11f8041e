import { counted, DESK } from '#content/desk/desk.ts';
import type { Erasure, PersonRecord } from '#shared/desk/person.ts';

const { privacy: texts } = DESK;

function nonZeroCounts(
  nouns: Record<string, [one: string, many?: string]>,
  counts: Record<string, number>,
): string[] {
  return Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [counted(count, one, many)] : [];
  });
}

/** What an erasure would delete for a person: each kind of data with its count. */
export function whatIsHeld(person: PersonRecord): string[] {
  const counts: Record<keyof typeof texts.heldKinds, number> = {
    submissions: person.submissions.length,
    notes: person.submissions.reduce((sum, submission) => sum + submission.notes.length, 0),
    appointments: person.appointments.length,
    registrations: person.registrations.length,
    messages: person.messages.length,
    subscriptions: person.subscriptions.length,
    invitations: person.invitations.length,
    reading_sessions: person.reading_sessions.length,
    accounts: person.accounts.length,
    consultants: person.consultants.length,
    mentions: person.mentions.length,
  };
  return nonZeroCounts(texts.heldKinds, counts);
}

/** What an erasure deleted, as one line. */
export function whatWasErased(erasure: Erasure): string {
  const parts = nonZeroCounts(texts.erasedKinds, erasure);
  return parts.length > 0 ? `${parts.join(', ')}.` : texts.nothingErased;
}
