import { expect, test } from 'vitest';

import type { DeskIntake } from '#shared/desk-answers.ts';

import { intakeWarnings } from './intake-warnings.ts';

const warningsOf = (changes: Partial<DeskIntake[number]>) =>
  intakeWarnings([
    {
      table_name: 'contact_submissions',
      rows_per_hour: 300,
      last_hour: 0,
      held: 0,
      held_at_most: 20_000,
      ...changes,
    },
  ]);

test('nothing is said below three quarters of either ceiling, nor where there is none', () => {
  expect(warningsOf({ last_hour: 224, held: 14_999 })).toEqual([]);
  expect(warningsOf({ rows_per_hour: null })).toEqual([]);
});

test('from three quarters on the numbers are told', () => {
  expect(warningsOf({ last_hour: 225 })).toEqual([
    expect.stringMatching(/^225 enquiries arrived in the last hour\. Those above 300 an hour will be held/),
  ]);
  expect(warningsOf({ last_hour: 300 })).toEqual([expect.stringMatching(/^At least 300 enquiries .+ held/)]);
  expect(warningsOf({ table_name: 'newsletter_subscriptions', held: 15_000 })).toEqual([
    expect.stringMatching(/^15,000 newsletter subscriptions .+ held, of 20,000/),
  ]);
});
