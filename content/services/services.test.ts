import { describe, expect, test } from 'vitest';

import { pagesOf } from '../pages.ts';
import type { Section, SectionPage } from '../types.ts';
import { AI_EDUCATION } from './ai-education.ts';
import { EXECUTIVE_COACHING } from './executive-coaching.ts';
import { FULL_SERVICE_CONSULTING } from './full-service-consulting.ts';
import { INCIDENT_RESPONSE } from './incident-response.ts';
import { INSIGHTS_ENABLEMENT } from './insights-enablement.ts';
import { RISK_RESILIENCE } from './risk-resilience.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT } from './technical-program-management.ts';
import { TRAINING_EXERCISES_SIMULATION } from './training-exercises-simulation.ts';

const SERVICES: SectionPage[] = [
  AI_EDUCATION,
  FULL_SERVICE_CONSULTING,
  EXECUTIVE_COACHING,
  TECHNICAL_PROGRAM_MANAGEMENT,
  RISK_RESILIENCE,
  INSIGHTS_ENABLEMENT,
  TRAINING_EXERCISES_SIMULATION,
  INCIDENT_RESPONSE,
];

const INTERESTS: Record<string, string> = {
  '/services/ai-education': 'ai-training',
  '/services/full-service-consulting': 'consulting',
  '/services/executive-coaching': 'coaching',
  '/services/technical-program-management': 'program-mgmt',
  '/services/risk-resilience': 'risk-resilience',
  '/services/insights-enablement': 'insights',
  '/services/training-exercises-simulation': 'training',
  '/services/incident-response': 'incident-response',
};

