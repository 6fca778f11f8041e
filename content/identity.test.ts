import { expect, test } from 'vitest';

import { IDENTITY, IDENTITY_LINE } from './identity.ts';
import { PRIVACY } from './legal/privacy.ts';
import { TERMS } from './legal/terms.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const textOf = (content: unknown) => JSON.stringify(content);

test('the terms name the company that contracts, with every particular and an address for letters', () => {
  const terms = textOf(TERMS);
  const { company, registeredIn, companyNumber, registeredOffice, postalAddress, vatNumber } = IDENTITY;
  for (const fact of [company, registeredIn, companyNumber, registeredOffice, postalAddress, vatNumber])
    expect(terms).toContain(fact);
});

test('the privacy policy names the controller, its registration, its representative and an address for letters', () => {
  const privacy = textOf(PRIVACY);
  const { company, postalAddress, dataProtectionRegistration, euRepresentative } = IDENTITY;
  for (const fact of [company, postalAddress, dataProtectionRegistration, euRepresentative])
    expect(privacy).toContain(fact);
});

test('one line states name, place of registration, number and registered office', () => {
  const { company, registeredIn, companyNumber, registeredOffice } = IDENTITY;
  for (const fact of [company, registeredIn, companyNumber, registeredOffice])
    expect(IDENTITY_LINE).toContain(fact);
});

test('a fact of the identity is listed as a placeholder exactly while its value is plainly fictional', () => {
  const listed = new Set(PLACEHOLDERS.map(({ where }) => where));
  const isListed = (fact: string) => listed.has(`content/identity.ts, ${fact}`);
  const isFictional = (fact: string, value: string) =>
    fact === 'company' ? listed.has('content/firm.ts, NAME') : /Example|0{4}/.test(value);
  const wrong = Object.entries(IDENTITY).filter(
    ([fact, value]) => isListed(fact) !== isFictional(fact, value),
  );
  expect(wrong).toEqual([]);
});
