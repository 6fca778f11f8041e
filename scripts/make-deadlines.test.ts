import { expect, test } from 'vitest';

import EXAMPLES from '#content/deadlines/examples.json' with { type: 'json' };
import HOLIDAYS from '#content/deadlines/holidays.json' with { type: 'json' };
import OFFICE_DAYS from '#shared/office-holidays.json' with { type: 'json' };

import { allExamples } from './make-deadline-examples.ts';
import { deadlineHolidays, officeHolidays } from './make-holidays.ts';

test('the holidays match the library; if not, run node scripts/make-holidays.ts', () => {
  expect(HOLIDAYS).toEqual(deadlineHolidays());
  expect(OFFICE_DAYS).toEqual(officeHolidays());
});

test('the worked examples match the laws; if not, run node scripts/make-deadline-examples.ts', () => {
  expect(EXAMPLES).toEqual(allExamples());
});
