import { all } from '../../../shared/deadlines/condition.ts';
import type { LiveRegime, Stage, Trigger } from '../../../shared/deadlines/regime.ts';
import { affected, established, happened, peopleIn, sector } from '../conditions.ts';
import { named } from '../names.ts';

const personalData = happened('personal data', 'health data');

const LETTER = [
  'What happened, with dates',
  'Which data',
  'What you are doing and what they can do',
  'Contact',
] as const;

/** State laws with more rules than a single time limit. */
const OWN_RULES = {
  'us-ny-dfs': {
    ...named('us-ny-dfs'),
    text: '23 NYCRR 500.17',
    status: 'in force',
    since: '2023-12-01',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.dfs.ny.gov/cybersecurity/23-NYCRR-Part-500',
    covers:
      'Firms licensed under the banking, insurance or financial services law of New York, once they determine that a cybersecurity incident occurred at them, an affiliate or a supplier.',
    applies: all(
      established('US-NY'),
      sector('bank', 'insurer', 'investment firm', 'payments', 'crypto assets', 'consumer finance'),
    ),
    notes: [
      'A cybersecurity incident is one that must be notified to another authority, one that is likely to cause material harm, or ransomware in a material part of the systems (500.1(g)).',
    ],
    stages: [
      {
        id: 'dfs',
        name: 'Notice to the Department',
        to: 'ny-dfs',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'determined' } },
        counted: 'Your determination that an incident occurred',
        contents: ['The form on the portal', 'Updates as facts change'],
      },
      {
        id: 'payment',
        name: 'Notice of an extortion payment',
        to: 'ny-dfs',
        limit: { unit: 'hours', amount: 24, from: { trigger: 'paid' } },
        when: happened('ransom paid'),
        contents: ['That you paid'],
      },
      {
        id: 'reasons',
        name: 'Reasons for the payment',
        to: 'ny-dfs',
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'paid' } },
        when: happened('ransom paid'),
        contents: ['Why it was necessary', 'Alternatives considered', 'Diligence on sanctions'],
      },
    ],
  },
  'us-ca': {
    ...named('us-ca'),
    text: 'Cal. Civ. Code 1798.82 (SB 446)',
    status: 'in force',
    since: '2026-01-01',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source:
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.82',
    covers:
      'Whoever does business in California and holds computerised personal information of its residents.',
    applies: all(peopleIn('US-CA'), personalData),
    exception:
      'Encryption without the key, law enforcement, or time to determine the scope and restore systems.',
    penalty:
      'Damages for customers injured by a violation (1798.84). Separately, if data was stolen for want of reasonable security: $107 to $799 per consumer and incident, or the actual damage if greater (1798.150).',
    stages: [
      {
        id: 'people',
        name: 'Notice to residents',
        to: 'people',
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'noticed' } },
        counted: 'Discovery of the breach, or notice of it',
        contents: [
          'The set headings: what happened, what information was involved, what we are doing, what you can do, more information',
        ],
      },
      {
        id: 'attorney-general',
        name: 'Sample copy to the Attorney General',
        to: 'ca-ag',
        limit: { unit: 'calendar days', amount: 15, from: { sent: 'people' } },
        when: affected(501),
        only: 'If more than 500 residents are told',
        contents: ['One sample of the notice, without personal data'],
      },
    ],
  },
  'us-ny': {
    ...named('us-ny'),
    text: 'N.Y. Gen. Bus. Law 899-aa',
    status: 'in force',
    since: '2024-12-21',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.nysenate.gov/legislation/laws/GBS/899-AA',
    covers: 'Whoever holds computerised private information of residents of New York.',
    applies: all(peopleIn('US-NY'), personalData),
    exception: 'Law enforcement, or a documented inadvertent disclosure that is unlikely to cause harm.',
    notes: [
      'Whoever must notify HHS of a breach under HIPAA also tells the Attorney General within five business days of telling HHS.',
    ],
    penalty: 'Up to $20 for each missed notice, $250,000 at most.',
    stages: [
      {
        id: 'people',
        name: 'Notice to residents',
        to: 'people',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'noticed' } },
        counted: 'Discovery of the breach',
        contents: LETTER,
      },
      {
        id: 'state',
        name: 'Notice to the Attorney General, the Department of State and the State Police',
        to: 'ny-ag',
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'noticed' } },
        counted: 'Discovery of the breach',
        only: 'With the notice to residents; the DFS too if its own rule binds you, and the credit bureaus above 5,000 people',
        contents: ['The portal’s form', 'A copy of the notice to residents'],
      },
    ],
  },
  'us-tx': {
    ...named('us-tx'),
    text: 'Tex. Bus. & Com. Code 521.053',
    status: 'in force',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.521.htm',
    covers: 'Whoever does business in Texas and holds sensitive personal information of its people.',
    applies: all(peopleIn('US-TX'), personalData),
    exception:
      'Encryption without the key, law enforcement, or time to determine the scope and restore systems.',
    notes: ['Above 10,000 people the credit bureaus are told too.'],
    stages: [
      {
        id: 'people',
        name: 'Notice to individuals',
        to: 'people',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 60, from: { trigger: 'determined' } },
        counted: 'Your determination that the breach occurred',
        contents: LETTER,
      },
      {
        id: 'attorney-general',
        name: 'Notice to the Attorney General',
        to: 'tx-ag',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'determined' } },
        counted: 'Your determination that the breach occurred',
        when: affected(250),
        only: 'If 250 or more Texans are affected',
        contents: ['The online form', 'A copy of the notice to individuals'],
      },
    ],
  },
  'us-ma': {
    ...named('us-ma'),
    text: 'Mass. G.L. c. 93H, section 3',
    status: 'in force',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXV/Chapter93H',
    covers: 'Whoever owns or licenses personal information of residents.',
    applies: all(peopleIn('US-MA'), personalData),
    stages: [
      {
        id: 'state',
        name: 'Notice to residents, the Attorney General and Consumer Affairs',
        to: 'ma-ag',
        limit: { unit: 'without delay', from: { trigger: 'noticed' } },
        counted: 'Knowledge, or reason to know',
        contents: [
          'For the state: what happened, how many residents, what you are doing',
          'For residents: their rights, without a description of the breach itself (confirm this with counsel); 18 months of credit monitoring if Social Security numbers are concerned',
        ],
      },
    ],
  },
} as const satisfies Record<string, LiveRegime>;

