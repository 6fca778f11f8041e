import { expect, test } from 'vitest';

import { deadlinesOf, regimesFor } from '../../shared/deadlines/calculate.ts';
import { NO_ANSWERS, type Answers } from '../../shared/deadlines/answers.ts';
import { HOLIDAYS } from './holidays.ts';
import { LIVE_REGIMES } from './regimes.ts';

/*
 * Eleven organisations; the expected deadlines were worked out by hand from the laws. In each case the first sign was seen on
 * Friday 20 November 2026 at 21:00 local time, and the incident was certain on Saturday at 09:30.
 */

type Case = {
  zone: string;
  answers: Omit<Answers, 'moments' | 'sent'>;
  /** Further moments on the clock of `zone`, `2026-11-21 12:00`. */
  moments?: Readonly<Record<string, string>>;
  /** UTC time for limits in hours (`2026-11-24T08:30Z`), last day for limits in days, `now`, or `waiting`. */
  due: Readonly<Record<string, string>>;
  /** Regimes that must not show. */
  never: readonly string[];
};

const CASES: Readonly<Record<string, Case>> = {
  'a bank in Frankfurt with customers in California': {
    zone: 'Europe/Berlin',
    answers: {
      established: ['DE'],
      people: ['DE', 'US', 'US-CA'],
      sectors: ['bank'],
      events: ['personal data', 'ransomware'],
      size: 'large',
      listedInUs: false,
      affected: 5000,
    },
    moments: { classified: '2026-11-21 12:00' },
    due: {
      'eu-gdpr/authority': '2026-11-24T08:30Z',
      'eu-gdpr/people': 'now',
      'eu-dora/initial': '2026-11-21T15:00Z',
      'eu-dora/intermediate': 'waiting',
      'us-ca/people': '2026-12-20',
      'us-ca/attorney-general': 'waiting',
    },
    never: ['eu-nis2', 'us-bank-36h', 'us-sec-8k', 'uk-gdpr', 'us-ny-dfs'],
  },
  'a listed retailer in the United States': {
    zone: 'America/Chicago',
    answers: {
      established: ['US', 'US-TX'],
      people: ['US', 'US-CA', 'US-NY', 'US-TX'],
      sectors: ['other'],
      events: ['personal data', 'outage'],
      size: 'large',
      listedInUs: true,
      affected: 5000,
    },
    moments: { determined: '2026-11-23 09:00', material: '2026-11-24 18:00' },
    due: {
      // Thanksgiving, 26 November, is no business day: 25, 27 and 30 November, 1 December.
      'us-sec-8k/filing': '2026-12-01T22:30Z',
      'us-ca/people': '2026-12-20',
      'us-ny/people': '2026-12-20',
      'us-ny/state': '2026-12-20',
      'us-tx/people': '2027-01-22',
      'us-tx/attorney-general': '2026-12-23',
    },
    never: ['us-hipaa', 'us-bank-36h', 'us-ny-dfs', 'us-ftc-safeguards', 'eu-gdpr'],
  },
  'a hospital trust in the United Kingdom': {
    zone: 'Europe/London',
    answers: {
      established: ['GB'],
      people: ['GB'],
      sectors: ['health care', 'public body'],
      events: ['personal data', 'health data', 'outage', 'ransomware'],
      size: 'large',
      listedInUs: false,
      affected: 5000,
    },
    due: {
      'uk-gdpr/authority': '2026-11-24T09:30Z',
      'uk-gdpr/people': 'now',
      'uk-nis/notification': '2026-11-24T09:30Z',
    },
    never: ['us-hipaa', 'us-hbnr', 'eu-gdpr', 'eu-nis2', 'uk-fs-now'],
  },
  'an energy supplier in the Netherlands': {
    zone: 'Europe/Amsterdam',
    answers: {
      established: ['NL'],
      people: ['NL'],
      sectors: ['energy'],
      events: ['outage'],
      size: 'large',
      listedInUs: false,
    },
    due: {
      'eu-nis2/warning': '2026-11-22T08:30Z',
      'eu-nis2/notification': '2026-11-24T08:30Z',
      'eu-nis2/final': 'waiting',
      'eu-nis2/recipients': 'now',
    },
    never: ['eu-gdpr', 'eu-dora', 'eu-cra-incident', 'us-nerc', 'uk-nis'],
  },
  'a maker of connected toys in Spain': {
    zone: 'Europe/Madrid',
    answers: {
      established: ['ES'],
      people: ['ES', 'GB'],
      sectors: ['other'],
      events: ['connected product', 'personal data'],
      size: 'medium',
      listedInUs: false,
      affected: 5000,
    },
    due: {
      'eu-cra-vulnerability/warning': '2026-11-22T08:30Z',
      'eu-cra-vulnerability/notification': '2026-11-24T08:30Z',
      'eu-cra-vulnerability/final': 'waiting',
      'eu-cra-vulnerability/users': 'now',
      'eu-cra-incident/warning': '2026-11-22T08:30Z',
      'eu-cra-incident/users': 'now',
      'eu-gdpr/authority': '2026-11-24T08:30Z',
      'uk-gdpr/authority': '2026-11-24T08:30Z',
    },
    never: ['eu-nis2', 'eu-dora', 'eu-mdr', 'us-ca'],
  },
  'a defence supplier in Alabama': {
    zone: 'America/New_York',
    answers: {
      established: ['US', 'US-AL'],
      people: ['US'],
      sectors: ['manufacturing'],
      events: ['defence information'],
      size: 'medium',
      listedInUs: false,
    },
    // From discovery, which is the first sign: Saturday 02:00 UTC and 72 hours.
    due: { 'us-dfars/dod': '2026-11-24T02:00Z' },
    never: ['us-al', 'us-sec-8k', 'us-bank-36h', 'eu-gdpr'],
  },
  'a university in Massachusetts': {
    zone: 'America/New_York',
    answers: {
      established: ['US', 'US-MA'],
      people: ['US', 'US-MA', 'US-NY'],
      sectors: ['education'],
      events: ['personal data'],
      size: 'large',
      listedInUs: false,
      affected: 5000,
    },
    due: {
      'us-ma/state': 'now',
      'us-ny/people': '2026-12-20',
      'us-ftc-safeguards/ftc': '2026-12-20',
    },
    never: ['us-hipaa', 'us-ny-dfs', 'us-sec-8k', 'us-ca'],
  },
  'an insurer in Ireland': {
    zone: 'Europe/Dublin',
    answers: {
      established: ['IE'],
      people: ['IE'],
      sectors: ['insurer'],
      events: ['outage'],
      size: 'large',
      listedInUs: false,
    },
    moments: { classified: '2026-11-21 15:00' },
    // 19:00 on Saturday moves to noon of Monday.
    due: { 'eu-dora/initial': '2026-11-23T12:00Z', 'eu-dora/clients': 'now' },
    never: ['eu-nis2', 'eu-gdpr', 'uk-fs-now'],
  },
  'a cloud provider in Germany and the United Kingdom': {
    zone: 'Europe/Berlin',
    answers: {
      established: ['DE', 'GB'],
      people: ['DE', 'GB'],
      sectors: ['cloud'],
      events: ['outage'],
      size: 'large',
      listedInUs: false,
    },
    due: {
      'eu-nis2/warning': '2026-11-22T08:30Z',
      'eu-nis2/notification': '2026-11-24T08:30Z',
      'uk-nis/notification': '2026-11-24T08:30Z',
    },
    never: ['eu-gdpr', 'uk-gdpr', 'eu-dora', 'eu-eprivacy'],
  },
  'a managed service provider in London with customers in Germany': {
    zone: 'Europe/London',
    answers: {
      established: ['GB'],
      people: ['GB', 'DE'],
      sectors: ['managed services'],
      events: ['outage'],
      size: 'medium',
      listedInUs: false,
    },
    due: { 'eu-nis2/warning': '2026-11-22T09:30Z', 'eu-nis2/recipients': 'now' },
    never: ['uk-nis', 'eu-gdpr', 'eu-dora'],
  },
  'a subsidiary in Australia that paid a ransom': {
    zone: 'Australia/Sydney',
    answers: {
      established: ['AU'],
      people: ['AU'],
      sectors: ['other'],
      events: ['ransomware', 'ransom paid', 'personal data'],
      size: 'medium',
      listedInUs: false,
      affected: 800,
    },
    moments: { paid: '2026-11-22 10:00' },
    due: {
      'au-ransom/payment': '2026-11-24T23:00Z',
      'au-ndb/assess': '2026-12-20',
      'au-ndb/notice': 'now',
    },
    never: ['au-soci', 'au-cps234', 'eu-gdpr', 'us-ny-dfs'],
  },
};

