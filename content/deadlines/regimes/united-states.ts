import { all, any, not } from '../../../shared/deadlines/condition.ts';
import type { LiveRegime, NamedRegime } from '../../../shared/deadlines/regime.ts';
import { affected, established, happened, listedInUs, open, sector } from '../conditions.ts';
import { FIRST_NOTICE } from '../contents.ts';
import { named } from '../names.ts';

const inStates = established('US');
const personalData = happened('personal data', 'health data');
const disrupted = happened('outage', 'ransomware', 'ransom paid', 'supplier incident');

export const UNITED_STATES = {
  'us-sec-8k': {
    ...named('us-sec-8k'),
    text: 'Form 8-K, Item 1.05 and General Instruction B.1',
    status: 'in force',
    since: '2023-12-18',
    grade: 'A',
    lastChecked: '2026-11-22',
    source: 'https://www.sec.gov/files/form8-k.pdf',
    covers:
      'Companies that file annual reports with the SEC as domestic issuers. Foreign private issuers use Form 6-K.',
    applies: listedInUs,
    exception:
      'A written finding of the Attorney General that disclosure is a risk to security or public safety delays it by 30 days, extendable.',
    penalty: 'SEC enforcement, with a limited safe harbour for late filing.',
    stages: [
      {
        id: 'filing',
        name: 'Form 8-K',
        to: 'sec-edgar',
        limit: {
          unit: 'business days',
          amount: 4,
          from: { trigger: 'material' },
          calendar: 'us-federal',
          zone: 'America/New_York',
          closes: [17, 30],
        },
        contents: [
          'Nature, scope and timing',
          'Material impact, or what is reasonably likely',
          'No technical detail that hinders the response',
        ],
      },
    ],
  },
  'us-reg-sp': {
    ...named('us-reg-sp'),
    text: '17 CFR 248.30',
    status: 'in force',
    since: '2026-06-03',
    grade: 'B',
    lastChecked: '2026-11-22',
    source: 'https://www.ecfr.gov/current/title-17/section-248.30',
    covers:
      'Broker-dealers, SEC-registered advisers, investment companies, funding portals and transfer agents, once customer information was, or probably was, accessed.',
    applies: all(inStates, sector('investment firm'), personalData),
    exception: 'No notice if a documented inquiry finds that substantial harm is not reasonably likely.',
    stages: [
      {
        id: 'people',
        name: 'Notice to customers',
        to: 'people',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'aware' } },
        contents: ['What happened, and which information', 'What they can do', 'Contact'],
      },
    ],
  },
  'us-bank-36h': {
    ...named('us-bank-36h'),
    text: '12 CFR 53 (OCC), 225 subpart N (Federal Reserve), 304 subpart C (FDIC)',
    status: 'in force',
    grade: 'A',
    lastChecked: '2026-11-22',
    source: 'https://www.ecfr.gov/current/title-12/chapter-I/part-53/section-53.3',
    covers:
      'US banks and holding companies, once the bank determines that an incident has materially disrupted it, or is reasonably likely to. Service providers tell their bank customers without delay.',
    applies: all(inStates, sector('bank'), any(disrupted, personalData)),
    stages: [
      {
        id: 'regulator',
        name: 'Notice to the main federal regulator',
        to: 'us-bank-regulator',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 36, from: { trigger: 'determined' } },
        contents: [
          'No set content: a call or an email that it happened is enough',
          'A contact for questions',
        ],
      },
    ],
  },
  'us-hipaa': {
    ...named('us-hipaa'),
    text: '45 CFR 164.400 to 164.414',
    status: 'in force',
    grade: 'A',
    lastChecked: '2026-11-22',
    source: 'https://www.ecfr.gov/current/title-45/part-164/subpart-D',
    covers:
      'Health plans, clearing houses and providers under HIPAA. Business associates tell the covered entity within 60 days.',
    applies: all(inStates, sector('health care', 'health plan'), happened('health data')),
    exception:
      'Encrypted data, a documented low probability that data was compromised, or a request of law enforcement to delay.',
    penalty: 'Tiered civil money penalties.',
    stages: [
      {
        id: 'people',
        name: 'Notice to the people affected',
        to: 'people',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 60, from: { trigger: 'noticed' } },
        contents: [
          'What happened, with dates',
          'Which data',
          'What they should do',
          'What you are doing',
          'Contact',
        ],
      },
      {
        id: 'hhs-large',
        name: 'Notice to HHS, 500 people or more',
        to: 'us-hhs',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 60, from: { trigger: 'noticed' } },
        when: affected(500),
        contents: ['The form on the breach portal'],
      },
      {
        id: 'hhs-small',
        name: 'Notice to HHS, fewer than 500 people',
        to: 'us-hhs',
        limit: { unit: 'days after the year', amount: 60, from: { trigger: 'noticed' } },
        when: not(affected(500)),
        contents: ['The form on the breach portal'],
      },
      {
        id: 'media',
        name: 'Notice to the media',
        to: 'media',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 60, from: { trigger: 'noticed' } },
        when: affected(501),
        only: 'If more than 500 residents of one state are affected',
        contents: ['What the notice to the people says'],
      },
    ],
  },
  'us-ftc-safeguards': {
    ...named('us-ftc-safeguards'),
    text: '16 CFR 314.4(j)',
    status: 'in force',
    since: '2024-05-13',
    grade: 'A',
    lastChecked: '2026-11-22',
    source: 'https://www.ecfr.gov/current/title-16/section-314.4',
    covers:
      'Non-bank finance under the FTC: lenders, brokers, tax preparers, car dealers, colleges that handle student aid.',
    applies: all(
      inStates,
      any(sector('consumer finance'), all(sector('education'), open)),
      personalData,
      affected(500),
    ),
    exception: 'Encrypted data, unless the key went too. Law enforcement may delay publication.',
    stages: [
      {
        id: 'ftc',
        name: 'Notice to the FTC',
        to: 'us-ftc',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 30, from: { trigger: 'noticed' } },
        contents: ['The online form: who you are, what happened, when, how many consumers'],
      },
    ],
  },
  'us-dfars': {
    ...named('us-dfars'),
    text: 'DFARS 252.204-7012',
    status: 'in force',
    grade: 'A',
    lastChecked: '2026-11-22',
    source:
      'https://www.acquisition.gov/dfars/252.204-7012-safeguarding-covered-defense-information-and-cyber-incident-reporting.',
    covers:
      'Defence contractors and subcontractors with covered defence information. Subcontractors also tell the prime.',
    applies: happened('defence information'),
    penalty: 'Contract remedies and the False Claims Act.',
    stages: [
      {
        id: 'dod',
        name: 'Report to the Department',
        to: 'us-dibnet',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'noticed' } },
        contents: [
          'The fields of the DIBNet report; it needs a medium-assurance certificate',
          'Malware to the DoD Cyber Crime Center',
          'Keep images and logs for 90 days',
        ],
      },
    ],
  },
  'us-ncua': {
    ...named('us-ncua'),
    text: '12 CFR 748.1(c)',
    status: 'in force',
    grade: 'A',
    lastChecked: '2026-11-22',
    source: 'https://www.ecfr.gov/current/title-12/section-748.1',
    covers:
      'Federally insured credit unions, from a reasonable belief, or from notice by a third party if that was sooner.',
    applies: all(inStates, sector('bank'), any(disrupted, personalData), open),
    stages: [
      {
        id: 'ncua',
        name: 'Notice to the NCUA',
        to: 'us-ncua',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        contents: ['No set content: a call or an email that it happened is enough'],
      },
    ],
  },
  'us-hbnr': {
    ...named('us-hbnr'),
    text: '16 CFR 318',
    status: 'in force',
    grade: 'B',
    lastChecked: '2026-11-22',
    source: 'https://www.ecfr.gov/current/title-16/part-318',
    covers: 'Vendors of health apps and personal health records outside HIPAA, for unsecured data.',
    applies: all(inStates, happened('health data'), not(sector('health care', 'health plan'))),
    stages: [
      {
        id: 'people',
        name: 'Notice to users',
        to: 'people',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 60, from: { trigger: 'noticed' } },
        contents: ['What happened, with dates', 'Which data', 'What they should do', 'Contact'],
      },
      {
        id: 'ftc',
        name: 'Notice to the FTC, 500 people or more',
        to: 'us-ftc',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 60, from: { trigger: 'noticed' } },
        when: affected(500),
        contents: ['The FTC’s form'],
      },
    ],
  },
  'us-nerc': {
    ...named('us-nerc'),
    text: 'CIP-008-6, Requirement R4',
    status: 'in force',
    grade: 'A',
    lastChecked: '2026-11-22',
    source: 'https://www.nerc.com/pa/Stand/Reliability%20Standards/CIP-008-6.pdf',
    covers:
      'Registered entities of the bulk electric system, once they determine that an incident is reportable. An attempt is reported by the end of the next day.',
    applies: all(inStates, sector('energy'), open),
    penalty: 'Daily penalties.',
    stages: [
      {
        id: 'incident',
        name: 'Notice of a reportable incident',
        to: 'us-e-isac',
        limit: { unit: 'hours', amount: 1, from: { trigger: 'determined' } },
        contents: ['Functional impact', 'Attack route', 'Level of intrusion'],
      },
      {
        id: 'update',
        name: 'Update',
        to: 'us-e-isac',
        limit: { unit: 'calendar days', amount: 7, from: { trigger: 'determined' } },
        only: 'Within seven days of each new finding',
        contents: ['What was not known before'],
      },
    ],
  },
} as const satisfies Record<string, LiveRegime>;

