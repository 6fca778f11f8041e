import type { NamedRegime } from '../../../../shared/deadlines/regime.ts';
import { NAMED_REGIMES } from '../../../deadlines/regimes.ts';
import { DEADLINES_PATH } from '../../../deadlines/regime-pages.ts';
import { ASKED_OF_NAMED } from '../../not-offered/laws-only-named.ts';
import type { AnswerEntry } from '../../types.ts';
import { filledIn } from './wordings.ts';

/** How visitors call the laws that are only named; those that an industry's answers explain are left out. */
const CALLED: Readonly<Record<string, readonly [string, string, string, ...string[]]>> = {
  'eu-cer': ['the Critical Entities Resilience directive', 'CER', 'the CER directive'],
  'eu-eidas': ['eIDAS', 'the eIDAS breach rule', 'the trust services regulation'],
  'uk-dspt': ['the NHS toolkit', 'DSPT', 'the Data Security and Protection Toolkit'],
  'uk-ransom': [
    'the British ransomware reporting proposal',
    'the Home Office ransomware plan',
    'UK ransom reporting',
  ],
  'us-glba-bank': ['GLBA', 'the interagency guidance on customer data', 'Gramm-Leach-Bliley'],
  'us-fcc': ['the FCC breach rule', '47 CFR 64.2011', 'FCC carrier breach reporting'],
  'us-tsa': ['the TSA security directives', 'TSA pipeline directive', 'TSA rail cyber rule'],
  'us-uscg': ['the Coast Guard cyber rules', 'US port cyber rule', 'USCG reporting'],
  'us-sci': ['Regulation SCI', 'Reg SCI', '17 CFR 242.1002'],
  pci: ['PCI', 'the card scheme rules', 'Visa and Mastercard breach rules'],
  'ca-qc': ['the privacy law of Quebec', 'Law 25', 'Quebec law 25'],
  'ca-ccspa': ['the Critical Cyber Systems Protection Act', 'CCSPA', 'Bill C-8'],
  'sg-csa': [
    'the Cybersecurity Act of Singapore',
    'the CSA code for critical information infrastructure',
    'CII rules',
  ],
  'in-dpdp': ['the DPDP rules', 'the Digital Personal Data Protection Act of India', 'DPDPA'],
  'ch-dsg': ['the Swiss data protection act', 'nDSG', 'revDSG'],
  'ch-finma': ['FINMA', 'FINMA guidance on cyber attacks', 'FINMA reporting'],
  'hk-pdpo': ['the PDPO', 'Hong Kong privacy ordinance', 'the PCPD guidance'],
  'ae-difc': ['DIFC law', 'the DIFC data protection law', 'Dubai International Financial Centre rules'],
  'ae-adgm': ['ADGM regulations', 'the ADGM data protection regulations', 'Abu Dhabi Global Market rules'],
};

const SHAPES = [
  'what is the deadline under {}',
  'is {} in your tool',
  'do you have a page on {}',
  'how long do we have under {}',
  '{} notification hours',
  'breach notice under {}',
  'why is there no deadline for {}',
  'does the tool calculate {}',
  '{} deadline',
] as const;

const WHY: Readonly<Record<NamedRegime['status'], string>> = {
  'not in force': 'it is not in force',
  counsel: 'it is one to check with counsel',
};

/** The laws that the tool names without a deadline. */
export const NAMED_REGIME_ANSWERS: readonly AnswerEntry[] = Object.entries(CALLED).flatMap(([id, names]) => {
  const regime = NAMED_REGIMES[id];
  if (!regime) return [];
  const [first = names[0], ...others] = filledIn(SHAPES, names, 2);
  return [
    {
      id: `notification-deadlines.named-${id}`,
      questions: [first, ...new Set([...others, ...(ASKED_OF_NAMED[id] ?? [])])],
      no: filledIn(['does {} have a page of its own', 'do you state the deadline of {}'], names, 2),
      lead: `${names[0].replace(/^the /, '').replace(/^./, (letter) => letter.toUpperCase())}: the tool names it without a deadline, because ${WHY[regime.status]}. It has no page of its own, so that neither deadline nor fine is stated here.`,
      support:
        'A law that is not in force, or whose limits we are not sure enough of, is named without a deadline. Take such a law to counsel.',
      place: `${DEADLINES_PATH}#method`,
      basis: 'is named without a deadline',
    } satisfies AnswerEntry,
  ];
});
