import { expect, test } from 'vitest';

import { INSIGHTS, INSIGHTS_PAGE, RECENT_INSIGHTS } from '../insights.ts';
import { pagesOf } from '../pages.ts';
import { CONTACT_LIMITS } from '../../shared/limits.ts';

import { CASE_STUDIES } from './case-studies.ts';
import { CRISIS_ASSESSMENT } from './crisis-assessment.ts';
import { LIBRARY, RESOURCE_ACTIONS, ALL_RESOURCES, RESOURCE_CATEGORIES, RESOURCE_TYPES } from './library.ts';
import { eventTimes } from '../events/times.ts';
import { WEBINAR_LABELS, WEBINARS } from './webinars.ts';
import { WHITE_PAPERS } from './white-papers.ts';

const RESOURCE_PAGES = [WHITE_PAPERS, CASE_STUDIES, WEBINARS, CRISIS_ASSESSMENT, LIBRARY];
const AREAS = CRISIS_ASSESSMENT.checklists.areas;
const STATEMENTS = AREAS.flatMap((area) => area.statements);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}

function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}

test('every registered resource page has its content, in registry order', () => {
  expect(RESOURCE_PAGES.map((page) => page.path)).toEqual(pagesOf('resource').map((page) => page.path));
});

test('there are four papers and four cases with unique ids and titles', () => {
  for (const items of [WHITE_PAPERS.list.items, CASE_STUDIES.list.items]) {
    expect(items, 'The specification fixes four: replace one, or add the new piece to INSIGHTS').toHaveLength(
      4,
    );
    expect(isUnique(items.map((item) => item.id))).toBe(true);
    expect(isUnique(items.map((item) => item.title))).toBe(true);
  }
  expect(WHITE_PAPERS.list.action).toBe('Download');
  expect(CASE_STUDIES.list.action).toBe('Read Full Case Study');
});

test('cases come from four industries, and each counts before and after and says what went wrong', () => {
  const industries = CASE_STUDIES.list.items.map((item) => item.industry);
  expect(isUnique(industries)).toBe(true);
  for (const { baseline, results, wrong } of CASE_STUDIES.list.items) {
    expect(baseline).toMatch(/\d/);
    expect(results.join(' ')).toMatch(/\d|two days/);
    expect(wrong.length).toBeGreaterThan(80);
  }
});

test('cases are called composites, and their figures rounded', () => {
  expect(CASE_STUDIES.hero.lead).toContain('every figure rounded');
  expect(CASE_STUDIES.list.composite).toBe('Composite of several engagements');
});

test('two sessions are labelled live and three recorded', () => {
  expect(WEBINARS.upcoming.items.map((item) => WEBINAR_LABELS[item.status])).toEqual(['Live', 'Live']);
  expect(WEBINARS.recorded.items.map((item) => WEBINAR_LABELS[item.status])).toEqual([
    'Recorded',
    'Recorded',
    'Recorded',
  ]);
  expect(WEBINARS.recorded.action).toBe('Watch Recording');
  expect(isUnique([...WEBINARS.upcoming.items, ...WEBINARS.recorded.items].map((item) => item.id))).toBe(
    true,
  );
});

test('British summer time is named where it applies', () => {
  for (const item of [...WEBINARS.upcoming.items, ...WEBINARS.recorded.items]) {
    const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' })
      .formatToParts(new Date(`${item.date}T12:00:00Z`))
      .find((part) => part.type === 'timeZoneName')?.value;
    expect(item.time).toContain(` ${zone}`);
  }
});

test('the time of an upcoming session is as the site computes it for events', () => {
  expect(WEBINARS.upcoming.register).toBe('Register Now');
  for (const { date, time } of WEBINARS.upcoming.items) {
    const hour = Number(time.slice(0, 2)) - (time.includes('BST') ? 1 : 0);
    const times = eventTimes(`${date}T${hour}:00:00Z`, 'Europe/London');
    expect(`${times.time} (${times.elsewhere})`).toBe(time);
  }
});

test('the assessment has four areas with seven statements each, all unique', () => {
  expect(AREAS.map((area) => area.name)).toEqual([
    'Cybersecurity readiness',
    'Operational continuity',
    'Communication systems',
    'Risk monitoring',
  ]);
  expect(AREAS.map((area) => area.statements.length)).toEqual([7, 7, 7, 7]);
  expect(isUnique([...AREAS, ...STATEMENTS].map((item) => item.id))).toBe(true);
  expect(isUnique(STATEMENTS.map((statement) => statement.text))).toBe(true);
  expect(STATEMENTS.filter((statement) => !statement.text.endsWith('.'))).toEqual([]);
});

test('the assessment keeps its two buttons', () => {
  expect(CRISIS_ASSESSMENT.start.label).toBe('Start Assessment (15 min)');
  expect(CRISIS_ASSESSMENT.consult).toMatchObject({ label: 'Schedule Consultation', interest: 'assessment' });
});

test('the dropdowns offer the specified values, and each matches at least one resource', () => {
  expect(ALL_RESOURCES).toBe('All');
  expect(RESOURCE_CATEGORIES).toEqual([
    'Crisis Management',
    'AI Strategy',
    'Risk Management',
    'Data Analytics',
    'Communications',
    'Team Development',
  ]);
  expect(RESOURCE_TYPES).toEqual(['Guide', 'Template', 'Checklist', 'Video', 'Training']);
  const { items } = LIBRARY.list;
  expect(items).toHaveLength(6);
  expect(isUnique(items.map((item) => item.id))).toBe(true);
  expect(RESOURCE_CATEGORIES.filter((name) => !items.some((item) => item.category === name))).toEqual([]);
  expect(RESOURCE_TYPES.filter((name) => !items.some((item) => item.type === name))).toEqual([]);
  expect(Object.values(RESOURCE_ACTIONS).filter((label) => label.trim() === '')).toEqual([]);
});

test('a request for a custom resource has the interest insights', () => {
  expect(LIBRARY.request.action).toMatchObject({ label: 'Request Custom Resource', interest: 'insights' });
});

test('every prefilled message fits into the message field', () => {
  const messages = [
    ...[WHITE_PAPERS, CASE_STUDIES, WEBINARS, CRISIS_ASSESSMENT].map((page) => page.call.action),
    LIBRARY.request.action,
  ].map((call) => call.message ?? '');
  expect(messages.filter((text) => text === '' || text.length > CONTACT_LIMITS.message)).toEqual([]);
});

test('no text is empty', () => {
  const copy = stringsOf([...RESOURCE_PAGES, INSIGHTS_PAGE, INSIGHTS, RECENT_INSIGHTS]);
  expect(copy.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
});
