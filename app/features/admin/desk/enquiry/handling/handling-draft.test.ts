import { expect, test } from 'vitest';

import type { DeskSubmission } from '#shared/desk-enquiries.ts';

import { differences, unsavedDraft, withChange } from './handling-draft.ts';

const BASE: DeskSubmission = {
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

test('a draft keeps the enquiry that it started from and drops a choice that is on screen already', () => {
  const later = { ...BASE, version: 2, status: 'answered' } as const;
  const draft = withChange(undefined, BASE, { status: 'archived' });
  expect(draft).toEqual({ base: BASE, changes: { status: 'archived' } });
  expect(withChange(draft, later, { owner_id: 'x' })).toEqual({
    base: BASE,
    changes: { status: 'archived', owner_id: 'x' },
  });
  expect(withChange(draft, later, { status: 'answered' })).toBeUndefined();
});

test('a choice of what the enquiry was before a colleague changed it is a change', () => {
  const theirs = { ...BASE, version: 2, status: 'spam' } as const;
  const draft = withChange(undefined, BASE, { owner_id: 'x' });
  expect(withChange(draft, theirs, { status: 'new' })).toEqual({
    base: BASE,
    changes: { status: 'new', owner_id: 'x' },
  });
});

test('a draft whose choices are all stored is none, and any other choice keeps it', () => {
  const later = { ...BASE, version: 2, status: 'answered' } as const;
  const draft = withChange(undefined, BASE, { status: 'answered' });
  expect(unsavedDraft(draft, BASE)).toBe(draft);
  expect(unsavedDraft(draft, later)).toBeUndefined();
  const both = withChange(draft, BASE, { owner_id: 'x' });
  expect(unsavedDraft(both, later)).toBe(both);
});

test('differences name the fields that others changed, and an unchanged enquiry has none', () => {
  expect(differences(BASE, { ...BASE, notes: 3 })).toEqual([]);
  const current = { ...BASE, status: 'answered', owner_id: 'x', owner_email: 'x@example.com' } as const;
  expect(differences(BASE, current)).toEqual([
    { name: 'Status', before: 'New', after: 'Answered' },
    { name: 'Owner', before: '–', after: 'x@example.com' },
  ]);
});