/** All texts in a value, without anchors and settings. */
function textsOf(value: unknown, key = ''): string[] {
  if (['kind', 'layout', 'id', 'tone', 'href', 'interest', 'image'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** Every visible text, once each: the hero and the closing call may share their prefilled enquiry. */
function copyOf(page: SectionPage): string[] {
  return [...new Set([...textsOf(page.hero), ...textsOf(page.sections)])];
}

function sectionOf<Kind extends Section['kind']>(
  page: SectionPage,
  kind: Kind,
  id?: string,
): Extract<Section, { kind: Kind }> {
  const found = page.sections.find(
    (section): section is Extract<Section, { kind: Kind }> =>
      section.kind === kind && (id === undefined || section.id === id),
  );
  if (!found) throw new Error(`${page.path} has no section ${id ?? ''} of kind ${kind}`);
  return found;
}

const namesOf = (items: readonly { name: string }[]) => items.map((item) => item.name);
const stepsOf = (page: SectionPage) => namesOf(sectionOf(page, 'process').steps);

test('every registered service has a page, in registry order', () => {
  expect(SERVICES.map((page) => page.path)).toEqual(pagesOf('service').map((page) => page.path));
});

test('AI education has three offerings', () => {
  expect(sectionOf(AI_EDUCATION, 'offers').items).toHaveLength(3);
});

test.each([
  [FULL_SERVICE_CONSULTING, ['Discover', 'Design', 'Deliver', 'Drive']],
  [EXECUTIVE_COACHING, ['Assessment', 'Planning', 'Coaching', 'Integration']],
  [TECHNICAL_PROGRAM_MANAGEMENT, ['Initiate', 'Plan', 'Execute', 'Monitor', 'Close']],
  [RISK_RESILIENCE, ['Assess', 'Design', 'Build', 'Test']],
  [INSIGHTS_ENABLEMENT, ['Discover', 'Design', 'Develop', 'Deploy', 'Drive']],
  [TRAINING_EXERCISES_SIMULATION, ['Analyze', 'Design', 'Develop', 'Deliver', 'Evaluate']],
] satisfies [SectionPage, string[]][])('$path lists the specified process steps', (page, steps) => {
  expect(stepsOf(page)).toEqual(steps);
});

test('risk and resilience lists the risks of three categories', () => {
  const { items } = sectionOf(RISK_RESILIENCE, 'offers', 'risk-categories');
  expect(namesOf(items)).toEqual(['Strategic risk', 'Financial risk', 'Reputational risk']);
  expect(items.filter((item) => item.points.length < 3)).toEqual([]);
});

test('insights enablement has three solutions and a platform of four parts', () => {
  expect(namesOf(sectionOf(INSIGHTS_ENABLEMENT, 'offers', 'solutions').items)).toEqual([
    'Market intelligence',
    'Performance analytics',
    'Decision support',
  ]);
  expect(namesOf(sectionOf(INSIGHTS_ENABLEMENT, 'points', 'platform').items)).toEqual([
    'Self-service analytics',
    'Executive dashboards',
    'Collaboration tools',
    'AI-powered insights',
  ]);
});

test('training has three solutions, four programmes and three simulation capabilities', () => {
  const page = TRAINING_EXERCISES_SIMULATION;
  expect(sectionOf(page, 'offers', 'solutions').items).toHaveLength(3);
  expect(namesOf(sectionOf(page, 'offers', 'programmes').items)).toEqual([
    'Leadership',
    'Cybersecurity',
    'Business continuity',
    'Technical skills',
  ]);
  expect(namesOf(sectionOf(page, 'points', 'simulation').items)).toEqual([
    'Virtual reality',
    'Digital twin',
    'AI scenarios',
  ]);
});

test('incident response opens with the hotline and uses the ink tone throughout', () => {
  expect(INCIDENT_RESPONSE.sections[0]?.kind).toBe('hotline');
  expect(INCIDENT_RESPONSE.sections.filter((section) => section.tone !== 'ink')).toEqual([]);
});

test('incident response has three services, four coverage lists and four response times', () => {
  const page = INCIDENT_RESPONSE;
  expect(sectionOf(page, 'offers', 'services').items).toHaveLength(3);
  const coverage = sectionOf(page, 'offers', 'coverage').items;
  expect(coverage).toHaveLength(4);
  expect(coverage.filter((item) => item.points.length < 3)).toEqual([]);
  expect(sectionOf(page, 'timeline').marks.map(({ minutes, name }) => [minutes, name])).toEqual([
    [15, 'Initial contact'],
    [30, 'Team mobilization'],
    [60, 'Support'],
    [120, 'Strategic plan'],
  ]);
});

test('incident response has three tiers, and only Premium has a dedicated team and guaranteed on-site presence', () => {
  const { tiers, rows } = sectionOf(INCIDENT_RESPONSE, 'tiers');
  expect(tiers).toEqual(['Essential', 'Enhanced', 'Premium']);
  expect(rows.filter((row) => row.cells.length !== tiers.length)).toEqual([]);
  const cells = new Map(rows.map((row) => [row.name, row.cells]));
  expect(cells.get('Initial response')).toEqual(['Under 30 minutes', 'Under 15 minutes', 'Under 10 minutes']);
  expect(cells.get('Team')?.map((cell) => /dedicated/i.test(cell))).toEqual([false, false, true]);
  expect(cells.get('On-site presence')?.map((cell) => /guaranteed/i.test(cell))).toEqual([
    false,
    false,
    true,
  ]);
});

/** Its tiers and timeline tell time and team, and its prices are a client's agreement. */
const PLANNED_SERVICES = SERVICES.filter(({ path }) => path !== INCIDENT_RESPONSE.path);

describe.each(PLANNED_SERVICES.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('says time, team and price beside a sample of its work', () => {
    const { size, sample } = sectionOf(page, 'engagement');
    expect(size.duration).toMatch(/day|week|month/);
    expect(size.price).toMatch(/price|fee|sum/);
    expect(sample.subject).toMatch(/^Fictional /);
    expect(sample.parts.length).toBeGreaterThan(1);
  });

  test('leaves terms of payment and notice to the Terms', () => {
    expect(copyOf(page).filter((text) => text.includes('30 days'))).toEqual([]);
  });
});

describe.each(SERVICES.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has unique anchors in kebab case', () => {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('has at least two paragraphs, three to five questions and the call to action at the end', () => {
    expect(sectionOf(page, 'prose').paragraphs.length).toBeGreaterThanOrEqual(2);
    const { items } = sectionOf(page, 'questions');
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.length).toBeLessThanOrEqual(5);
    expect(page.sections.at(-1)?.kind).toBe('call');
  });

  test('prefills the enquiry with the interest of the service', () => {
    const { action } = sectionOf(page, 'call');
    expect(action.interest).toBe(INTERESTS[path]);
    expect(action.message).toBeTruthy();
    expect(page.hero.action ?? action).toEqual(action);
  });

  test('has no empty text', () => {
    const copy = copyOf(page);
    expect(copy.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});
