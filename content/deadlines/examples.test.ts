import { expect, test } from 'vitest';

import { deadlinesOf, type Setting } from '../../shared/deadlines/calculate.ts';
import { NO_ANSWERS, type Answers } from '../../shared/deadlines/answers.ts';
import { HOLIDAYS } from './holidays.ts';
import { LIVE_REGIMES } from './regimes.ts';

/*
 * The worked examples of the register of notification law, with the calculation's rules: elapsed hours, days that end at
 * midnight, DORA's weekend rule, business days of the SEC.
 */

const SETTING: Setting = { holidays: HOLIDAYS, zone: 'Europe/London' };

/** UTC time for limits in hours (`2026-11-23T15:30Z`), last day for limits in days, or the state if nothing is due yet. */
function dueOf(regime: string, stage: string, answers: Partial<Answers>): string | undefined {
  const found = deadlinesOf(LIVE_REGIMES, { ...NO_ANSWERS, ...answers }, SETTING).find(
    (deadline) => deadline.regime === regime && deadline.stage.id === stage,
  );
  if (!found) return undefined;
  const { state } = found;
  if (state.kind !== 'due') return state.kind;
  const { epochMilliseconds, timeZoneId } = state.at;
  if (!state.wholeDay) return `${new Date(epochMilliseconds).toISOString().slice(0, 16)}Z`;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneId }).format(epochMilliseconds - 1);
}

const at = (date: string, time: string | undefined, zone: string) => ({ date, time, zone });

const PERSONAL_DATA = { events: ['personal data'] } as const;
const PARIS = 'Europe/Paris';
const NEW_YORK = 'America/New_York';

test('GDPR: the weekend counts', () => {
  const answers: Partial<Answers> = {
    ...PERSONAL_DATA,
    established: ['FR'],
    moments: { aware: at('2026-11-20', '16:30', PARIS) },
  };
  expect(dueOf('eu-gdpr', 'authority', answers)).toBe('2026-11-23T15:30Z');
});

test('GDPR: 72 elapsed hours when the clocks go back', () => {
  const answers: Partial<Answers> = {
    ...PERSONAL_DATA,
    established: ['DE'],
    moments: { aware: at('2026-10-23', '18:00', 'Europe/Berlin') },
  };
  expect(dueOf('eu-gdpr', 'authority', answers)).toBe('2026-10-26T16:00Z');
});

test('GDPR: a time that occurs twice is read as its first occurrence', () => {
  const answers: Partial<Answers> = {
    ...PERSONAL_DATA,
    established: ['DE'],
    moments: { aware: at('2026-10-25', '02:30', 'Europe/Berlin') },
  };
  expect(dueOf('eu-gdpr', 'authority', answers)).toBe('2026-10-28T00:30Z');
});

test('GDPR: until the moment of certainty is given, the first sign counts', () => {
  const answers: Partial<Answers> = {
    ...PERSONAL_DATA,
    established: ['FR'],
    moments: { noticed: at('2026-11-20', '16:30', PARIS) },
  };
  expect(dueOf('eu-gdpr', 'authority', answers)).toBe('2026-11-23T15:30Z');
});

test('UK GDPR: Easter, and the clocks go forward', () => {
  const answers: Partial<Answers> = {
    ...PERSONAL_DATA,
    established: ['GB'],
    moments: { aware: at('2027-03-26', '17:00', 'Europe/London') },
  };
  expect(dueOf('uk-gdpr', 'authority', answers)).toBe('2027-03-29T17:00Z');
});

test('NIS2: Christmas', () => {
  const answers: Partial<Answers> = {
    established: ['NL'],
    sectors: ['energy'],
    size: 'large',
    events: ['outage'],
    moments: { aware: at('2026-12-24', '22:15', 'Europe/Amsterdam') },
    sent: { 'eu-nis2/notification': at('2026-12-27', '20:00', 'Europe/Amsterdam') },
  };
  expect(dueOf('eu-nis2', 'warning', answers)).toBe('2026-12-25T21:15Z');
  expect(dueOf('eu-nis2', 'notification', answers)).toBe('2026-12-27T21:15Z');
  expect(dueOf('eu-nis2', 'final', answers)).toBe('2027-01-27');
});

test('DORA: a bank reports at weekends, and its final report moves past a holiday', () => {
  const answers: Partial<Answers> = {
    established: ['FR'],
    sectors: ['bank'],
    events: ['outage'],
    moments: { aware: at('2026-11-28', '03:10', PARIS), classified: at('2026-11-28', '09:00', PARIS) },
    sent: {
      'eu-dora/initial': at('2026-11-28', '12:40', PARIS),
      'eu-dora/intermediate': at('2026-12-01', '11:00', PARIS),
    },
  };
  expect(dueOf('eu-dora', 'initial', answers)).toBe('2026-11-28T12:00Z');
  expect(dueOf('eu-dora', 'intermediate', answers)).toBe('2026-12-01T11:40Z');
  expect(dueOf('eu-dora', 'final', answers)).toBe('2027-01-04T11:00Z');
});

