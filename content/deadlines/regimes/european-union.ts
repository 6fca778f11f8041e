import { all, any, not } from '../../../shared/deadlines/condition.ts';
import type { LiveRegime, NamedRegime } from '../../../shared/deadlines/regime.ts';
import { established, EU_MEMBERS, happened, open, peopleIn, sector, size } from '../conditions.ts';
import { FIRST_NOTICE, ROOT_CAUSE } from '../contents.ts';
import { named } from '../names.ts';

const inUnion = established(...EU_MEMBERS);
const financial = sector('bank', 'insurer', 'investment firm', 'payments', 'crypto assets', 'trading venue');
/** Their first two reports are due at weekends too (Article 5(4) to (6)). NIS2 does not list insurers and other financial firms. */
const withoutRelief = sector(
  ...(['bank', 'trading venue', 'digital infrastructure', 'cloud', 'managed services'] as const),
  ...(['online platform', 'trust services', 'telecoms', 'critical infrastructure'] as const),
);

/** Their providers are bound by NIS2 without an establishment in the EU (Article 26). */
const servedFromOutside = sector('digital infrastructure', 'cloud', 'managed services', 'online platform');

const personalData = happened('personal data', 'health data');

export const EUROPEAN_UNION = {
  'eu-gdpr': {
    ...named('eu-gdpr'),
    text: 'Regulation (EU) 2016/679, Articles 33 and 34',
    status: 'in force',
    since: '2018-05-25',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    covers:
      'Whoever decides why and how personal data is used, where EU law covers it. Processors tell the controller without delay.',
    applies: all(personalData, any(inUnion, all(peopleIn(...EU_MEMBERS), open))),
    exception:
      'The authority need not be told if a risk to people is unlikely. People need not be told if the data was unintelligible, the risk was removed, or telling each would be disproportionate: then publish.',
    notes: [
      'The authority is that of your Member State or, if the processing crosses borders and your main establishment is in the EU, your lead authority.',
      'Without an establishment in the EU you tell the authority of every Member State in which affected people live. A representative does not change that.',
      'If a processor has the breach, your clock usually starts when it tells you.',
    ],
    penalty: 'Up to €10 million or 2% of worldwide annual turnover, whichever is higher.',
    stages: [
      {
        id: 'authority',
        name: 'Notice to the authority',
        to: 'eu-dpa',
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
  'eu-nis2': {
    ...named('eu-nis2'),
    text: 'Directive (EU) 2022/2555, Article 23, through the law of each Member State',
    status: 'in force',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj',
    covers:
      'Medium and large organisations in the sectors of Annexes I and II, and some types of any size, once an incident is significant. Financial entities follow DORA instead.',
    applies: all(
      any(inUnion, all(peopleIn(...EU_MEMBERS), servedFromOutside, open)),
      happened('outage', 'ransomware', 'ransom paid', 'personal data', 'health data', 'supplier incident'),
      not(financial),
      any(
        sector('trust services', 'telecoms', 'digital infrastructure'),
        all(
          size('medium', 'large'),
          sector(
            ...([
              'energy',
              'transport',
              'health care',
              'water',
              'cloud',
              'managed services',
              'online platform',
            ] as const),
            ...([
              'manufacturing',
              'food',
              'post',
              'public body',
              'medical devices',
              'critical infrastructure',
            ] as const),
          ),
        ),
      ),
    ),
    exception:
      'Only a significant incident is notified. Member States differ, and some, among them France and Ireland, had not passed their law, according to our sources: check your own.',
    notes: [
      'The authority may ask for an interim report. Of a significant threat, the recipients who may be affected are told what they can do.',
      'Providers of cloud, data-centre, managed and similar digital services from outside the EU are covered if they offer them there, and must appoint a representative.',
    ],
    penalty:
      'National maximum of at least €10 million or 2% for essential, €7 million or 1.4% for important entities.',
    stages: [
      {
        id: 'warning',
        name: 'Early warning',
        to: 'eu-csirt',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 24, from: { trigger: 'aware' } },
        contents: [
          'That a significant incident happened',
          'Whether an unlawful or malicious act is suspected',
          'Whether it could cross borders',
        ],
      },
      {
        id: 'notification',
        name: 'Incident notification',
        to: 'eu-csirt',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        when: not(sector('trust services')),
        contents: [
          'Update of the early warning',
          'First assessment of severity and impact',
          'Indicators of compromise, where you have them',
        ],
      },
      {
        id: 'notification-trust',
        name: 'Incident notification',
        to: 'eu-csirt',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 24, from: { trigger: 'aware' } },
        when: sector('trust services'),
        only: 'For providers of trust services',
        contents: [
          'First assessment of severity and impact',
          'Indicators of compromise, where you have them',
        ],
      },
      {
        id: 'final',
        name: 'Final report, or a progress report if it goes on',
        to: 'eu-csirt',
        limit: { unit: 'months', amount: 1, from: { sent: 'notification' } },
        when: not(sector('trust services')),
        contents: ROOT_CAUSE,
      },
      {
        id: 'final-trust',
        name: 'Final report, or a progress report if it goes on',
        to: 'eu-csirt',
        limit: { unit: 'months', amount: 1, from: { sent: 'notification-trust' } },
        when: sector('trust services'),
        only: 'For providers of trust services',
        contents: ROOT_CAUSE,
      },
      {
        id: 'recipients',
        name: 'Notice to recipients of the service',
        to: 'service-recipients',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        only: 'Where appropriate, if the incident is likely to affect the service',
        contents: ['What happened, and which services it affects', 'What they can do'],
      },
    ],
  },
  'eu-dora': {
    ...named('eu-dora'),
    text: 'Regulation (EU) 2022/2554, Article 19, with Delegated Regulation (EU) 2025/301, Article 5',
    status: 'in force',
    since: '2025-01-17',
    grade: 'A',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg_del/2025/301/oj',
    covers:
      'Banks, insurers, investment firms, payment and e-money institutions, crypto providers, fund managers, trading venues and the other entities of Article 2.',
    applies: all(
      inUnion,
      financial,
      happened('outage', 'ransomware', 'ransom paid', 'personal data', 'supplier incident'),
    ),
    exception:
      'Only a major incident is reported. If you will be late, tell the authority before the limit passes, with reasons.',
    notes: [
      'Two clocks run for the initial notification: 4 hours from the classification as major and 24 hours from awareness. The earlier one counts. An incident classified only after those 24 hours is notified within 4 hours of the classification.',
      'A limit that ends on a weekend or bank holiday in your Member State moves to 12:00 on the next working day. The initial notification and the intermediate report of banks, central counterparties, trading venues and entities that are essential or important under NIS2 do not move, and authorities may rule the move out for significant firms. The worked examples on the page show a bank.',
    ],
    penalty: 'Set by each Member State.',
    stages: [
      {
        id: 'initial',
        name: 'Initial notification',
        to: 'eu-finance',
        limit: {
          unit: 'hours',
          amount: 4,
          from: { trigger: 'classified' },
          ceiling: { amount: 24, from: 'aware' },
        },
        moves: not(withoutRelief),
        contents: [
          'The fields of the first part of the template',
          'When detected and classified',
          'Criteria that made it major',
          'Other Member States affected',
        ],
      },
      {
        id: 'intermediate',
        name: 'Intermediate report',
        to: 'eu-finance',
        limit: { unit: 'hours', amount: 72, from: { sent: 'initial' } },
        moves: not(withoutRelief),
        contents: [
          'Status, even if nothing is new',
          'Services and clients affected',
          'Measures taken',
          'Again once normal activity has resumed',
        ],
      },
      {
        id: 'final',
        name: 'Final report',
        to: 'eu-finance',
        limit: { unit: 'months', amount: 1, from: { sent: 'intermediate', isLatest: true } },
        moves: () => true,
        contents: [...ROOT_CAUSE, 'Costs and losses'],
      },
      {
        id: 'clients',
        name: 'Notice to clients',
        to: 'clients',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        only: 'If their financial interests are affected',
        contents: ['What happened', 'What you have done to protect them'],
      },
    ],
  },
  'eu-cra-vulnerability': {
    ...named('eu-cra-vulnerability'),
    text: 'Regulation (EU) 2024/2847, Article 14(1), (2) and (8)',
    status: 'in force',
    since: '2026-09-11',
    grade: 'A',
    newestSource: '2026-09',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2024/2847/oj',
    covers:
      'Manufacturers of hardware or software with a data connection that is sold in the EU, older products included, once they know that a vulnerability in it is actively exploited.',
    applies: all(happened('connected product'), any(inUnion, peopleIn(...EU_MEMBERS))),
    notes: [
      'The regulation names no period for telling users. If they are not told in good time, the CSIRT may tell them itself.',
    ],
    penalty: 'Up to €15 million or 2.5% of worldwide annual turnover, whichever is higher.',
    stages: [
      {
        id: 'warning',
        name: 'Early warning',
        to: 'eu-cra-platform',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 24, from: { trigger: 'aware' } },
        contents: ['The product', 'That the vulnerability is exploited', 'Member States where it is sold'],
      },
      {
        id: 'notification',
        name: 'Vulnerability notification',
        to: 'eu-cra-platform',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        contents: [
          'Nature of the vulnerability and of the exploit',
          'Measures taken, and those that users can take',
          'How sensitive the information is',
        ],
      },
      {
        id: 'final',
        name: 'Final report',
        to: 'eu-cra-platform',
        limit: { unit: 'calendar days', amount: 14, from: { trigger: 'fixed' } },
        contents: [
          'Description, severity and impact',
          'What is known of the attacker',
          'The update or other remedy',
        ],
      },
      {
        id: 'users',
        name: 'Notice to users',
        to: 'product-users',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        only: 'Those affected; where appropriate all users',
        contents: ['The vulnerability', 'What they can do to reduce the risk, where necessary'],
      },
    ],
  },
  'eu-cra-incident': {
    ...named('eu-cra-incident'),
    text: 'Regulation (EU) 2024/2847, Article 14(3), (4) and (8)',
    status: 'in force',
    since: '2026-09-11',
    grade: 'A',
    newestSource: '2026-09',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2024/2847/oj',
    covers:
      'Manufacturers of hardware or software with a data connection that is sold in the EU, older products included, once a severe incident affects the security of the product.',
    applies: all(happened('connected product'), any(inUnion, peopleIn(...EU_MEMBERS))),
    notes: [
      'The regulation names no period for telling users. If they are not told in good time, the CSIRT may tell them itself.',
    ],
    penalty: 'Up to €15 million or 2.5% of worldwide annual turnover, whichever is higher.',
    stages: [
      {
        id: 'warning',
        name: 'Early warning',
        to: 'eu-cra-platform',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 24, from: { trigger: 'aware' } },
        contents: [
          'The product',
          'Whether an unlawful or malicious act is suspected',
          'Member States where it is sold',
        ],
      },
      {
        id: 'notification',
        name: 'Incident notification',
        to: 'eu-cra-platform',
        withoutDelay: true,
        limit: { unit: 'hours', amount: 72, from: { trigger: 'aware' } },
        contents: [
          'Nature of the incident and first assessment',
          'Measures taken, and those that users can take',
        ],
      },
      {
        id: 'final',
        name: 'Final report',
        to: 'eu-cra-platform',
        limit: { unit: 'months', amount: 1, from: { sent: 'notification' } },
        contents: ROOT_CAUSE,
      },
      {
        id: 'users',
        name: 'Notice to users',
        to: 'product-users',
        limit: { unit: 'without delay', from: { trigger: 'aware' } },
        only: 'Those affected; where appropriate all users',
        contents: ['The incident', 'What they can do to reduce the risk, where necessary'],
      },
    ],
  },
  'eu-eprivacy': {
    ...named('eu-eprivacy'),
    text: 'Regulation (EU) 611/2013, Articles 2 and 3',
    status: 'in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2013/611/oj',
    covers: 'Providers of public telecoms and internet access, for personal data.',
    applies: all(inUnion, sector('telecoms'), personalData),
    exception: 'Subscribers need not be told if the data was unintelligible.',
    stages: [
      {
        id: 'first',
        name: 'First notification',
        to: 'eu-telecoms',
        only: 'Where feasible',
        limit: { unit: 'hours', amount: 24, from: { trigger: 'noticed' } },
        counted: 'Detection of the breach',
        contents: FIRST_NOTICE,
      },
      {
        id: 'second',
        name: 'Second notification',
        to: 'eu-telecoms',
        limit: { unit: 'calendar days', amount: 3, from: { sent: 'first' } },
        contents: ['What the first one left open', 'Or why it is still open'],
      },
      {
        id: 'people',
        name: 'Notice to subscribers',
        to: 'people',
        limit: { unit: 'without delay', from: { trigger: 'noticed' } },
        counted: 'Detection of the breach',
        only: 'If they are likely to be harmed',
        contents: ['What happened', 'Likely consequences', 'What they can do', 'Contact'],
      },
    ],
  },
  'eu-mdr': {
    ...named('eu-mdr'),
    text: 'Regulation (EU) 2017/745, Article 87',
    status: 'in force',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj',
    covers:
      'Manufacturers of medical devices, once they are aware of a serious incident with a device. After a death or unforeseen serious harm 10 days apply, with a threat to public health 2 days: confirm both with counsel.',
    applies: all(
      sector('medical devices'),
      any(inUnion, peopleIn(...EU_MEMBERS)),
      happened('connected product', 'outage', 'ransomware'),
    ),
    stages: [
      {
        id: 'report',
        name: 'Report of a serious incident',
        to: 'eu-devices',
        withoutDelay: true,
        limit: { unit: 'calendar days', amount: 15, from: { trigger: 'aware' } },
        only: 'Only 10 days after a death or unforeseen serious harm, 2 with a threat to public health: confirm both with counsel',
        contents: FIRST_NOTICE,
      },
    ],
  },
} as const satisfies Record<string, LiveRegime>;

