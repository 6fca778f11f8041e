import { counted } from '#app/features/admin/desk/parts/labels.ts';
import type { Erasure, PersonRecord } from '#shared/desk-answers.ts';

function listed(counts: readonly [number, string, string?][]): string[] {
  return counts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
}

/** What is held of a person and goes with an erasure, each kind with its number. */
export function whatIsHeld(person: PersonRecord): string[] {
  const notes = person.submissions.reduce((sum, submission) => sum + submission.notes.length, 0);
  return listed([
    [person.submissions.length, 'enquiry', 'enquiries'],
    [notes, 'note on them', 'notes on them'],
    [person.messages.length, 'message of the outbox', 'messages of the outbox'],
    [person.subscriptions.length, 'newsletter subscription'],
    [person.accounts.length, 'account'],
    [person.mentions.length, 'mention in what others wrote', 'mentions in what others wrote'],
  ]);
}

/** What has gone. */
export function whatWasErased(erasure: Erasure): string {
  const parts = listed([
    [erasure.submissions, 'enquiry', 'enquiries'],
    [erasure.notes, 'note'],
    [erasure.messages, 'message'],
    [erasure.subscriptions, 'subscription'],
    [erasure.accounts, 'account'],
    [erasure.mentions, 'mention'],
  ]);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'There was nothing left to erase.';
}
