import { expect, test } from 'vitest';

import { LIVE_REGIMES } from '../deadlines/regimes.ts';
import type { LegalFact } from './fact.ts';
import type { LawId } from './law.ts';
import { dayChecked, dayOf, LAW, pageLaw, sourceMonths } from './law.ts';

test('a date is printed in words', () => {
  expect(dayOf({ date: '2025-01-17' })).toBe('17 January 2025');
});

test('a page shows the date of the fact whose check is oldest', () => {
  expect(dayChecked([{ lastChecked: '2027-03-01' }, { lastChecked: '2026-11-22' }])).toBe('22 November 2026');
});

test.each([
  ['October 2026', ['2026-10', '2026-10']],
  ['June to October 2026', ['2026-10', '2026-06', '2026-09']],
  ['December 2026 to March 2027', ['2027-03', '2026-12']],
] as const)('a page names the months of its sources: %s', (text, months) => {
  expect(sourceMonths(months.map((newestSource) => ({ newestSource })))).toBe(text);
});

const standingOf = (...[first, ...others]: [LawId, ...LawId[]]) =>
  pageLaw([{ facts: [first, ...others], text: 'A duty.' }]).rows[0]?.standing;

test('a note says where its fact applies and since when, with the month of the source for what is undecided', () => {
  expect(standingOf('eu-dora')).toBe('European Union. Applicable since 17 January 2025.');
  expect(standingOf('us-hipaa-proposal')).toMatch(
    /^United States\. Proposed; not law as of our latest source, dated \w+ \d{4}\.$/,
  );
});

test('a note on several facts has a status only if all are in force', () => {
  expect(standingOf('eu-gdpr', 'uk-gdpr')).toBe('European Union, United Kingdom. In force.');
  expect(standingOf('eu-ai-models', 'eu-ai-high-risk')).toBe('European Union.');
});

test('a fact that applies from a day, or was suspended, has a date', () => {
  const undated = Object.entries(LAW).filter(
    ([, fact]) => (fact.status === 'applies from' || fact.status === 'suspended') && !('date' in fact),
  );
  expect(undated.map(([id]) => id)).toEqual([]);
});

test('a law that the pages and the deadline tool both date has the same date in both', () => {
  const dated = Object.entries<LegalFact>(LAW).filter(([id]) => LIVE_REGIMES[id]?.since !== undefined);
  expect(dated.map(([id]) => id)).toContain('eu-dora');
  for (const [id, { date }] of dated) expect(date, id).toBe(LIVE_REGIMES[id]?.since);
});

test('a law that the pages and the deadline tool both know has sources of the same month in both', () => {
  const shared = Object.entries<LegalFact>(LAW).filter(([id]) => LIVE_REGIMES[id]);
  expect(shared.map(([id]) => id)).toContain('eu-dora');
  for (const [id, { newestSource }] of shared) expect(newestSource, id).toBe(LIVE_REGIMES[id]?.newestSource);
});