/**
 * The other states with a number of days for telling residents. Limits and starts as in the register of 22 November
 * 2026; `regulator` is what the state's own authority gets.
 */
const LIMITS: readonly {
  code: string;
  name: string;
  days: 30 | 45 | 60;
  from: Extract<Trigger, 'noticed' | 'determined'>;
  regulator?: string;
}[] = [
  {
    code: 'CO',
    name: 'Colorado',
    days: 30,
    from: 'determined',
    regulator: 'the Attorney General within 30 days, from 500 residents',
  },
  {
    code: 'FL',
    name: 'Florida',
    days: 30,
    from: 'determined',
    regulator: 'the Department of Legal Affairs within 30 days, from 500 residents',
  },
  { code: 'ME', name: 'Maine', days: 30, from: 'noticed', regulator: 'the state’s regulator' },
  {
    code: 'WA',
    name: 'Washington',
    days: 30,
    from: 'noticed',
    regulator: 'the Attorney General within 30 days, above 500 residents',
  },
  {
    code: 'AL',
    name: 'Alabama',
    days: 45,
    from: 'determined',
    regulator: 'the Attorney General, above 1,000 residents',
  },
  {
    code: 'AZ',
    name: 'Arizona',
    days: 45,
    from: 'determined',
    regulator: 'the Attorney General and Homeland Security, above 1,000 residents',
  },
  {
    code: 'MD',
    name: 'Maryland',
    days: 45,
    from: 'noticed',
    regulator: 'the Attorney General before residents',
  },
  {
    code: 'NM',
    name: 'New Mexico',
    days: 45,
    from: 'noticed',
    regulator: 'the Attorney General, above 1,000 residents',
  },
  { code: 'OH', name: 'Ohio', days: 45, from: 'noticed' },
  {
    code: 'OR',
    name: 'Oregon',
    days: 45,
    from: 'noticed',
    regulator: 'the Attorney General, above 250 residents',
  },
  {
    code: 'RI',
    name: 'Rhode Island',
    days: 45,
    from: 'determined',
    regulator: 'the Attorney General, above 500 residents',
  },
  { code: 'TN', name: 'Tennessee', days: 45, from: 'noticed' },
  {
    code: 'VT',
    name: 'Vermont',
    days: 45,
    from: 'noticed',
    regulator: 'the Attorney General within 14 business days',
  },
  { code: 'WI', name: 'Wisconsin', days: 45, from: 'noticed' },
  { code: 'CT', name: 'Connecticut', days: 60, from: 'noticed', regulator: 'the Attorney General always' },
  {
    code: 'DE',
    name: 'Delaware',
    days: 60,
    from: 'determined',
    regulator: 'the Attorney General, above 500 residents',
  },
  { code: 'LA', name: 'Louisiana', days: 60, from: 'noticed' },
  {
    code: 'SD',
    name: 'South Dakota',
    days: 60,
    from: 'noticed',
    regulator: 'the Attorney General, above 250 residents',
  },
];

/** Lists each statute with its address; kept by the National Conference of State Legislatures. */
const COMPARISON = 'https://www.ncsl.org/technology-and-communication/security-breach-notification-laws';

function ofState({ code, name, days, from, regulator }: (typeof LIMITS)[number]): LiveRegime {
  const stage: Stage = {
    id: 'people',
    name: 'Notice to residents',
    to: 'people',
    withoutDelay: true,
    limit: { unit: 'calendar days', amount: days, from: { trigger: from } },
    ...(from === 'determined' && { counted: 'Determination or confirmation of the breach' }),
    contents: LETTER,
  };
  return {
    name,
    text: `Breach notification law of ${name} (overview with the address of the statute)`,
    jurisdiction: name,
    status: 'in force',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: COMPARISON,
    covers: `Whoever holds personal information of residents of ${name}.${regulator ? ` Also told: ${regulator}.` : ''}`,
    applies: all(peopleIn(`US-${code}`), personalData),
    stages: [stage],
  };
}

export const STATES: Readonly<Record<string, LiveRegime>> = {
  ...Object.fromEntries(LIMITS.map((state) => [`us-${state.code.toLowerCase()}`, ofState(state)])),
  ...OWN_RULES,
};