export const EUROPEAN_UNION_NAMED = {
  'eu-aiact': {
    ...named('eu-aiact'),
    text: 'Regulation (EU) 2024/1689, Article 73',
    status: 'counsel',
    grade: 'C',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    covers: 'Providers of high-risk AI systems in the EU. Whoever uses one tells its provider first.',
    applies: all(happened('AI system'), any(inUnion, peopleIn(...EU_MEMBERS))),
    clock:
      'Ceilings of 15 days, 10 days for a death and 2 days for widespread or critical effects run from awareness. Whether they bite before the high-risk duties start on 2 December 2027 is open: prepare.',
  },
  'eu-cer': {
    ...named('eu-cer'),
    text: 'Directive (EU) 2022/2557, Article 15',
    status: 'counsel',
    grade: 'B',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/dir/2022/2557/oj',
    covers: 'Bodies that a Member State has named as critical entities.',
    applies: all(
      inUnion,
      sector('energy', 'transport', 'health care', 'water', 'food', 'public body', 'critical infrastructure'),
      happened('outage', 'ransomware'),
      open,
    ),
    clock:
      'First notice within 24 hours of awareness, detailed report within one month. It binds ten months after you were told that you are named, so mostly from 2027.',
  },
  'eu-eidas': {
    ...named('eu-eidas'),
    text: 'Regulation (EU) 910/2014 as amended by 2024/1183, Articles 19a and 24',
    status: 'counsel',
    grade: 'C',
    newestSource: '2026-10',
    lastChecked: '2026-11-22',
    source: 'https://eur-lex.europa.eu/eli/reg/2014/910/oj',
    covers: 'Providers of trust services.',
    applies: all(inUnion, sector('trust services')),
    clock:
      '24 hours from awareness of a breach with significant impact, to the supervisory body and to the people affected. It runs beside NIS2.',
  },
} as const satisfies Record<string, NamedRegime>;