test('DORA: an insurer outside the lists of NIS2 has until Monday noon', () => {
  const answers: Partial<Answers> = {
    established: ['IE'],
    sectors: ['insurer'],
    events: ['outage'],
    moments: {
      aware: at('2026-12-18', '19:00', 'Europe/Dublin'),
      classified: at('2026-12-19', '15:00', 'Europe/Dublin'),
    },
  };
  expect(dueOf('eu-dora', 'initial', answers)).toBe('2026-12-21T12:00Z');
});

test('DORA: 24 hours from awareness cap the four hours from a late classification', () => {
  const answers: Partial<Answers> = {
    established: ['FR'],
    sectors: ['bank'],
    events: ['outage'],
    moments: { aware: at('2026-12-01', '03:10', PARIS), classified: at('2026-12-02', '02:00', PARIS) },
  };
  expect(dueOf('eu-dora', 'initial', answers)).toBe('2026-12-02T02:10Z');
});

test('DORA: the weekend moves nothing for an unknown sector or an insurer in two countries', () => {
  const answers: Partial<Answers> = {
    established: ['IE'],
    events: ['outage'],
    moments: {
      aware: at('2026-12-18', '19:00', 'Europe/Dublin'),
      classified: at('2026-12-19', '15:00', 'Europe/Dublin'),
    },
  };
  expect(dueOf('eu-dora', 'initial', answers)).toBe('2026-12-19T19:00Z');
  const abroad: Partial<Answers> = { ...answers, established: ['IE', 'FR'], sectors: ['insurer'] };
  expect(dueOf('eu-dora', 'initial', abroad)).toBe('2026-12-19T19:00Z');
});

test('DORA: a final report that is due on a Friday stays there', () => {
  const answers: Partial<Answers> = {
    established: ['FR'],
    sectors: ['bank'],
    events: ['outage'],
    sent: { 'eu-dora/intermediate': at('2026-12-08', '11:00', PARIS) },
  };
  expect(dueOf('eu-dora', 'final', answers)).toBe('2027-01-08');
});

test('SEC: four business days around a federal holiday', () => {
  const answers: Partial<Answers> = {
    listedInUs: true,
    moments: { material: at('2026-11-10', '15:00', NEW_YORK) },
  };
  expect(dueOf('us-sec-8k', 'filing', answers)).toBe('2026-11-17T22:30Z');
});

test('SEC: decided on a Saturday before Thanksgiving', () => {
  const answers: Partial<Answers> = {
    listedInUs: true,
    moments: { material: at('2026-11-21', undefined, NEW_YORK) },
  };
  expect(dueOf('us-sec-8k', 'filing', answers)).toBe('2026-11-27T22:30Z');
});

test('SEC: the day in Washington counts, wherever the company decides', () => {
  const answers: Partial<Answers> = {
    listedInUs: true,
    moments: { material: at('2026-11-10', '02:00', 'Europe/Berlin') },
  };
  expect(dueOf('us-sec-8k', 'filing', answers)).toBe('2026-11-16T22:30Z');
});

test('New York DFS: the clocks go back, and a ransom is paid', () => {
  const answers: Partial<Answers> = {
    established: ['US', 'US-NY'],
    sectors: ['bank'],
    events: ['ransomware', 'ransom paid'],
    moments: {
      determined: at('2026-11-01', '00:30', NEW_YORK),
      paid: at('2026-11-02', '10:00', NEW_YORK),
    },
  };
  expect(dueOf('us-ny-dfs', 'dfs', answers)).toBe('2026-11-04T04:30Z');
  expect(dueOf('us-ny-dfs', 'payment', answers)).toBe('2026-11-03T15:00Z');
  expect(dueOf('us-ny-dfs', 'reasons', answers)).toBe('2026-12-02');
});

test('US banks: 36 hours over Christmas', () => {
  const answers: Partial<Answers> = {
    established: ['US'],
    sectors: ['bank'],
    events: ['outage'],
    moments: { determined: at('2026-12-25', '21:00', NEW_YORK) },
  };
  expect(dueOf('us-bank-36h', 'regulator', answers)).toBe('2026-12-27T14:00Z');
});

