import { HOTLINE_NUMBERS } from '../../firm.ts';
import { CLIENTS, OTHERS } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

export const CRISIS_RESULT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'crisis-assessment.result',
    lead: 'What keeps you from the next level, a score for each area, steps for this week, and the first five actions with an owner and dates, as a report to print.',
    place: '/resources/crisis-assessment#method',
    basis:
      'What keeps you from the next level, a score for each area, and the first five actions with an owner and dates, as a report to print',
    follow: { how: 'crisis-assessment.score' },
  },
  {
    id: 'crisis-assessment.score',
    lead: 'Each area gets a score, and the result a level: Exposed, Partial, Prepared or Proven. Statements count by the harm that a gap would do, and “don’t know” counts nothing.',
    support:
      'A gap in a critical arrangement caps the level, whatever the score, and the weakest area holds back the overall level, because in a crisis it sets the limit.',
    place: '/resources/crisis-assessment#method',
    basis: 'a score for each area',
    follow: { difference: 'crisis-assessment.benchmark' },
  },
  {
    id: 'crisis-assessment.level-cap',
    lead: 'A gap in a critical arrangement caps the level, whatever the score, and the weakest area holds back the overall level, because in a crisis it sets the limit.',
    place: '/resources/crisis-assessment#method',
    basis: 'What keeps you from the next level',
  },
  {
    id: 'crisis-assessment.send',
    lead: 'Write to us through the contact form and go through the open points with us: half an hour is usually enough to put the most pressing in order, and to see which your own people can close without help.',
    place: '/resources/crisis-assessment#next-step',
    basis: 'Half an hour is usually enough to put the most pressing in order',
    follow: { duration: 'crisis-assessment.send' },
  },
  {
    id: 'crisis-assessment.not-an-audit',
    lead: 'It is a self-assessment and no audit: it rests on your own answers, and nobody has seen the evidence.',
    place: '/resources/crisis-assessment',
    basis: 'each answered by the statement that describes you today',
    follow: { how: 'crisis-assessment.evidence' },
  },
  {
    id: 'crisis-assessment.emergency',
    lead: `Leave the assessment for later and call the hotline, ${HOTLINE_NUMBERS}. ${OTHERS}`,
    support: CLIENTS,
    place: '/resources/crisis-assessment',
    basis: 'leave the checklists for later',
  },
];
