import fc from 'fast-check';
import { expect, test } from 'vitest';

import { submissionFilterSchema } from '#shared/desk/calls.ts';

import {
  urlOfView,
  countFilters,
  filterOf,
  isLatest,
  readDeskUrl,
  withoutFilters,
  withSpamOnly,
  writeDeskUrl,
} from './desk-url.ts';

const ID = '0b8e5f0a-9f6b-4a53-8a8f-0d5a3c1c2b1a';

test('an empty query means the newest hundred in the nine specified columns', () => {
  const url = readDeskUrl('');
  expect(isLatest(url)).toBe(true);
  expect(url).toMatchObject({ view: 'enquiries', sort: 'created_at', ascending: false, page: 1 });
  expect(url.columns).toHaveLength(9);
  expect(filterOf(url)).toEqual({});
  expect(writeDeskUrl(url)).toBe('');
});

test('every setting survives reading and writing the query', () => {
  const query = `?q=harbour+bank&status=open&interest=training&industry=none&from=2026-11-01&to=2026-11-20&waiting=clock_24h&state=unconfirmed&owner=${ID}&sort=-company&page=3&columns=created_at.name.status&enquiry=${ID}&event=${ID}`;
  expect(writeDeskUrl(readDeskUrl(query))).toBe(query);
  expect(filterOf(readDeskUrl(query))).toEqual({
    search: 'harbour bank',
    status: ['new', 'in_progress'],
    interest: ['training'],
    industry: ['none'],
    from: '2026-11-01',
    to: '2026-11-20',
    waiting_over: 'clock_24h',
    owner: ID,
  });
  expect(countFilters(readDeskUrl(query))).toBe(6);
});

test('an event that is being written has a URL of its own', () => {
  const query = '?view=events&event=new';
  expect(readDeskUrl(query)).toMatchObject({ view: 'events', event: 'new' });
  expect(writeDeskUrl(readDeskUrl(query))).toBe(query);
});

test('the calendar’s settings survive reading and writing the query, and invalid ones are ignored', () => {
  const query = `?view=calendar&part=consultants&span=list&day=2026-11-30&zone=America%2FNew_York&consultant=${ID}&appointment=${ID}`;
  expect(writeDeskUrl(readDeskUrl(query))).toBe(query);
  const invalid = '?view=calendar&part=x&span=year&day=2026-02-30&zone=Mars&consultant=1&appointment=1';
  expect(readDeskUrl(invalid)).toEqual(urlOfView('calendar'));
});

test('unknown and invalid values are ignored', () => {
  expect(readDeskUrl('?q=har%00bour').search).toBe('harbour');
  const query =
    '?view=x&status=x&interest=x&industry=x&from=2026-13-01&to=soon&waiting=x&state=left&owner=x&sort=-message&page=0&columns=x&enquiry=1&event=2';
  expect(readDeskUrl(query)).toEqual(readDeskUrl(''));
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
      const url = readDeskUrl(`?${new URLSearchParams(entries)}`);
      expect(submissionFilterSchema.safeParse(filterOf(url)).error).toBeUndefined();
      expect(readDeskUrl(writeDeskUrl(url))).toEqual({
        ...url,
        search: url.search.trim(),
      });
    }),
  );
});

test('the spam view filters by the status spam', () => {
  expect(filterOf(readDeskUrl('?view=spam&q=link'))).toEqual({ search: 'link', status: ['spam'] });
  expect(isLatest(readDeskUrl('?view=spam'))).toBe(false);
});

test('the spam list starts with the least suspicious enquiries', () => {
  expect(readDeskUrl('?view=spam')).toMatchObject({ sort: 'signs', ascending: true });
  expect(writeDeskUrl(readDeskUrl('?view=spam&sort=-created_at'))).toBe('?view=spam&sort=-created_at');
});

test('the link to matching spam keeps the search and the filters that the spam list supports', () => {
  const url = readDeskUrl(
    `?q=harbour&status=answered&waiting=clock_24h&owner=${ID}&interest=training&page=3`,
  );
  expect(writeDeskUrl(withSpamOnly(url))).toBe('?view=spam&q=harbour&interest=training');
});

test('switching views drops the filters, and clearing them keeps sort order and columns', () => {
  const url = readDeskUrl('?q=a&status=new&page=2&columns=name.email&sort=name');
  expect(writeDeskUrl(urlOfView('spam'))).toBe('?view=spam');
  expect(writeDeskUrl(withoutFilters(url))).toBe('?sort=name&columns=name.email');
});
