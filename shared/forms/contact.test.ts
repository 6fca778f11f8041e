import { expect, test } from 'vitest';

import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from './contact-options.ts';
import { checkEnquiry, CONTACT_SOURCE, contactSchema, emailSchema, sanitiseEnquiry } from './contact.ts';
import { optionalText } from './fields.ts';
import { CONTACT_LIMITS } from '../limits.ts';
import { newsletterSchema } from './newsletter.ts';

const VALUES = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'Jane@Example.com',
  company: 'Example Ltd',
  role: 'ceo',
  industry: 'finance',
  interest: 'risk-resilience',
  message: 'Please call me.',
};

const invalidFields = (change: Record<string, unknown>) => {
  const result = contactSchema.safeParse({ ...sanitiseEnquiry(VALUES), ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
};

test('a complete enquiry becomes a row with the fixed source and a lower-case email address', () => {
  expect(contactSchema.parse(sanitiseEnquiry(VALUES))).toEqual({
    ...VALUES,
    email: 'jane@example.com',
    source: CONTACT_SOURCE,
    page: null,
  });
});

test('choices that were not made are stored as null', () => {
  const row = contactSchema.parse(sanitiseEnquiry({ ...VALUES, role: '', industry: '', interest: '' }));
  expect([row.role, row.industry, row.interest]).toEqual([null, null, null]);
});

test('an optional text that is blank is stored as null', () => {
  const country = optionalText('country', 60);
  expect(['', '  ', null, undefined, ' France '].map((text) => country.parse(text))).toEqual([
    null,
    null,
    null,
    undefined,
    'France',
  ]);
});

test.each([
  ['first_name', 'Please enter your first name'],
  ['last_name', 'Please enter your last name'],
  ['email', 'Please enter your email'],
  ['company', 'Please enter your company'],
  ['message', 'Please enter your message'],
] as const)(
  '%s is required, HTML tags alone do not count as a value, and the message names the field',
  (field, message) => {
    const result = contactSchema.safeParse(sanitiseEnquiry({ ...VALUES, [field]: ' <b></b> ' }));
    expect(result.error?.issues[0]).toMatchObject({ path: [field], message });
  },
);

test.each([
  ['first_name', CONTACT_LIMITS.firstName],
  ['last_name', CONTACT_LIMITS.lastName],
  ['company', CONTACT_LIMITS.company],
  ['message', CONTACT_LIMITS.message],
])('%s accepts %i characters and no more', (field, limit) => {
  expect(invalidFields({ [field]: 'x'.repeat(limit) })).toEqual([]);
  expect(invalidFields({ [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
});

test('values outside the option lists and unknown keys are refused', () => {
  expect(invalidFields({ role: 'king' })).toEqual(['role']);
  expect(invalidFields({ industry: 'Finance' })).toEqual(['industry']);
  expect(invalidFields({ interest: 'gossip' })).toEqual(['interest']);
  expect(invalidFields({ source: 'elsewhere' })).toEqual(['source']);
  expect(invalidFields({ created_at: '2000-01-01' })).toEqual(['']);
});

test.each(['/', '/services/risk-resilience', '/resources/notification-deadlines/eu-nis2'])(
  'the page %s is kept',
  (page) => {
    expect(checkEnquiry(VALUES, page)).toMatchObject({ row: { page } });
  },
);

test.each(['/about?token=x', '/About', '/form/a.b', 'https://example.com/', `/${'x'.repeat(120)}`, 7, {}])(
  '%j is no page: it is dropped, and the enquiry accepted',
  (page) => {
    expect(contactSchema.parse({ ...sanitiseEnquiry(VALUES), page })).toMatchObject({ page: null });
  },
);

test('the option lists match the specification', () => {
  expect(ROLE_OPTIONS.map(({ value }) => value)).toEqual(
    'ceo coo cfo cto vp director manager other'.split(' '),
  );
  expect(INDUSTRY_OPTIONS).toHaveLength(9);
  expect(INTEREST_OPTIONS).toHaveLength(9);
});

test.each(['a@b.co', ' Jane.Doe+x@mail.example.org ', 'o_1%x@a-b.museum', "Shane.O'Brien@example.com"])(
  '%s is accepted as an email address',
  (email) => {
    expect(emailSchema.parse(email)).toBe(email.trim().toLowerCase());
  },
);

test.each(['', 'jane', 'jane@', '@example.com', 'jane@example', 'jane@example.c', 'a b@c.de', 'ä@b.de'])(
  '"%s" is refused as an email address',
  (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  },
);

test('an email address longer than the field is refused', () => {
  expect(emailSchema.safeParse(`${'a'.repeat(CONTACT_LIMITS.email)}@example.com`).success).toBe(false);
});

test('a subscription is stored trimmed and in lower case', () => {
  const row = { email: ' Jane@Example.com ', source: 'insights_page' };
  expect(newsletterSchema.parse(row).email).toBe('jane@example.com');
  expect(newsletterSchema.safeParse({ ...row, source: 'x' }).success).toBe(false);
});
