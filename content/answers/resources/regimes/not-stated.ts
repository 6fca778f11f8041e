import { DEADLINES_PATH } from '../../../deadlines/regime-pages.ts';
import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';
import { filledIn } from './wordings.ts';

/* Laws that have no page here, and details that no page of a law states. */

/** How visitors call the laws; the first name stands in the answer. */
const LAWS: readonly (readonly [id: string, name: string, ...others: string[]])[] = [
  ['sox', 'the Sarbanes-Oxley Act', 'SOX', 'Sarbanes-Oxley'],
  ['fisma', 'FISMA', 'the Federal Information Security Modernization Act', 'the US act for federal agencies'],
  ['coppa', 'COPPA', "the US children's privacy rule", '16 CFR 312'],
  ['bipa', 'BIPA', 'the Illinois biometric act'],
  ['dsa', 'the Digital Services Act', 'DSA', 'Regulation (EU) 2022/2065'],
  ['data-act', 'the Data Act', 'the EU Data Act', 'Regulation (EU) 2023/2854'],
  ['mifid', 'MiFID II', 'the MiFID rules'],
  ['hitech', 'the HITECH Act', 'HITECH'],
];

const DEADLINE_OF = [
  'within how many days must a hack be reported under {}',
  'what reporting time does {} set for an incident',
  '{} breach deadline',
  'whom do we tell of an incident under {}',
  'maximum fine under {} for a late report',
] as const;
const IS_TREATED = [
  'is {} one of the laws in your tool',
  'do you treat {} on a page with a deadline',
  'is there a page on {}',
] as const;

const LAWS_WITHOUT_A_PAGE: readonly AnswerEntry[] = LAWS.map(([id, name, ...others]): AnswerEntry => {
  const names = [name, ...others];
  const [first = name, ...questions] = filledIn(DEADLINE_OF, names, 2);
  return {
    id: `notification-deadlines.no-page-${id}`,
    questions: [first, ...questions],
    no: filledIn(IS_TREATED, names, 2),
    lead: `The deadline tool and its pages state no deadline of ${name}: it is not among the laws that they list. Counsel can tell you whether it concerns you.`,
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Each law on one page',
  };
});

/** Answers on laws and details that the pages on the deadlines do not state. */
export const NOT_STATED_ANSWERS: readonly AnswerEntry[] = [
  ...LAWS_WITHOUT_A_PAGE,
  {
    id: 'notification-deadlines.no-page-ccpa',
    lead: 'The deadline tool and its pages state no deadline of the CCPA. For a breach in California the page goes by Cal. Civ. Code 1798.82 (SB 446).',
    support: 'Residents are told within 30 days of discovery. General information, not legal advice.',
    basis: 'Cal. Civ. Code 1798.82 (SB 446)',
    ...onPageOf('us-ca'),
  },
  {
    id: 'notification-deadlines.no-cases',
    lead: 'The pages of the laws state no cases: no fine that was really imposed, no ruling of a court, no name of a company and no number of notices. Where one names a penalty, it is what the law provides.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Each law on one page',
  },
  {
    id: 'notification-deadlines.no-authority-facts',
    lead: 'The pages of the laws state who gets each notice, and state no more about an authority: not its staff, not how long it takes to answer, and not what it does with a notice.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Each law on one page',
  },
  {
    id: 'notification-deadlines.no-prison',
    lead: 'The pages of the laws state no prison term and no penalty for a person. Where one names a penalty, it is a fine, a claim or what the authority may do.',
    support: 'What may follow for you, ask counsel. General information, not legal advice.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Each law on one page',
  },
  {
    id: 'notification-deadlines.no-publication',
    lead: 'The pages of the laws state no date or page of publication, in the Federal Register or elsewhere. Each names the text by which it goes, and links to it.',
    support:
      'The laws were compiled on 22 November 2026; each page says how new its sources are and what its limits rest on.',
    place: `${DEADLINES_PATH}/changes`,
    basis: 'Compiled on 22 November 2026 from sources up to 8 October 2026.',
  },
  {
    id: 'notification-deadlines.no-telephone',
    lead: 'The pages of the laws name who gets each notice, but state no telephone number, email or address of an authority.',
    support:
      'In the result of the deadline tool the name of an authority links to its own site, where it has one page for it.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Who is covered, the notices with their limits, what they contain',
  },
  {
    id: 'notification-deadlines.no-officials',
    lead: 'The pages of the laws name the authority that gets each notice, and state no names of officials.',
    support: 'Whom to write to, you settle with your counsel on a quiet day.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Who is covered, the notices with their limits, what they contain',
  },
  {
    id: 'notification-deadlines.no-form',
    lead: 'The pages of the laws say what each notice contains; they reproduce no official form and state no list of its fields.',
    support: 'The deadline tool has a draft of each notice to copy.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Who is covered, the notices with their limits, what they contain',
  },
  {
    id: 'notification-deadlines.in-certin-no-fine',
    lead: 'Our page on the CERT-In Directions states no penalty: no sum in rupees and no term of prison.',
    support:
      'The report is due 6 hours from noticing the incident. Ask counsel what may follow. General information, not legal advice.',
    basis: 'CERT-In Directions of 28 April 2022',
    ...onPageOf('in-certin', { cost: 'notification-deadlines.in-certin-no-fine' }),
  },
];
