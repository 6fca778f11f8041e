import { expect, test } from 'vitest';

import type { DeskIntake } from '#shared/desk/results.ts';

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

test('there is no warning below three quarters of either ceiling, or without an hourly ceiling', () => {
  expect(warningsOf({ last_hour: 224, held: 14_999 })).toEqual([]);
  expect(warningsOf({ rows_per_hour: null })).toEqual([]);
});

test('from three quarters of a ceiling the warning states the numbers', () => {
  expect(warningsOf({ last_hour: 225 })).toEqual([
    expect.stringMatching(/^225 enquiries arrived in the last hour\. Any above 300 an hour will be held/),
  ]);
  expect(warningsOf({ last_hour: 300 })).toEqual([expect.stringMatching(/^At least 300 enquiries .+ held/)]);
  expect(warningsOf({ table_name: 'newsletter_subscriptions', held: 15_000 })).toEqual([
    expect.stringMatching(/^15,000 newsletter subscriptions .+ held; the limit is 20,000/),
  ]);
});
