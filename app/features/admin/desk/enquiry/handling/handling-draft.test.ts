import { expect, test } from 'vitest';

import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

import { choicesOf, differences } from './handling-draft.ts';

const BASE: DeskEnquiry = {
  id: 'a',
  created_at: '2026-11-21T10:15:00+00:00',
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@example.com',
  company: 'Example Ltd',
  role: null,
  industry: null,
  interest: null,
  message: 'Hello',
  source: 'website_contact_form',
  page: null,
  reference: 'CV-7K3Q-2M',
  status: 'new',
  spam_score: 0,
  spam_reasons: [],
  held: false,
  version: 1,
  owner_id: null,
  owner_email: null,
  first_response_at: null,
  answered_at: null,
  notes: 0,
  waiting_since: null,
  waiting_minutes: null,
  waiting_office_minutes: null,
  promise: null,
};

test('only a choice that differs from what is on screen is a change', () => {
  expect(choicesOf({ status: 'archived', owner_id: null }, BASE)).toEqual({ status: 'archived' });
  expect(choicesOf({ status: 'new', owner_id: 'x' }, BASE)).toEqual({ owner_id: 'x' });
  expect(choicesOf({ status: 'new', owner_id: null }, BASE)).toEqual({});
});

test('choosing the value from before a colleague’s change counts as a change', () => {
  const theirs = { ...BASE, version: 2, status: 'spam', owner_id: 'y' } as const;
  expect(choicesOf({ status: 'new', owner_id: null }, theirs)).toEqual({ status: 'new', owner_id: null });
});

test('differences name the fields that others changed, and an unchanged enquiry has none', () => {
  expect(differences(BASE, { ...BASE, notes: 3 })).toEqual([]);
  const current = { ...BASE, status: 'answered', owner_id: 'x', owner_email: 'x@example.com' } as const;
  expect(differences(BASE, current)).toEqual([
    { name: 'Status', before: 'New', after: 'Answered' },
    { name: 'Owner', before: '–', after: 'x@example.com' },
  ]);
});
