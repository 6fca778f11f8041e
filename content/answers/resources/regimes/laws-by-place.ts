import { DEADLINES_PATH } from '../../../deadlines/regime-pages.ts';
import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';

const REGIMES = { place: `${DEADLINES_PATH}#regimes`, basis: 'Each law on one page' } as const;

function namesOf(...laws: readonly string[]): string[] {
  return laws.map((law) => `notification-deadlines.${law}`);
}

/** Answers to questions that name a place, or only a breach, and no law. */
export const LAWS_BY_PLACE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-gdpr-or-another',
    lead: 'It depends on the law that binds you. Under the GDPR, and likewise under UK GDPR, you tell the data protection authority without delay, at most 72 hours from reasonable certainty, and the people affected if the risk to them is high.',
    support:
      'The deadline tool names the laws that may apply in your case, in the United States, Canada, Australia and Asia too. General information, not legal advice.',
    ...onPageOf('eu-gdpr'),
    basis: 'Reasonable certainty that personal data was breached',
  },
  {
    id: 'notification-deadlines.place-australia',
    lead: 'For Australia there is a page each on notifiable data breaches, the Security of Critical Infrastructure Act, APRA CPS 234 and CPS 230, and ransomware payments.',
    options: namesOf('au-ndb', 'au-soci', 'au-cps234', 'au-ransom'),
    ...REGIMES,
  },
  {
    id: 'notification-deadlines.au-soci-fines-in-australia',
    lead: 'In Australia the SOCI Act names 50 penalty units for a missed report. The law on ransomware payments has a penalty of its own; our pages on notifiable data breaches and on APRA’s standards state none.',
    options: namesOf('au-soci-penalty', 'au-ransom-penalty', 'au-ndb-penalty', 'au-cps234-penalty'),
    ...onPageOf('au-soci'),
    basis: '50 penalty units.',
  },
  {
    id: 'notification-deadlines.place-united-states',
    lead: 'It depends on the law: SEC Form 8-K, Regulation S-P, HIPAA, DFARS, NERC CIP-008-6, the two FTC rules, and those for banks and credit unions have a page each, as have California, Massachusetts, Texas and New York, with its DFS.',
    support:
      'The tool covers eighteen further states. Answer its questions to see which laws may apply in your case.',
    ...REGIMES,
  },
  {
    id: 'notification-deadlines.place-united-kingdom',
    lead: 'For the United Kingdom there is a page each on UK GDPR, the NIS Regulations, the FCA and PRA principles, PECR, and security compromises under the Communications Act.',
    options: namesOf('uk-gdpr', 'uk-nis', 'uk-fs-now', 'uk-pecr', 'uk-telecoms'),
    ...REGIMES,
  },
  {
    id: 'notification-deadlines.place-european-union',
    lead: 'For the European Union there is a page each on the GDPR, NIS2, DORA, the Cyber Resilience Act (exploited vulnerability, severe incident), the ePrivacy rules for telecoms, and medical devices.',
    options: namesOf(
      'eu-gdpr',
      'eu-nis2',
      'eu-dora',
      'eu-cra-vulnerability',
      'eu-cra-incident',
      'eu-eprivacy',
      'eu-mdr',
    ),
    ...REGIMES,
  },
];