const SETTING = { holidays: HOLIDAYS, zone: 'Europe/London' };

test.each(Object.entries(CASES))('%s', (_name, { zone, answers, moments, due, never }) => {
  const read = { noticed: '2026-11-20 21:00', aware: '2026-11-21 09:30', ...moments };
  const given: Answers = {
    ...NO_ANSWERS,
    ...answers,
    moments: Object.fromEntries(
      Object.entries(read).map(([trigger, text]) => [
        trigger,
        { date: text.slice(0, 10), time: text.slice(11), zone },
      ]),
    ),
  };
  const found = deadlinesOf(LIVE_REGIMES, given, SETTING).map(({ regime, stage, state }) => {
    if (state.kind !== 'due') return [`${regime}/${stage.id}`, state.kind] as const;
    const { epochMilliseconds: ms, timeZoneId } = state.at;
    const at = state.wholeDay
      ? new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneId }).format(ms - 1)
      : `${new Date(ms).toISOString().slice(0, 16)}Z`;
    return [`${regime}/${stage.id}`, at] as const;
  });
  expect(Object.fromEntries(found)).toMatchObject(due);
  const shown = regimesFor(LIVE_REGIMES, given).map(({ id }) => id);
  expect(shown.filter((id) => never.includes(id))).toEqual([]);
});

test('a clock that has not started stands at its ceiling, before limits that are later', () => {
  const zone = 'Europe/Berlin';
  const bank = CASES['a bank in Frankfurt with customers in California'];
  const given: Answers = {
    ...NO_ANSWERS,
    ...bank?.answers,
    moments: { aware: { date: '2026-11-27', time: '03:10', zone } },
  };
  const order = deadlinesOf(LIVE_REGIMES, given, { ...SETTING, zone }).map(
    ({ regime, stage }) => `${regime}/${stage.id}`,
  );
  const dated = ['eu-dora/initial', 'eu-gdpr/authority', 'us-ca/people'];
  expect(order.filter((notice) => dated.includes(notice))).toEqual(dated);
});
