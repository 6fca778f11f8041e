import { expect, test } from 'vitest';

import { SUBMISSION_COLUMNS, type Submission } from './submission.ts';

const ROW: Submission = {
  id: '1',
  created_at: '2026-11-21T10:15:00+00:00',
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@example.com',
  company: 'Example Ltd',
  role: 'vp',
  industry: 'defense',
  interest: 'program-mgmt',
  message: 'Hello',
  source: 'website_contact_form',
};

const textsOf = (row: Submission) =>
  Object.fromEntries(SUBMISSION_COLUMNS.map(({ name, textOf }) => [name, textOf(row)]));

test('the nine columns stand in the specified order', () => {
  expect(SUBMISSION_COLUMNS.map(({ name }) => name)).toEqual([
    'Date',
    'Name',
    'Email',
    'Company',
    'Role',
    'Industry',
    'Interest',
    'Message',
    'Source',
  ]);
});

test('choices are shown by their labels, the date in the local format', () => {
  expect(textsOf(ROW)).toMatchObject({
    Date: new Date(ROW.created_at).toLocaleString(),
    Name: 'Jane Doe',
    Role: 'Vice President',
    Industry: 'Defense',
    Interest: 'Technical program management',
  });
});

test('empty optional values show a dash', () => {
  const { Company, Role, Industry, Interest } = textsOf({
    ...ROW,
    company: null,
    role: '',
    industry: null,
    interest: null,
  });
  expect([Company, Role, Industry, Interest]).toEqual(['–', '–', '–', '–']);
});

test('a stored value that is not offered any more is shown as it is', () => {
  expect(textsOf({ ...ROW, role: 'partner' })['Role']).toBe('partner');
});
