import { afterAll, beforeAll, expect, test } from 'vitest';

import { LEGAL_CLAUSES } from '#content/legal/clauses.ts';
import { ANSWERS } from '#content/answers/index.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { pageTexts, staleAnswers } from '#scripts/build/assistant/stale-answers.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';
import { builtPassages } from '#tests/harness/assistant/built-passages.ts';
import { UNTUNED_FLOOR, TUNED_FLOOR, measure, openAssistant } from '#tests/harness/assistant/measure.ts';
import type { Assistant, Measured } from '#tests/harness/assistant/measure.ts';
import { QUESTIONS } from '#tests/harness/assistant/questions.ts';
import { EVERY_CASE } from '#tests/harness/browser/sample.ts';

import { BUILD, BUILT_PAGES, SITE_URL } from '#tests/harness/site/built-site.ts';

const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety|hundred|thousand|million)\b/gi;

const joined = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();
const pageOf = (place: string) => BUILT_PAGES.find(({ path }) => path === place.split('#')[0]);
const TEXTS = pageTexts(BUILT_PAGES);
const textOf = (place: string) => TEXTS.get(place.split('#')[0] ?? '') ?? '';

test('every answer names a page of the site and an anchor that it has', () => {
  const missing = ANSWERS.filter(({ place }) => {
    const [, anchor] = place.split('#');
    const page = pageOf(place);
    return !page || (anchor !== undefined && page.root.querySelector(`[id="${anchor}"]`) === null);
  });
  expect(missing.map(({ id, place }) => `${id}: ${place}`)).toEqual([]);
});

test('every answer rests on words of the page that it names', () => {
  expect(staleAnswers(TEXTS)).toEqual([]);
});

test('every date of an answer stands on its page', () => {
  const DATE =
    /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g;
  const foreign = ANSWERS.flatMap(({ id, lead, place }) =>
    [...lead.matchAll(DATE)]
      .filter(([date]) => !textOf(place).includes(date))
      .map(([date]) => `${id}: ${date}`),
  );
  expect(foreign).toEqual([]);
});

test('every figure of an answer stands on its page', () => {
  const foreign = ANSWERS.flatMap(({ id, place, lead, support = '' }) => {
    const text = textOf(place).toLowerCase();
    const said = `${lead} ${support}`;
    const figures = [...(said.match(/\d[\d.,/:%]*\d|\d/g) ?? []), ...(said.match(NUMBER_WORDS) ?? [])];
    return figures
      .filter((figure) => !text.includes(figure.toLowerCase()))
      .map((figure) => `${id}: ${figure}`);
  });
  expect(foreign).toEqual([]);
});

test('no passage quotes the invented figures of a sample', () => {
  const samples = BUILT_PAGES.flatMap(({ root }) => root.querySelectorAll('aside[aria-label^="Sample"] dd'));
  expect(samples.length).toBeGreaterThan(40);
  const read = builtPassages().map(({ content }) => joined(content));
  expect(
    samples.map(({ text }) => joined(text)).filter((line) => read.some((text) => text.includes(line))),
  ).toEqual([]);
});

test('every page but those of single laws and pieces has answers, which cover nearly every passage', () => {
  const single = new Set<string>([...REGIME_PAGES, ...PIECES].map(({ path }) => path));
  const passages = [...builtPassages().filter(({ path }) => !single.has(path)), ...LEGAL_CLAUSES];
  const answered = new Set(ANSWERS.map(({ place }) => place.split('#')[0]));
  const paths = new Set(passages.map(({ path }) => path));
  expect([...paths].filter((path) => !answered.has(path))).toEqual([]);
  const uncovered = passages.filter(
    ({ path, content }) =>
      !ANSWERS.some(
        ({ place, basis }) => place.split('#')[0] === path && joined(content).includes(joined(basis)),
      ),
  );
  const list = uncovered.map(({ path, headingPath }) => `${path}: ${headingPath.at(-1)}`).join('\n');
  expect(uncovered.length / passages.length, list).toBeLessThan(0.35);
});

let assistant: Assistant;
beforeAll(async () => {
  assistant = await openAssistant(BUILD, SITE_URL);
}, 120_000);
afterAll(() => assistant?.close());

function shortfalls({ byKind, faults }: Measured, floors: Readonly<Record<string, number>>): string[] {
  return Object.entries(floors)
    .filter(([kind, floor]) => {
      const { right = 0, replies = 0 } = byKind[kind] ?? {};
      return replies === 0 || right / replies < floor;
    })
    .map(([kind, floor]) =>
      [
        `${kind}: ${byKind[kind]?.right} of ${byKind[kind]?.replies}, wanted ${floor}`,
        ...faults.filter((fault) => fault.startsWith(kind)),
      ].join('\n'),
    );
}

// Speed is measured by `npm run bench -- assistant`, because this test shares the machine with others.
test('the questions that it was tuned on are answered correctly', { timeout: 1_200_000 }, async () => {
  const tuned = QUESTIONS.filter((question) => question.tuned);
  expect(tuned.length).toBeGreaterThan(8_900);
  // Every twentieth in `npm test`, because all of them take six minutes. `npm run prove -- answers` asks all.
  const asked = process.env[EVERY_CASE] === '1' ? tuned : tuned.filter((_, index) => index % 20 === 0);
  expect(shortfalls(await measure(assistant, asked), TUNED_FLOOR)).toEqual([]);
});

test('the questions that it was not tuned on are answered correctly', { timeout: 180_000 }, async () => {
  const untuned = QUESTIONS.filter((question) => !question.tuned);
  expect(untuned.length).toBeGreaterThan(200);
  expect(shortfalls(await measure(assistant, untuned), UNTUNED_FLOOR)).toEqual([]);
});
