import { describe, expect, test } from 'vitest';

import { formatDay } from '../../shared/text/format-day.ts';
import type { LegalFact } from '../law/fact.ts';
import { LAW } from '../law/law.ts';
import { pagesOf } from '../pages.ts';
import type { IndustryPage } from '../types.ts';
import { INDUSTRIES } from './industries.ts';

const SERVICE_PATHS = new Set<string>(pagesOf('service').map((page) => page.path));

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAYS = new RegExp(`\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b`, 'g');

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
      ...page.law.rows.flatMap(({ name, standing, text }) => [name, standing, text]),
      ...page.services.map((service) => service.why),
      call.heading,
      call.text,
      call.action.label,
      call.action.message ?? '',
    ]),
  ];
}

test('a page says of each fact with only one source that it has one', () => {
  for (const { path, law } of INDUSTRIES) {
    const unsure = law.facts.filter((id) => LAW[id].grade === 'C');
    const marked = law.rows.filter(({ text }) => text.includes('one source'));
    expect(marked.length, path).toBe(unsure.length);
  }
});

test('every registered industry has a page, in registry order', () => {
  expect(INDUSTRIES.map((page) => page.path)).toEqual(pagesOf('industry').map((page) => page.path));
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

  test('states only days of the register, those of the facts that it names', () => {
    const facts = page.law.facts.map((id): LegalFact => LAW[id]);
    const known = new Set(
      facts.flatMap(({ date, terms = {} }) => Object.values(terms).concat(date ? formatDay(date) : [])),
    );
    const stated = copyOf(page).flatMap((text) => text.match(DAYS) ?? []);
    expect(stated.filter((day) => !known.has(day))).toEqual([]);
  });

  test('says since when, or from when, each fact applies that is not yet in force', () => {
    const copy = copyOf(page).join(' ');
    const silent = page.law.facts.filter((id) => {
      const { date, status }: LegalFact = LAW[id];
      return status !== 'in force' && date !== undefined && !copy.includes(formatDay(date));
    });
    expect(silent).toEqual([]);
  });

  test('has no empty text', () => {
    const copy = copyOf(page);
    expect(copy.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});