const checked = { lastChecked: '2026-11-22' } as const;

export const UNITED_STATES_NAMED = {
  'us-circia': {
    ...checked,
    ...named('us-circia'),
    text: '6 USC 681b',
    status: 'not in force',
    grade: 'B',
    source: 'https://www.cisa.gov/circia',
    covers: 'Would cover bodies of critical infrastructure as a final rule defines them.',
    applies: all(inStates, any(disrupted, happened('ransom paid'))),
    clock:
      'Not in force: no final rule in the Federal Register on 5 October 2026. It would ask for 72 hours, and 24 hours after a ransom.',
  },
  'us-glba-bank': {
    ...checked,
    ...named('us-glba-bank'),
    text: 'Interagency Guidance, 12 CFR 30 Appendix B',
    status: 'counsel',
    grade: 'C',
    source: 'https://www.ecfr.gov/current/title-12/chapter-I/part-30',
    covers: 'Banks, for customer information.',
    applies: all(inStates, sector('bank'), personalData),
    clock: 'The regulator without delay; customers without delay if misuse is possible.',
  },
  'us-fcc': {
    ...checked,
    ...named('us-fcc'),
    text: '47 CFR 64.2011, 2023 order',
    status: 'counsel',
    grade: 'B',
    source: 'https://www.ecfr.gov/current/title-47/section-64.2011',
    covers: 'Telecoms and VoIP carriers.',
    applies: all(inStates, sector('telecoms'), personalData),
    clock:
      'The order of 2023 had no effective date by September 2026. The older rule asks for seven business days to the agencies, and customers seven business days later.',
  },
  'us-tsa': {
    ...checked,
    ...named('us-tsa'),
    text: 'Pipeline-2021-01G; 1580/1582-21-01E',
    status: 'counsel',
    grade: 'C',
    source: 'https://www.tsa.gov/sd-and-ea',
    covers: 'Operators that TSA has named.',
    applies: all(inStates, sector('transport', 'energy'), disrupted, open),
    clock: 'Two sources of 2026 say 72 hours to CISA from identification, older texts 24.',
  },
  'us-uscg': {
    ...checked,
    ...named('us-uscg'),
    text: '33 CFR 101 subpart F and 6.16-1',
    status: 'counsel',
    grade: 'C',
    source: 'https://www.ecfr.gov/current/title-33/part-101',
    covers: 'Regulated vessels and port facilities.',
    applies: all(inStates, sector('transport'), disrupted, open),
    clock: 'Without delay to the National Response Center.',
  },
  'us-sci': {
    ...checked,
    ...named('us-sci'),
    text: '17 CFR 242.1002',
    status: 'counsel',
    grade: 'C',
    source: 'https://www.ecfr.gov/current/title-17/section-242.1002',
    covers: 'Exchanges, clearing agencies and large alternative trading systems.',
    applies: all(inStates, sector('trading venue'), disrupted),
    clock: 'Immediately to the SEC once there is a reasonable basis; in writing within 24 hours.',
  },
  'us-fedramp': {
    ...checked,
    ...named('us-fedramp'),
    text: 'FedRAMP incident communications; 44 USC 3554',
    status: 'counsel',
    grade: 'C',
    source: 'https://www.fedramp.gov/',
    covers: 'Cloud suppliers of federal agencies, and the agencies.',
    applies: all(inStates, sector('cloud', 'managed services', 'public body'), open),
    clock:
      'One hour from identification, longer for lower severities. Consolidated rules become mandatory on 1 January 2027.',
  },
  'us-far': {
    ...checked,
    ...named('us-far'),
    text: '91 FR 37550',
    status: 'not in force',
    grade: 'B',
    source: 'https://www.acquisition.gov/browse/index/far',
    covers: 'Would cover civilian federal contractors.',
    applies: all(inStates, happened('defence information')),
    clock: 'Proposed: 72 hours (June 2026), 8 hours in an earlier draft.',
  },
  pci: {
    ...checked,
    ...named('pci'),
    text: 'Contract with the acquirer and the card schemes',
    status: 'counsel',
    grade: 'C',
    source: 'https://www.pcisecuritystandards.org/document_library/',
    covers: 'Merchants and processors of payment cards.',
    applies: all(personalData, open),
    clock: 'At once on suspicion, by contract, often within 24 to 72 hours.',
  },
} as const satisfies Record<string, NamedRegime>;
