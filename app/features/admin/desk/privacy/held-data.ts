import { counted, DESK } from '#content/desk.ts';
import type { Erasure, PersonRecord } from '#shared/desk-person.ts';

function nonZeroCounts(counts: readonly [number, string, string?][]): string[] {
  return counts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
}

/** What an erasure would delete for a person: each kind of data with its count. */
export function whatIsHeld(person: PersonRecord): string[] {
  const notes = person.submissions.reduce((sum, submission) => sum + submission.notes.length, 0);
  return nonZeroCounts([
    [person.submissions.length, 'enquiry', 'enquiries'],
    [notes, 'note on these enquiries', 'notes on these enquiries'],
    [person.appointments.length, 'appointment'],
    [person.registrations.length, 'registration for an event', 'registrations for events'],
    [person.messages.length, 'outbox message'],
    [person.subscriptions.length, 'newsletter subscription'],
    [person.invitations.length, 'invitation to read', 'invitations to read'],
    [person.reading_sessions.length, 'reading session'],
    [person.accounts.length, 'account'],
    [person.consultants.length, 'consultant’s calendar', 'consultants’ calendars'],
    [person.mentions.length, 'mention in text by others', 'mentions in text by others'],
  ]);
}

/** What an erasure deleted, as one line. */
export function whatWasErased(erasure: Erasure): string {
  const parts = nonZeroCounts([
    [erasure.submissions, 'enquiry', 'enquiries'],
    [erasure.notes, 'note'],
    [erasure.appointments, 'appointment'],
    [erasure.registrations, 'registration'],
    [erasure.messages, 'message'],
    [erasure.subscriptions, 'subscription'],
    [erasure.invitations, 'invitation to read', 'invitations to read'],
    [erasure.accounts, 'account'],
    [erasure.mentions, 'mention'],
  ]);
  return parts.length > 0 ? `${parts.join(', ')}.` : DESK.privacy.nothingErased;
}
