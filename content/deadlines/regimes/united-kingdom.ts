import { all, any } from '../../../shared/deadlines/condition.ts';
import type { LiveRegime, NamedRegime } from '../../../shared/deadlines/regime.ts';
import { established, happened, open, peopleIn, sector, size } from '../conditions.ts';
import { FIRST_NOTICE } from '../contents.ts';
import { named } from '../names.ts';

const inKingdom = established('GB');
const personalData = happened('personal data', 'health data');
const disrupted = happened('outage', 'ransomware', 'ransom paid', 'supplier incident');
const regulated = sector('bank', 'insurer', 'investment firm', 'payments', 'trading venue', 'crypto assets');

export const UNITED_KINGDOM = {
  'uk-gdpr': {
    ...named('uk-gdpr'),
    text: 'UK GDPR, Articles 33 and 34',
    status: 'in force',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://ico.org.uk/for-organisations/report-a-breach/personal-data-breach/',
    covers:
      'Whoever decides why and how personal data is used, where UK law covers it. Processors tell the controller without delay.',
    applies: all(personalData, any(inKingdom, all(peopleIn('GB'), open))),
    exception:
      'The Commission need not be told if a risk to people is unlikely. People need not be told if the data was unintelligible, the risk was removed, or telling each would be disproportionate: then publish.',
    penalty: 'Up to £8.7 million or 2% of worldwide annual turnover, whichever is higher.',
    stages: [
      {
        id: 'authority',
        name: 'Notice to the Information Commission',
        to: 'uk-ic',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        counted: 'Reasonable certainty that personal data was breached',
        only: 'Unless a risk to people is unlikely',
        contents: [
          ...FIRST_NOTICE,
          'Categories and approximate numbers of people and records',
          'Reasons, if later than 72 hours',
        ],
      },
      {
        id: 'people',
        name: 'Notice to the people affected',
        to: 'people',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        counted: 'Reasonable certainty that personal data was breached',
        only: 'If the risk to them is high',
        contents: [
          'What happened, in plain language',
          'Likely consequences',
          'What you did and what they can do',
          'Contact details of the data protection officer',
        ],
      },
    ],
  },
  'uk-nis': {
    ...named('uk-nis'),
    text: 'Network and Information Systems Regulations 2018 (SI 2018/506), regulations 11 and 12',
    status: 'in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.legislation.gov.uk/uksi/2018/506',
    covers:
      'Operators of essential services above the thresholds of Schedule 2, and online marketplaces, search engines and cloud providers that are not small.',
    applies: all(
      inKingdom,
      disrupted,
      any(
        all(sector('energy', 'transport', 'health care', 'water', 'digital infrastructure'), open),
        all(sector('online platform', 'cloud'), size('medium', 'large')),
      ),
    ),
    exception:
      'Only an incident with a significant effect on an essential service, or a substantial one on a digital service, is notified.',
    penalty: 'Up to £17 million.',
    stages: [
      {
        id: 'notification',
        name: 'Notification',
        to: 'uk-nis',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        contents: [...FIRST_NOTICE, 'Duration, and effects across borders'],
      },
    ],
  },
  'uk-fs-now': {
    ...named('uk-fs-now'),
    text: 'FCA Principle 11 and SUP 15.3; PRA Fundamental Rule 7',
    status: 'in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://handbook.fca.org.uk/handbook/SUP/15/',
    covers:
      'Firms authorised by the FCA or the PRA, once they know of a serious matter or have information that suggests one: loss of service to customers, harm to reputation or to financial stability.',
    notes: [
      'Payment firms have 4 hours from detection, under regulation 99 of the Payment Services Regulations 2017 and SUP 15.14. We are less sure of that limit: confirm it with counsel.',
      'Rules with limits in hours apply from 18 March 2027.',
    ],
    applies: all(
      inKingdom,
      regulated,
      happened('outage', 'ransomware', 'ransom paid', 'personal data', 'supplier incident'),
    ),
    penalty: 'Unlimited.',
    stages: [
      {
        id: 'notice',
        name: 'Notice to the FCA, and to the PRA if it supervises you',
        to: 'uk-finance',
        limit: { unit: 'without delay', from: { trigger: 'noticed' }, isImmediate: true },
        counted: 'Knowledge of a serious matter, or information that suggests one',
        contents: FIRST_NOTICE,
      },
    ],
  },
  'uk-pecr': {
    ...named('uk-pecr'),
    text: 'Privacy and Electronic Communications Regulations 2003, regulation 5A',
    status: 'in force',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.legislation.gov.uk/uksi/2003/2426',
    covers: 'Providers of public telecoms and internet access, for personal data.',
    applies: all(inKingdom, sector('telecoms'), personalData),
    exception: 'Subscribers need not be told if the data was unintelligible.',
    stages: [
      {
        id: 'authority',
        name: 'Notice to the Information Commission',
        to: 'uk-ic',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        contents: FIRST_NOTICE,
      },
      {
        id: 'people',
        name: 'Notice to subscribers',
        to: 'people',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        only: 'If they are likely to be harmed',
        contents: ['What happened', 'Likely consequences', 'What they can do', 'Contact'],
      },
    ],
  },
  'uk-telecoms': {
    ...named('uk-telecoms'),
    text: 'Communications Act 2003, sections 105J and 105K',
    status: 'in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.legislation.gov.uk/ukpga/2003/21',
    covers:
      'Public electronic communications networks and services, for a security compromise with a significant effect. Ofcom was due to restate its guidance in autumn 2026.',
    applies: all(inKingdom, sector('telecoms')),
    notes: [
      'Ofcom’s guidance asks for urgent cases to be reported within 3 hours. We are less sure of that limit: confirm it with counsel.',
    ],
    stages: [
      {
        id: 'ofcom',
        name: 'Notice to Ofcom',
        to: 'uk-ofcom',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        contents: FIRST_NOTICE,
      },
      {
        id: 'users',
        name: 'Notice to users at risk',
        to: 'people',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        only: 'If there is a significant risk of a compromise',
        contents: ['The risk', 'What they can do', 'Contact'],
      },
    ],
  },
} as const satisfies Record<string, LiveRegime>;