test('US banks: a cloud provider tells its bank customers, and no federal regulator', () => {
  const answers: Partial<Answers> = {
    established: ['US'],
    sectors: ['cloud'],
    events: ['outage'],
    moments: { determined: at('2026-12-25', '21:00', NEW_YORK) },
  };
  expect(dueOf('us-bank-36h', 'providers', answers)).toBe('now');
  expect(dueOf('us-bank-36h', 'regulator', answers)).toBeUndefined();
  expect(dueOf('us-bank-36h', 'providers', { ...answers, sectors: ['bank'] })).toBeUndefined();
});

test('NERC: an attempt is reported by the end of the next calendar day', () => {
  const answers: Partial<Answers> = {
    established: ['US'],
    sectors: ['energy'],
    events: ['outage'],
    moments: { determined: at('2026-12-25', '21:00', NEW_YORK) },
  };
  expect(dueOf('us-nerc', 'incident', answers)).toBe('2026-12-26T03:00Z');
  expect(dueOf('us-nerc', 'attempt', answers)).toBe('2026-12-26');
});

test('HIPAA: 600 people, 500, and 40', () => {
  const answers: Partial<Answers> = {
    established: ['US'],
    sectors: ['health plan'],
    events: ['health data'],
  };
  const many = { ...answers, affected: 600, moments: { noticed: at('2027-01-15', undefined, NEW_YORK) } };
  expect(dueOf('us-hipaa', 'people', many)).toBe('2027-03-16');
  expect(dueOf('us-hipaa', 'hhs-large', many)).toBe('2027-03-16');
  expect(dueOf('us-hipaa', 'hhs-small', many)).toBeUndefined();
  expect(dueOf('us-hipaa', 'hhs-large', { ...many, affected: 500 })).toBe('2027-03-16');
  const few = { ...answers, affected: 40, moments: { noticed: at('2027-06-01', undefined, NEW_YORK) } };
  expect(dueOf('us-hipaa', 'people', few)).toBe('2027-07-31');
  expect(dueOf('us-hipaa', 'hhs-small', few)).toBe('2028-02-29');
});

test('HIPAA: while the number of people is unknown, both notices to the department are possible', () => {
  const answers: Answers = {
    ...NO_ANSWERS,
    established: ['US'],
    sectors: ['health plan'],
    events: ['health data'],
  };
  const possible = deadlinesOf(LIVE_REGIMES, answers, SETTING)
    .filter(({ regime, isPossible }) => regime === 'us-hipaa' && isPossible)
    .map(({ stage }) => stage.id);
  expect(possible).toEqual(expect.arrayContaining(['hhs-large', 'hhs-small']));
  expect(possible).not.toContain('people');
});

test('California: days do not roll past a weekend', () => {
  const answers: Partial<Answers> = {
    ...PERSONAL_DATA,
    people: ['US', 'US-CA'],
    affected: 800,
    moments: { noticed: at('2026-12-10', undefined, 'America/Los_Angeles') },
    sent: { 'us-ca/people': at('2027-01-08', undefined, 'America/Los_Angeles') },
  };
  expect(dueOf('us-ca', 'people', answers)).toBe('2027-01-09');
  expect(dueOf('us-ca', 'attorney-general', answers)).toBe('2027-01-23');
});

test('Cyber Resilience Act: an exploited vulnerability', () => {
  const answers: Partial<Answers> = {
    established: ['ES'],
    events: ['connected product'],
    moments: {
      aware: at('2026-11-27', '23:50', 'Europe/Madrid'),
      fixed: at('2026-12-04', undefined, 'Europe/Madrid'),
    },
  };
  expect(dueOf('eu-cra-vulnerability', 'warning', answers)).toBe('2026-11-28T22:50Z');
  expect(dueOf('eu-cra-vulnerability', 'notification', answers)).toBe('2026-11-30T22:50Z');
  expect(dueOf('eu-cra-vulnerability', 'final', answers)).toBe('2026-12-18');
});

test('Australia: a ransom is paid as the clocks go forward', () => {
  const answers: Partial<Answers> = {
    established: ['AU'],
    events: ['ransom paid'],
    moments: { paid: at('2026-10-04', '01:30', 'Australia/Sydney') },
  };
  expect(dueOf('au-ransom', 'payment', answers)).toBe('2026-10-06T15:30Z');
});

test('NIS2: the final report of a trust service provider counts from its notification within 24 hours', () => {
  const answers: Partial<Answers> = {
    events: ['outage'],
    established: ['FR'],
    sectors: ['trust services'],
    moments: { aware: at('2026-11-20', '16:30', PARIS) },
    sent: { 'eu-nis2/notification-trust': at('2026-11-21', '10:00', PARIS) },
  };
  expect(dueOf('eu-nis2', 'notification-trust', answers)).toBe('2026-11-21T15:30Z');
  expect(dueOf('eu-nis2', 'final-trust', answers)).toBe('2026-12-21');
  expect(dueOf('eu-nis2', 'final', answers)).toBeUndefined();
});
