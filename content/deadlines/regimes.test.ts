import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { NO_ANSWERS, type Answers, type Event, type Sector } from '../../shared/deadlines/answers.ts';
import { deadlinesOf, regimesFor, type Setting } from '../../shared/deadlines/calculate.ts';
import { zoned } from '../../shared/deadlines/moment.ts';
import type { Stage, Trigger } from '../../shared/deadlines/regime.ts';
import { AMERICAN_STATES, COUNTRIES, MEMBER_STATES } from './choices.ts';
import { EU_MEMBERS } from './conditions.ts';
import { HOLIDAYS } from './holidays.ts';
import { RECIPIENTS } from './recipients.ts';
import { LIVE_REGIMES, NAMED_REGIMES } from './regimes.ts';

const SETTING: Setting = { holidays: HOLIDAYS, zone: 'Europe/London' };
const TRIGGERS: readonly Trigger[] = [
  'noticed',
  'aware',
  'classified',
  'determined',
  'material',
  'paid',
  'fixed',
];
const PLACES = [
  ...EU_MEMBERS,
  'GB',
  'US',
  'US-CA',
  'US-NY',
  'US-TX',
  'US-CO',
  'CA',
  'AU',
  'SG',
  'JP',
  'IN',
  'CH',
  'HK',
];
const ZONES = ['Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Apia'];
const SECTORS: readonly Sector[] = [
  'bank',
  'insurer',
  'energy',
  'health care',
  'cloud',
  'telecoms',
  'consumer finance',
  'other',
];
const EVENTS: readonly Event[] = [
  ...(['personal data', 'health data', 'outage', 'ransomware', 'ransom paid'] as const),
  ...(['connected product', 'AI system', 'defence information', 'supplier incident'] as const),
];

const moment = fc
  .record({
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
    zone: fc.constantFrom(...ZONES),
  })
  .map(({ at, zone }) => ({
    date: at.toISOString().slice(0, 10),
    time: at.toISOString().slice(11, 16),
    zone,
  }));

const known = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const answers: fc.Arbitrary<Answers> = fc.record({
  established: known(fc.subarray(PLACES, { maxLength: 3 })),
  people: known(fc.subarray(PLACES, { maxLength: 3 })),
  sectors: known(fc.subarray([...SECTORS], { maxLength: 2 })),
  size: known(fc.constantFrom('micro', 'small', 'medium', 'large')),
  listedInUs: known(fc.boolean()),
  events: known(fc.subarray([...EVENTS])),
  affected: known(fc.integer({ min: 0, max: 5000 })),
  moments: fc.record(Object.fromEntries(TRIGGERS.map((trigger) => [trigger, moment])), { requiredKeys: [] }),
  sent: fc.constant({}),
});

test('no deadline lies before the moment from which it is counted', () => {
  fc.assert(
    fc.property(answers, (given) => {
      for (const { state, stage } of deadlinesOf(LIVE_REGIMES, given, SETTING)) {
        if (state.kind !== 'due' || state.countedFrom === 'sent') continue;
        const started = given.moments[state.countedFrom];
        if (!started) throw new Error(`${stage.id} is counted from a moment that was not given.`);
        expect(state.at.epochMilliseconds).toBeGreaterThan(zoned(started, SETTING.zone).epochMilliseconds);
      }
    }),
    { numRuns: 300 },
  );
});

/** DORA's 24-hour cap does not apply if it had expired before the classification, so a later awareness can restore it. */
const isCappedFrom = ({ limit }: Stage, trigger: Trigger) =>
  limit.unit === 'hours' && limit.ceiling?.from === trigger;

test('a trigger that comes later never brings an earlier deadline', () => {
  fc.assert(
    fc.property(
      answers,
      fc.constantFrom(...TRIGGERS),
      fc.integer({ min: 1, max: 400 }),
      (given, trigger, hours) => {
        const before = given.moments[trigger];
        if (!before) return;
        const later = new Date(
          Date.parse(`${before.date}T${before.time ?? '00:00'}Z`) + hours * 3_600_000,
        ).toISOString();
        const moved: Answers = {
          ...given,
          moments: {
            ...given.moments,
            [trigger]: { ...before, date: later.slice(0, 10), time: later.slice(11, 16) },
          },
        };
        // Before a weekend moves it: Saturday's limit moves to Monday noon, and a limit that ends on Monday at one stays.
        const dueOf = (some: Answers) =>
          new Map(
            deadlinesOf(LIVE_REGIMES, some, SETTING).flatMap(({ regime, stage, state }) =>
              state.kind === 'due' && !isCappedFrom(stage, trigger)
                ? [[`${regime}/${stage.id}`, (state.movedFrom ?? state.at).epochMilliseconds] as const]
                : [],
            ),
          );
        const after = dueOf(moved);
        for (const [stage, due] of dueOf(given)) expect(after.get(stage) ?? due).toBeGreaterThanOrEqual(due);
      },
    ),
    { numRuns: 300 },
  );
});

test('a regime that does not apply has no deadline', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const shown = new Set(deadlinesOf(LIVE_REGIMES, given, SETTING).map(({ regime }) => regime));
      const applying = new Set(regimesFor(LIVE_REGIMES, given).map(({ id }) => id));
      expect([...shown].filter((id) => !applying.has(id))).toEqual([]);
      const elsewhere = deadlinesOf(
        LIVE_REGIMES,
        { ...given, established: ['BR'], people: ['BR'], listedInUs: false, events: ['outage'] },
        SETTING,
      );
      expect(elsewhere).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('without answers the deadlines of every law are possible', () => {
  const possible = deadlinesOf(LIVE_REGIMES, NO_ANSWERS, SETTING);
  expect(new Set(possible.map(({ isPossible }) => isPossible))).toEqual(new Set([true]));
  expect(new Set(possible.map(({ regime }) => regime)).size).toBe(Object.keys(LIVE_REGIMES).length);
});

test('the places that can be chosen in the tool lead to every law', () => {
  const everywhere = [...COUNTRIES, ...MEMBER_STATES, ...AMERICAN_STATES].map(({ value }) => value);
  const answers = { ...NO_ANSWERS, established: everywhere, people: everywhere };
  const found = new Set(deadlinesOf(LIVE_REGIMES, answers, SETTING).map(({ regime }) => regime));
  expect(found).toEqual(new Set(deadlinesOf(LIVE_REGIMES, NO_ANSWERS, SETTING).map(({ regime }) => regime)));
});

test('no regime is both calculated and only named', () => {
  expect(Object.keys(LIVE_REGIMES).filter((id) => id in NAMED_REGIMES)).toEqual([]);
});

test('each stage names a recipient of the register and an earlier stage of its own regime', () => {
  for (const [id, { stages }] of Object.entries(LIVE_REGIMES))
    for (const [index, { to, limit }] of stages.entries()) {
      expect(RECIPIENTS, `${id} tells ${to}`).toHaveProperty(to);
      if ('sent' in limit.from) {
        const { sent } = limit.from;
        expect(
          stages.slice(0, index).map((stage) => stage.id),
          id,
        ).toContain(sent);
      }
    }
});
