import { afterAll, beforeAll, expect, test } from 'vitest';

import { ASKED } from '#backend/assistant/asked/every.ts';
import { CLAUSES } from '#backend/assistant/clauses.ts';
import { standsIn } from '#backend/assistant/passages.ts';
import { extractPage } from '#backend/ingestion/reading/extract-page.ts';
import { KEPT_UNTUNED, measure, openAssistant, WANTED } from '#tests/assistant/measure.ts';
import type { Assistant } from '#tests/assistant/measure.ts';
import { QUESTIONS } from '#tests/assistant/questions.ts';
import { TUNED_ON, UNTUNED } from '#tests/assistant/sets.ts';

import { BUILD, BUILT_PAGES, SITE_URL } from './built-site.ts';

const SETS = Object.values(TUNED_ON);

let assistant: Assistant;
beforeAll(async () => {
  assistant = await openAssistant(BUILD, SITE_URL);
}, 120_000);
afterAll(() => assistant?.close());

// Speed is measured by `npm run bench -- assistant`, because this test shares the machine with others.
test(
  'the assistant finds the page, says the fact and declines what is foreign',
  { timeout: 180_000 },
  async () => {
    const result = await measure(assistant, SETS);
    const faults = result.faults.join('\n');
    expect(result.questions).toBeGreaterThanOrEqual(640);
    expect(result.page, faults).toBeGreaterThanOrEqual(WANTED.page);
    expect(result.fact, faults).toBeGreaterThanOrEqual(WANTED.fact);
    expect(result.declined, faults).toBeGreaterThanOrEqual(WANTED.declined);
  },
);

test('it answers what it was not tuned on no worse than at the first run', { timeout: 60_000 }, async () => {
  const result = await measure(assistant, [UNTUNED]);
  const faults = result.faults.join('\n');
  expect(result.page, faults).toBeGreaterThanOrEqual(KEPT_UNTUNED.page);
  expect(result.fact, faults).toBeGreaterThanOrEqual(KEPT_UNTUNED.fact);
  expect(result.declined, faults).toBeGreaterThanOrEqual(KEPT_UNTUNED.declined);
});

test(
  'every source leads to a page of the site, and to a place on it that exists',
  { timeout: 120_000 },
  async () => {
    const asked = QUESTIONS.plain.map(({ ask }) => (typeof ask === 'string' ? [ask] : ask));
    for (const turns of asked) {
      const { sources } = await assistant.ask(turns);
      for (const { url } of sources) {
        const [path, anchor] = url.split('#');
        const page = BUILT_PAGES.find((built) => built.path === path);
        expect(page, url).toBeDefined();
        if (anchor) expect(page?.root.querySelector(`[id="${anchor}"]`), url).not.toBeNull();
      }
    }
  },
);

test('every place that is asked about stands in a passage of its page', () => {
  const passages = BUILT_PAGES.flatMap(({ path, html }) =>
    extractPage(html, new URL(path, SITE_URL)).passages.map(({ headingPath, content }) => ({
      path,
      headingPath,
      content,
    })),
  );
  const missing = ASKED.flatMap(({ path, asked }) =>
    Object.keys(asked)
      .map((says) => ({ path, says }))
      .filter((place) => ![...passages, ...CLAUSES].some((passage) => standsIn(place, passage))),
  );
  expect(missing).toEqual([]);
});

test('questions are asked about every page that the assistant reads', () => {
  const asked = new Set(SETS.flatMap((set) => Object.values(set).flat()).flatMap(({ pages }) => pages));
  const read = BUILT_PAGES.filter(({ path, root }) => {
    const isHidden = root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex');
    return !isHidden && !['/privacy', '/terms'].includes(path);
  });
  expect(read.map(({ path }) => path).filter((path) => !asked.has(path))).toEqual([]);
});
