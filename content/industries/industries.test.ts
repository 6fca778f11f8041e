import { describe, expect, test } from 'vitest';

import { pagesOf } from '../pages.ts';
import type { IndustryPage } from '../types.ts';
import { DEFENSE } from './defense.ts';
import { EDUCATION } from './education.ts';
import { FINANCE } from './finance.ts';
import { GOVERNMENT } from './government.ts';
import { HEALTHCARE } from './healthcare.ts';
import { INSURANCE } from './insurance.ts';
import { RETAIL } from './retail.ts';
import { TECHNOLOGY } from './technology.ts';

const INDUSTRIES: IndustryPage[] = [
  TECHNOLOGY,
  RETAIL,
  FINANCE,
  HEALTHCARE,
  EDUCATION,
  INSURANCE,
  DEFENSE,
  GOVERNMENT,
];

const SERVICE_PATHS = new Set<string>(pagesOf('service').map((page) => page.path));

const MIN_WORDS = 400;
const MAX_WORDS = 750;
/** Pages that share a run of this many words read as one text with a few words exchanged. */
const SHINGLE_WORDS = 8;

const FORBIDDEN =
  /\b(leverag\w*|synerg\w*|cutting-edge|unlock\w*|empower\w*|seamless\w*|journeys?|landscapes?|robust\w*|holistic\w*|in today['’]s)\b|!/i;

/** Every visible text of the page, once each. */
function copyOf(page: IndustryPage): string[] {
  const { hero, situation, results, call } = page;
  return [
    ...new Set([
      hero.eyebrow,
      hero.heading,
      hero.lead,
      situation.heading,
      ...situation.paragraphs,
      page.solutionsHeading,
      ...page.solutions.flatMap((solution) => [solution.name, solution.text, ...solution.points]),
      results.heading,
      results.lead,
      ...results.measures.flatMap((measure) => [measure.name, measure.followUp]),
      ...page.services.map((service) => service.why),
      call.heading,
      call.text,
      call.action.label,
      call.action.message ?? '',
    ]),
  ];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

function shinglesOf(page: IndustryPage): Set<string> {
  const words = copyOf(page).flatMap(wordsOf);
  return new Set(
    words.slice(0, 1 - SHINGLE_WORDS).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')),
  );
}

test('every registered industry has a page, in registry order', () => {
  expect(INDUSTRIES.map((page) => page.path)).toEqual(pagesOf('industry').map((page) => page.path));
});

test('names of solutions, names of measures and headings are unique across pages', () => {
  const names = INDUSTRIES.flatMap((page) => [
    ...page.solutions.map((solution) => solution.name),
    ...page.results.measures.map((measure) => measure.name),
    page.hero.heading,
    page.situation.heading,
    page.solutionsHeading,
    page.results.heading,
    page.call.heading,
  ]);
  expect(new Set(names).size).toBe(names.length);
});

test('no two pages share a run of eight words', () => {
  const pageWith = new Map<string, string>();
  const shared: string[] = [];
  for (const page of INDUSTRIES) {
    for (const shingle of shinglesOf(page)) {
      const other = pageWith.get(shingle);
      if (other) shared.push(`${other} and ${page.path}: ${shingle}`);
      pageWith.set(shingle, page.path);
    }
  }
  expect(shared).toEqual([]);
});

describe.each(INDUSTRIES.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has four solutions with three benefits each and four or five measures', () => {
    expect(page.solutions.map((solution) => solution.points.length)).toEqual([3, 3, 3, 3]);
    expect(page.results.measures.length).toBeGreaterThanOrEqual(4);
    expect(page.results.measures.length).toBeLessThanOrEqual(5);
    expect(page.situation.paragraphs).toHaveLength(2);
  });

  test('shows the image of its own industry', () => {
    expect(page.hero.image).toBe(`industry-${path.split('/').at(-1)}`);
  });

  test('points to two or three different registered services', () => {
    const paths = page.services.map((service) => service.path);
    expect(paths.filter((service) => !SERVICE_PATHS.has(service))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect([2, 3]).toContain(paths.length);
  });

  test('prefills the enquiry with an interest and a message', () => {
    expect(page.call.action.interest).toBeDefined();
    expect(page.call.action.message).toBeTruthy();
  });

  test('has between 400 and 750 words', () => {
    const count = copyOf(page).flatMap(wordsOf).length;
    expect(count).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(count).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('uses no forbidden words and has no empty text', () => {
    const copy = copyOf(page);
    expect(copy.filter((text) => FORBIDDEN.test(text))).toEqual([]);
    expect(copy.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});
