import { expect, test } from 'vitest';

import { PAGES } from '../pages.ts';
import { CRISIS_ASSESSMENT } from '../resources/crisis-assessment.ts';

import { AREAS, LEVELS, MATURITY, OTHER_ANSWERS, QUESTIONS } from './questionnaire.ts';
import type { Question } from './question.ts';
import { STEPS_THIS_WEEK } from './this-week.ts';

const WEASEL =
  /\b(leverag\w*|synerg\w*|cutting-edge|unlock\w*|empower\w*|seamless\w*|journeys?|landscapes?|robust\w*|holistic\w*|stakeholders?|level [1-4])\b|!/i;
const AMERICAN = /\b\w+(ization|izations|izing|ized)\b|\b(center|defense|program|behavior|color)s?\b/i;

const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);

function failing(isWrong: (question: Question) => boolean): string[] {
  return ids(QUESTIONS.filter(isWrong));
}

function texts({ topic, prompt, evidence, stake, owner, statements, actions }: Question): string[] {
  return [topic, prompt, evidence, stake, owner, ...statements, ...actions];
}

test('four areas have seven questions each, on the subjects of the checklists and in their order', () => {
  expect(AREAS.map(({ id, name }) => ({ id, name }))).toEqual(
    CRISIS_ASSESSMENT.checklists.areas.map(({ id, name }) => ({ id, name })),
  );
  expect(AREAS.map(({ questions }) => ids(questions))).toEqual(
    CRISIS_ASSESSMENT.checklists.areas.map(({ statements }) => statements.map(({ id }) => id)),
  );
  expect(AREAS.map(({ questions }) => questions.length)).toEqual([7, 7, 7, 7]);
});

test('the subjects that decide the first hours of a crisis are asked', () => {
  const wanted = [
    'cyber-extortion',
    'continuity-life-safety',
    'communication-notification',
    'monitoring-board',
    'monitoring-activation',
    'monitoring-situation',
  ];
  expect(wanted.filter((id) => !ids(QUESTIONS).includes(id))).toEqual([]);
});

test('every id, topic, prompt, statement and action is unique', () => {
  const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
  expect(repeated([...AREAS.map(({ id }) => id), ...ids(QUESTIONS)])).toEqual([]);
  expect(repeated(QUESTIONS.map(({ topic }) => topic))).toEqual([]);
  expect(repeated(QUESTIONS.map(({ prompt }) => prompt))).toEqual([]);
  expect(repeated(QUESTIONS.flatMap(({ statements }) => [...statements]))).toEqual([]);
  expect(repeated(QUESTIONS.flatMap(({ actions }) => [...actions]))).toEqual([]);
});

test('questions are short enough to read aloud, and statements long enough to stand alone', () => {
  expect(failing(({ topic }) => topic.length > 32)).toEqual([]);
  expect(failing(({ prompt }) => prompt.length > 110 || !prompt.endsWith('?'))).toEqual([]);
  expect(failing(({ statements }) => statements.some(({ length }) => length < 30 || length > 160))).toEqual(
    [],
  );
  expect(failing(({ actions }) => actions.some(({ length }) => length < 50 || length > 160))).toEqual([]);
  expect(failing(({ stake }) => stake.length > 110)).toEqual([]);
  expect(failing(({ evidence }) => evidence.length > 110 || !/^[a-z]/.test(evidence))).toEqual([]);
});

test('statements, actions and stakes are whole sentences', () => {
  const isSentence = (text: string) => /^[A-Z].*\.$/s.test(text);
  expect(
    failing(({ statements, actions, stake }) => ![...statements, ...actions, stake].every(isSentence)),
  ).toEqual([]);
});

