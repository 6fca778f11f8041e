import { expect, test } from 'vitest';

import type { LegalFact } from './fact.ts';
import { LAW } from './law.ts';
import { countDue, dueOn } from './review.ts';

const IN_FORCE: LegalFact = {
  name: 'An Act',
  jurisdiction: 'United Kingdom',
  text: 'An Act, section 1',
  status: 'in force',
  source: 'https://example.com/act',
  newestSource: '2026-10',
  grade: 'A',
  lastChecked: '2026-11-22',
};
const IN_SPRING: LegalFact = { ...IN_FORCE, status: 'applies from', date: '2027-03-18' };
const EVENT = { title: 'A session', date: '2027-02-11' } as const;

const idsOf = (list: readonly (readonly [string, LegalFact])[]) => list.map(([id]) => id);

test('a fact is due again once it has not been checked for 180 days', () => {
  const reviewed = { facts: { act: IN_FORCE }, events: [] };
  expect(idsOf(dueOn('2027-05-21', reviewed).unchecked)).toEqual([]);
  expect(idsOf(dueOn('2027-05-22', reviewed).unchecked)).toEqual(['act']);
});

test.each(['enacted', 'proposed', 'suspended'] as const)(
  'a fact that is %s is due after 60 days',
  (status) => {
    const reviewed = { facts: { act: { ...IN_FORCE, status } }, events: [] };
    expect(idsOf(dueOn('2027-01-21', reviewed).unchecked)).toEqual([]);
    expect(idsOf(dueOn('2027-01-22', reviewed).unchecked)).toEqual(['act']);
  },
);

test('the laws of the deadline tool are due like facts, those not in force sooner', () => {
  const law = { ...IN_FORCE, status: 'in force' } as const;
  const regimes = { law, bill: { ...law, status: 'not in force' } } as const;
  const dueIds = (day: string) => dueOn(day, { facts: {}, events: [], regimes }).regimes.map(([id]) => id);
  expect(dueIds('2027-01-21')).toEqual([]);
  expect(dueIds('2027-01-22')).toEqual(['bill']);
  expect(dueIds('2027-05-22')).toEqual(['law', 'bill']);
});

test('a fact that applies from a day is due on that day', () => {
  const reviewed = { facts: { act: IN_SPRING }, events: [] };
  expect(idsOf(dueOn('2027-03-17', reviewed).passed)).toEqual([]);
  expect(idsOf(dueOn('2027-03-18', reviewed).passed)).toEqual(['act']);
});

test('a fact that is in force is not due because of its date', () => {
  const fact: LegalFact = { ...IN_FORCE, date: '2026-01-01' };
  expect(dueOn('2026-11-23', { facts: { act: fact }, events: [] }).passed).toEqual([]);
});

test('an announced event is due the day after it', () => {
  const reviewed = { facts: {}, events: [EVENT] };
  expect(dueOn('2027-02-11', reviewed).pastEvents).toEqual([]);
  expect(dueOn('2027-02-12', reviewed).pastEvents).toEqual([EVENT]);
});

test('a fact that is due for two reasons is listed once', () => {
  expect(countDue('2027-12-01', { facts: { act: IN_SPRING }, events: [EVENT] })).toBe(2);
});

test('the register is reviewed unless other facts are given', () => {
  expect(dueOn('2099-01-01', { events: [] }).unchecked).toHaveLength(Object.keys(LAW).length);
});
