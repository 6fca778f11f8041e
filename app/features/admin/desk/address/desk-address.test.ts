import fc from 'fast-check';
import { expect, test } from 'vitest';

import { submissionFilterSchema } from '#shared/desk/calls.ts';

import {
  addressOfView,
  countFilters,
  filterOf,
  isLatest,
  readDeskAddress,
  withoutFilters,
  withSpamOnly,
  writeDeskAddress,
} from './desk-address.ts';

const ID = '0b8e5f0a-9f6b-4a53-8a8f-0d5a3c1c2b1a';

test('an empty query means the newest hundred in the nine specified columns', () => {
  const address = readDeskAddress('');
  expect(isLatest(address)).toBe(true);
  expect(address).toMatchObject({ view: 'enquiries', sort: 'created_at', ascending: false, page: 1 });
  expect(address.columns).toHaveLength(9);
  expect(filterOf(address)).toEqual({});
  expect(writeDeskAddress(address)).toBe('');
});

test('every setting survives reading and writing the query', () => {
  const query = `?q=harbour+bank&status=open&interest=training&industry=none&from=2026-11-01&to=2026-11-20&waiting=clock_24h&state=unconfirmed&owner=${ID}&sort=-company&page=3&columns=created_at.name.status&enquiry=${ID}&event=${ID}`;
  expect(writeDeskAddress(readDeskAddress(query))).toBe(query);
  expect(filterOf(readDeskAddress(query))).toEqual({
    search: 'harbour bank',
    status: ['new', 'in_progress'],
    interest: ['training'],
    industry: ['none'],
    from: '2026-11-01',
    to: '2026-11-20',
    waiting_over: 'clock_24h',
    owner: ID,
  });
  expect(countFilters(readDeskAddress(query))).toBe(6);
});

test('an event that is being written has an address of its own', () => {
  const query = '?view=events&event=new';
  expect(readDeskAddress(query)).toMatchObject({ view: 'events', event: 'new' });
  expect(writeDeskAddress(readDeskAddress(query))).toBe(query);
});

test('the calendar’s settings survive reading and writing the query, and invalid ones are ignored', () => {
  const query = `?view=calendar&part=consultants&span=list&day=2026-11-30&zone=America%2FNew_York&consultant=${ID}&appointment=${ID}`;
  expect(writeDeskAddress(readDeskAddress(query))).toBe(query);
  const invalid = '?view=calendar&part=x&span=year&day=2026-02-30&zone=Mars&consultant=1&appointment=1';
  expect(readDeskAddress(invalid)).toEqual(addressOfView('calendar'));
});

test('unknown and invalid values are ignored', () => {
  expect(readDeskAddress('?q=har%00bour').search).toBe('harbour');
  const query =
    '?view=x&status=x&interest=x&industry=x&from=2026-13-01&to=soon&waiting=x&state=left&owner=x&sort=-message&page=0&columns=x&enquiry=1&event=2';
  expect(readDeskAddress(query)).toEqual(readDeskAddress(''));
});

test('any query yields a filter that the database accepts', () => {
  const keys =
    'view q status interest industry from to waiting state owner sort page columns enquiry event part span day zone consultant appointment'.split(
      ' ',
    );
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'spam',
      'open',
      'none',
      'new',
      'confirmed',
      '2026-02-31',
      '2026-11-01',
      'training',
      'consultants',
      'week',
      'Europe/London',
      ID,
      '7',
    ),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), value), (entries) => {
      const address = readDeskAddress(`?${new URLSearchParams(entries)}`);
      expect(submissionFilterSchema.safeParse(filterOf(address)).error).toBeUndefined();
      expect(readDeskAddress(writeDeskAddress(address))).toEqual({
        ...address,
        search: address.search.trim(),
      });
    }),
  );
});

test('the spam view filters by the status spam', () => {
  expect(filterOf(readDeskAddress('?view=spam&q=link'))).toEqual({ search: 'link', status: ['spam'] });
  expect(isLatest(readDeskAddress('?view=spam'))).toBe(false);
});

test('the spam list starts with the least suspicious enquiries', () => {
  expect(readDeskAddress('?view=spam')).toMatchObject({ sort: 'signs', ascending: true });
  expect(writeDeskAddress(readDeskAddress('?view=spam&sort=-created_at'))).toBe(
    '?view=spam&sort=-created_at',
  );
});

test('the link to matching spam keeps the search and the filters that the spam list supports', () => {
  const address = readDeskAddress(
    `?q=harbour&status=answered&waiting=clock_24h&owner=${ID}&interest=training&page=3`,
  );
  expect(writeDeskAddress(withSpamOnly(address))).toBe('?view=spam&q=harbour&interest=training');
});

test('switching views drops the filters, and clearing them keeps sort order and columns', () => {
  const address = readDeskAddress('?q=a&status=new&page=2&columns=name.email&sort=name');
  expect(writeDeskAddress(addressOfView('spam'))).toBe('?view=spam');
  expect(writeDeskAddress(withoutFilters(address))).toBe('?sort=name&columns=name.email');
});