test('every question cites its sources, each in the form that the publication uses', () => {
  const forms: Record<string, RegExp> = {
    'ISO 22301:2019': /^clause \d+(\.\d+)* [A-Z]/,
    'ISO 31000:2018': /^clause \d+(\.\d+)* [A-Z]/,
    'ISO 22316:2017': /^clause 5 \([a-z]/,
    // The clause titles of this standard are paraphrased, not quoted.
    'ISO 22361:2022': /^clause [5-9] \([a-z]/,
    'NIST CSF 2.0': /^(GV|ID|PR|DE|RS|RC)\.[A-Z]{2} [A-Z]/,
    'NIST SP 800-61r3': /^[A-Z][a-z]+, (DE|RS|RC)\.[A-Z]{2}$/,
    'NIST AI RMF 1.0': /^(Govern|Map|Measure|Manage) \d\.\d$/,
    'BCI Good Practice Guidelines 2023': /^PP[1-6] [A-Z]/,
    'OFAC advisory, 21 September 2021': /^sanctions/,
    GDPR: /^Article \d+$/,
    NIS2: /^Article \d+$/,
    DORA: /^Article \d+$/,
  };
  expect(failing(({ sources }) => sources.some(({ standard, at }) => !forms[standard]?.test(at)))).toEqual(
    [],
  );
  // The same place in a publication must always be cited in the same words.
  const names = new Map<string, Set<string>>();
  for (const { standard, at } of QUESTIONS.flatMap(({ sources }) => [...sources])) {
    const place = `${standard} ${/^((?:clause|Article|Govern) \S+|[A-Z][a-z]+, \S+|\S+)/.exec(at)?.[0]}`;
    names.set(place, (names.get(place) ?? new Set()).add(at));
  }
  const coded = [...names].filter(([place]) => !place.startsWith('ISO 22316'));
  expect(coded.filter(([, citations]) => citations.size > 1)).toEqual([]);
  const used = new Set(QUESTIONS.flatMap(({ sources }) => sources.map(({ standard }) => standard)));
  expect([...used].sort()).toEqual(Object.keys(forms).sort());
});

test('a question that names a service or tool names one that exists', () => {
  const services = PAGES.filter(({ group }) => group === 'service' || group === 'tool').map(
    ({ path }): string => path,
  );
  expect(failing(({ service }) => service !== undefined && !services.includes(service))).toEqual([]);
});

test('every action takes one to twenty-six weeks', () => {
  expect(failing(({ weeks }) => weeks.some((each) => each < 1 || each > 26))).toEqual([]);
});

test('steps for this week belong to questions, are short sentences, and each area has some', () => {
  const steps = STEPS_THIS_WEEK.map(({ step }) => step);
  expect(steps.filter((step) => step.length > 115 || !/^[A-Z].*\.$/.test(step))).toEqual([]);
  expect(STEPS_THIS_WEEK.filter(({ question }) => !ids(QUESTIONS).includes(question))).toEqual([]);
  for (const { questions } of AREAS) {
    const own = STEPS_THIS_WEEK.filter(({ question }) => ids(questions).includes(question));
    expect(own.length).toBeGreaterThan(2);
  }
});

test('each area has questions of different weights', () => {
  for (const { questions } of AREAS) {
    expect(new Set(questions.map(({ weight }) => weight)).size).toBeGreaterThan(1);
  }
});

test('texts use British English and no forbidden words', () => {
  const copy = [
    ...QUESTIONS.flatMap(texts),
    ...STEPS_THIS_WEEK.map(({ step }) => step),
    ...LEVELS.flatMap(({ meaning, area }) => [meaning, area]),
    ...Object.values(OTHER_ANSWERS).flatMap((answer) => Object.values(answer)),
  ];
  expect(copy.filter((text) => WEASEL.test(text) || AMERICAN.test(text))).toEqual([]);
  expect(copy.filter((text) => text !== text.trim() || text === '' || text.includes("'"))).toEqual([]);
});

test('levels start at 0 and rise', () => {
  const from = LEVELS.map((level) => level.from);
  expect(from[0]).toBe(0);
  expect(from).toEqual(from.toSorted((a, b) => a - b));
});

test('levels and grades of answers have different names', () => {
  const grades: readonly string[] = MATURITY;
  expect(LEVELS.filter(({ name }) => grades.includes(name))).toEqual([]);
});
