import { expect, test } from 'vitest';

import type { PersonRecord } from '#shared/desk/person.ts';

import { whatIsHeld, whatWasErased } from './held-data.ts';

const NOBODY: PersonRecord = {
  email: 'jane@example.com',
  addresses: [],
  submissions: [],
  messages: [],
  subscriptions: [],
  accounts: [],
  mentions: [],
  events: 0,
  suppressed: false,
  invitations: [],
  reading_sessions: [],
  consultants: [],
  appointments: [],
  registrations: [],
};

test('an unknown person has no data', () => {
  expect(whatIsHeld(NOBODY)).toEqual([]);
});

test('each kind that exists is listed with its count', () => {
  const mention = { in: 'note', submission_id: 'a', created_at: '2026-11-21T10:00:00Z' } as const;
  const subscription = {
    id: 'b',
    created_at: mention.created_at,
    email: NOBODY.email,
    source: 'insights_page',
    held: false,
    confirmed_at: null,
    confirm_until: null,
    topics: null,
    frequency: 'weekly',
  } as const;
  const session = {
    created_at: mention.created_at,
    renewed_at: mention.created_at,
    expires_at: mention.created_at,
  };
  const held = { subscriptions: [subscription], reading_sessions: [session], mentions: [mention, mention] };
  expect(whatIsHeld({ ...NOBODY, ...held })).toEqual([
    '1 newsletter subscription',
    '1 reading session',
    '2 mentions in text by others',
  ]);
});

test('an erasure is summarised in one line', () => {
  const none = {
    submissions: 0,
    notes: 0,
    appointments: 0,
    registrations: 0,
    messages: 0,
    subscriptions: 0,
    invitations: 0,
    accounts: 0,
    mentions: 0,
  };
  expect(whatWasErased({ ...none, submissions: 2, notes: 1 })).toBe('2 enquiries, 1 note.');
  expect(whatWasErased({ ...none, invitations: 1 })).toBe('1 invitation to read.');
  expect(whatWasErased(none)).toBe('There was nothing left to erase.');
});
