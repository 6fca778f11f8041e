import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';

const NEITHER_NAMED = {
  due: 'notification-deadlines.eu-cra-vulnerability-both',
  clock: 'notification-deadlines.eu-cra-vulnerability-both-clock',
  contents: 'notification-deadlines.eu-cra-vulnerability-both-contents',
  recipient: 'notification-deadlines.eu-cra-vulnerability-platform',
} as const;

const ON_BOTH_PAGES = onPageOf('eu-cra-vulnerability', {
  duration: NEITHER_NAMED.due,
  start: NEITHER_NAMED.clock,
  how: NEITHER_NAMED.contents,
  contents: NEITHER_NAMED.contents,
  who: NEITHER_NAMED.recipient,
  where: NEITHER_NAMED.recipient,
  cost: 'notification-deadlines.eu-cra-vulnerability-fine',
});

/** Answers to questions about the Cyber Resilience Act that name neither of its two reporting rules. */
export const RESILIENCE_ACT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: NEITHER_NAMED.due,
    questions: [
      'how long do we have under the Cyber Resilience Act',
      'within how many hours does a maker report under the CRA',
      'CRA reporting times for manufacturers',
      'all CRA deadlines for both kinds of report',
      'EU product security law, how fast must we report',
      'CRA early warning, notification and final report: when',
      'what are the hours of the Cyber Resilience Act',
    ],
    lead: 'Cyber Resilience Act: early warning within 24 hours of awareness, notification within 72, for an exploited vulnerability as for a severe incident. Final report: 14 days after a fix is available, or 1 month after the incident notification.',
    support:
      'The notices go to the coordinating CSIRT and ENISA, through the Single Reporting Platform; users are told without delay. General information, not legal advice.',
    ...ON_BOTH_PAGES,
    basis: 'Early warning',
  },
  {
    id: NEITHER_NAMED.clock,
    questions: [
      'when does the clock of the Cyber Resilience Act start',
      'from which moment do the hours of the CRA run',
      'CRA: from awareness or from the attack',
      'does the CRA count from discovery',
      'CRA final report counted from what',
    ],
    lead: 'Under the Cyber Resilience Act the 24 and the 72 hours count from awareness. The final report counts from the availability of a fix (exploited vulnerability) or from the sending of the incident notification (severe incident).',
    support: 'Where you are not sure of the moment, take the earlier one.',
    ...ON_BOTH_PAGES,
    basis: 'Counted from',
  },
  {
    id: NEITHER_NAMED.contents,
    questions: [
      'what must a maker write in a report under the Cyber Resilience Act',
      'what goes into the early warning under the CRA',
      'contents of a CRA report',
      'what information does ENISA want from a manufacturer',
      'which details belong in a CRA early warning',
    ],
    lead: 'The early warning under the Cyber Resilience Act names the product, the Member States where it is sold and that a vulnerability is exploited or, after a severe incident, whether an unlawful or malicious act is suspected.',
    support:
      'The notification adds the nature of the vulnerability or incident, the measures taken and those that users can take. The final report gives description, severity and impact, and the remedy. General information, not legal advice.',
    ...ON_BOTH_PAGES,
    basis: 'Member States where it is sold',
  },
];
