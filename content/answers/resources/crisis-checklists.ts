import type { AnswerEntry } from '../types.ts';

/** Answers on the checklists and areas of the crisis assessment page. */
export const CRISIS_CHECKLISTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'crisis-assessment.one-area',
    lead: 'Each checklist has a link that opens the assessment at its area, such as “Assess cybersecurity readiness”. Questions that you leave open do not count towards the score, but an open critical question keeps the level at Prepared at most.',
    place: '/resources/crisis-assessment#checklists',
    basis: 'Cybersecurity readiness',
    follow: { how: 'crisis-assessment.how' },
  },
  {
    id: 'crisis-assessment.benchmark',
    lead: 'There is no comparison with other organisations: the count says how many arrangements you believe you have, and nothing more.',
    place: '/resources/crisis-assessment#count',
    basis: 'It is not a score or a comparison with others',
  },
  {
    id: 'crisis-assessment.areas',
    lead: 'Four areas: cybersecurity readiness, operational continuity, communication systems and risk monitoring.',
    place: '/resources/crisis-assessment#checklists',
    options: [
      'crisis-assessment.cyber',
      'crisis-assessment.continuity',
      'crisis-assessment.communication',
      'crisis-assessment.monitoring',
    ],
    basis: 'Operational continuity',
  },
  {
    id: 'crisis-assessment.standards',
    lead: 'Published standards: NIST Cybersecurity Framework 2.0 and SP 800-61, ISO 22301, ISO 22361, ISO 31000, and the BCI Good Practice Guidelines; on notification GDPR, NIS2 and DORA.',
    place: '/resources/crisis-assessment#checklists',
    basis: 'NIST Cybersecurity Framework 2.0, NIST SP 800-61',
  },
  {
    id: 'crisis-assessment.standards-by-area',
    lead: 'Cybersecurity: NIST CSF 2.0 and SP 800-61. Continuity: ISO 22301, BCI guidelines. Communication: ISO 22361, ISO 22301, BCI guidelines; GDPR, NIS2 and DORA on notification. Risk monitoring: ISO 22361, ISO 31000, NIST CSF 2.0 (Govern).',
    place: '/resources/crisis-assessment#checklists',
    basis: 'ISO 22361, ISO 31000, NIST Cybersecurity Framework 2.0 (Govern)',
  },
  {
    id: 'crisis-assessment.paper',
    lead: 'The checklists are the short form: four areas with seven statements each, 28 in all, to tick on the page or to print and fill in by hand. They work without JavaScript; the assessment with its result needs it.',
    place: '/resources/crisis-assessment#checklists',
    basis: 'The page can also be printed and filled in by hand',
    follow: { how: 'crisis-assessment.count', difference: 'crisis-assessment.ticks' },
  },
  {
    id: 'crisis-assessment.ticks',
    lead: 'What you tick in the checklists stays on the page. Nothing is stored or sent, and it is gone when you leave.',
    place: '/resources/crisis-assessment#checklists',
    basis: 'Nothing is stored or sent, and it is gone when you leave',
  },
  {
    id: 'crisis-assessment.count',
    lead: 'The number says how many arrangements you believe you have. It is not a score, and one open statement can outweigh twenty ticks.',
    support:
      'If nearly everything is ticked, ask for the evidence behind three statements at random. If one area stays open, give it one owner and one date. Treat each doubt as a finding.',
    place: '/resources/crisis-assessment#count',
    basis: 'The number says how many arrangements you believe you have',
  },
  {
    id: 'crisis-assessment.cyber',
    lead: 'Cybersecurity readiness asks whether an intruder would be noticed, contained and removed, and whether you could rebuild; it covers logins, backups, a timed restore, night watch, authority, outside help and extortion.',
    place: '/resources/crisis-assessment#cybersecurity-readiness',
    basis: 'Whether an intruder would be noticed, contained and removed, and whether you could rebuild',
  },
  {
    id: 'crisis-assessment.continuity',
    lead: 'Operational continuity asks whether the services that matter would continue, or return in time; it covers safety of people, impact analysis, proven recovery, offline plans, deputies, suppliers and an executive exercise.',
    place: '/resources/crisis-assessment#operational-continuity',
    basis:
      'Whether the services that matter would continue, or return in time, when something they depend on is gone',
  },
  {
    id: 'crisis-assessment.communication',
    lead: 'The area of communication systems asks whether you could reach the people who matter, say something true and be believed; it covers call-out, staff alerts, legal notification, holding statements, approval, spokespersons and false claims.',
    place: '/resources/crisis-assessment#communication-systems',
    basis: 'Whether you could reach the people who matter, say something true to them and be believed',
  },
  {
    id: 'crisis-assessment.monitoring',
    lead: 'Risk monitoring asks whether you would see it coming, and whether seeing it would change a decision; it covers owners, the board, indicators, when it is a crisis, situation reports, shared dependencies and AI systems.',
    place: '/resources/crisis-assessment#risk-monitoring',
    basis: 'Whether you would see it coming, and whether seeing it would change a decision',
  },
];
