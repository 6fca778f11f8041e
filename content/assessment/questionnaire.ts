import { COMMUNICATION_SYSTEMS } from './communication-systems.ts';
import { CYBERSECURITY_READINESS } from './cybersecurity-readiness.ts';
import { OPERATIONAL_CONTINUITY } from './operational-continuity.ts';
import { RISK_MONITORING } from './risk-monitoring.ts';
import type { Area, Question } from './question.ts';

export const AREAS: readonly Area[] = [
  CYBERSECURITY_READINESS,
  OPERATIONAL_CONTINUITY,
  COMMUNICATION_SYSTEMS,
  RISK_MONITORING,
];

export const QUESTIONS: readonly Question[] = AREAS.flatMap((area) => area.questions);

/** Increment it when questions are replaced, because runs of different editions cannot be compared. */
export const EDITION = 2;

/** Names of the four statements of a question, from least to most mature. */
export const MATURITY = ['Missing', 'Incomplete', 'In place', 'Tested'] as const;

export const OTHER_ANSWERS = {
  'not-applicable': {
    label: 'Not applicable',
    text: 'Not applicable to our organisation.',
    hint: 'Left out of the score.',
  },
  unknown: {
    label: 'Don’t know',
    text: 'Don’t know.',
    hint: 'Counts as a finding: nobody at the table could say.',
  },
} as const;

/** Levels by score, weakest first. `from` is the lowest score of the level. */
export const LEVELS = [
  {
    id: 'exposed',
    name: 'Exposed',
    from: 0,
    meaning:
      'A serious event would find most arrangements missing. Expect to improvise, to lose time over who decides, and to depend on luck and on individuals.',
    area: 'Most arrangements are missing here.',
  },
  {
    id: 'partial',
    name: 'Partial',
    from: 25,
    meaning:
      'Some of what is needed exists, but it has gaps or rests on assumptions. It would help in a small event and give way in a large one.',
    area: 'Much exists, with gaps that a large event would find.',
  },
  {
    id: 'prepared',
    name: 'Prepared',
    from: 60,
    meaning:
      'The main arrangements are in place and have owners. What is left is to prove them under pressure and to close the gaps named below.',
    area: 'The main arrangements are in place; not all are proven.',
  },
  {
    id: 'proven',
    name: 'Proven',
    from: 80,
    meaning:
      'Arrangements are in place, tested and kept current. The task now is to keep them so as people, suppliers and threats change.',
    area: 'Arrangements are tested and kept current.',
  },
] as const;
