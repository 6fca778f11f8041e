import { expect, test } from 'vitest';

import type { DeskLogEntry } from '#shared/desk/enquiries.ts';

import { actorText, eventText } from './history-text.ts';

const EVENT: DeskLogEntry = {
  id: 1,
  at: '2026-11-21T10:00:00Z',
  action: 'status_changed',
  actor_id: 'a',
  actor_email: 'ada@example.com',
  submission_id: 's',
  old_value: 'in_progress',
  new_value: 'answered',
  detail: {},
};
const ADMINS = [{ id: 'a', email: 'ada@example.com', since: '2026-11-01T00:00:00Z' }];

test('a change names the old and the new value', () => {
  expect(eventText(EVENT, ADMINS)).toBe('In progress → Answered');
  const owner = { ...EVENT, action: 'owner_changed', old_value: null, new_value: 'a' } as const;
  expect(eventText(owner, ADMINS)).toBe('Owner: nobody → ada@example.com');
  expect(eventText({ ...owner, old_value: 'gone' }, ADMINS)).toContain('a former admin');
});

test('a correction names its fields', () => {
  const event = { ...EVENT, action: 'submission_corrected', old_value: null } as const;
  expect(eventText({ ...event, new_value: 'first_name, email' }, ADMINS)).toBe(
    'Corrected: First name, Email',
  );
});

test('the actor is named even when the account has been deleted', () => {
  expect(actorText(EVENT)).toBe('ada@example.com');
  expect(actorText({ ...EVENT, actor_email: null })).toBe('a deleted account');
  expect(actorText({ ...EVENT, actor_id: null, actor_email: null })).toBe('the system');
});

test('a change without an actor is attributed to the visitor only where nobody else can have made it', () => {
  const event = { ...EVENT, actor_id: null, actor_email: null };
  expect(actorText({ ...event, action: 'appointment_booked' })).toBe('the visitor');
  expect(actorText({ ...event, action: 'appointment_moved' })).toBe('the visitor');
  expect(actorText({ ...event, action: 'appointment_moved', actor_id: 'a' })).toBe('a deleted account');
  const cancelled = { ...event, action: 'appointment_cancelled' } as const;
  expect(actorText({ ...cancelled, detail: { by: 'visitor' } })).toBe('the visitor');
  expect(actorText({ ...cancelled, detail: { by: 'staff' } })).toBe('the system');
});