export const UNITED_KINGDOM_NAMED = {
  'uk-csrb': {
    ...named('uk-csrb'),
    text: 'Cyber Security and Resilience (Network and Information Systems) Bill',
    status: 'not in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://bills.parliament.uk/bills/4035',
    covers:
      'Would add data centres, managed service providers, large load controllers and designated suppliers to the NIS Regulations.',
    applies: all(
      inKingdom,
      disrupted,
      sector(
        'energy',
        'transport',
        'health care',
        'water',
        'digital infrastructure',
        'cloud',
        'managed services',
        'online platform',
      ),
    ),
    clock:
      'A bill, not law, as of our latest source, dated September 2026. As introduced it asks for 24 and 72 hours; most duties need later regulations.',
  },
  'uk-fs-2027': {
    ...named('uk-fs-2027'),
    text: 'FCA PS26/2 (SUP 15.18); PRA PS7/26 and SS1/26',
    status: 'not in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source:
      'https://www.bankofengland.co.uk/prudential-regulation/publication/2026/march/operational-incident-and-third-party-reporting-policy-statement',
    covers:
      'Authorised firms, payment providers, investment exchanges, trade repositories and rating agencies.',
    applies: all(inKingdom, regulated),
    clock:
      'Applies from 18 March 2027: first report without delay and at most 24 hours after you determine that a threshold is met. Sources conflict on the clock of payment firms.',
  },
  'uk-dspt': {
    ...named('uk-dspt'),
    text: 'NHS England, Data Security and Protection Toolkit',
    status: 'counsel',
    grade: 'C',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.dsptoolkit.nhs.uk/',
    covers: 'NHS bodies, and suppliers with their patients’ data.',
    applies: all(inKingdom, sector('health care'), any(personalData, disrupted)),
    clock:
      'One tool for the notices under UK GDPR and the NIS Regulations, 72 hours. NHS England passes them on.',
  },
  'uk-ctp': {
    ...named('uk-ctp'),
    text: 'Financial Services and Markets Act 2000, sections 312L to 312W',
    status: 'counsel',
    grade: 'C',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://www.legislation.gov.uk/ukpga/2000/8',
    covers: 'Providers that the Treasury has named. The first four were named on 13 July 2026.',
    applies: all(inKingdom, sector('cloud'), open),
    clock: 'Phased reports to the regulators and to client firms, the first without delay.',
  },
  'uk-ransom': {
    ...named('uk-ransom'),
    text: 'Home Office proposal',
    status: 'not in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source:
      'https://www.gov.uk/government/consultations/ransomware-proposals-to-increase-incident-reporting-and-reduce-payments-to-criminals',
    covers: 'Would cover victims of ransomware.',
    applies: all(inKingdom, happened('ransomware', 'ransom paid')),
    clock: 'A proposal of 72 hours. No bill had been seen when this was checked.',
  },
} as const satisfies Record<string, NamedRegime>;
