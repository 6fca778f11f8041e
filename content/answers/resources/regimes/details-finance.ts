import EXAMPLES from '../../../deadlines/examples.json' with { type: 'json' };
import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

type Example = {
  start: string;
  aware?: string | undefined;
  due: Record<'initial' | 'intermediate' | 'final', string>;
};

const EXAMPLES_OF_DORA: readonly Example[] = EXAMPLES['eu-dora'];
const [DORA, DORA_AT_CHRISTMAS] = EXAMPLES_OF_DORA as [Example, Example];

/** Single duties of DORA and of the British financial regulators’ principles. */
export const DETAILS_FINANCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.eu-dora-whom',
    lead: 'DORA binds banks, insurers, investment firms, payment and e-money institutions, crypto providers, fund managers, trading venues and the other entities of its Article 2. A savings bank is a bank.',
    support:
      'Financial entities follow DORA instead of NIS2 for their reports. General information, not legal advice.',
    place: '/resources/notification-deadlines/dora',
    basis:
      'Banks, insurers, investment firms, payment and e-money institutions, crypto providers, fund managers, trading venues and the other entities of Article 2.',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-nis2',
    lead: 'If you are a financial entity, DORA governs: financial entities follow it instead of NIS2 and report once, under DORA, to the financial authority.',
    support: 'NIS2 says so itself. General information, not legal advice.',
    place: '/resources/notification-deadlines/nis2',
    basis: 'Financial entities follow DORA instead.',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-unchanged',
    lead: 'The intermediate report under DORA is due 72 hours after the initial notification even if nothing is new, and again once normal activity has resumed.',
    support: 'It gives the status, services and clients affected, and measures taken.',
    place: '/resources/notification-deadlines/dora',
    basis: 'Status, even if nothing is new',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-costs',
    lead: 'The final report under DORA gives costs and losses, besides the detailed description, the root cause or the likely one, remedies and effects across borders. It is due 1 month after the last updated intermediate report.',
    support:
      'A likely root cause is enough if the cause is not certain. General information, not legal advice.',
    place: '/resources/notification-deadlines/dora',
    basis: 'Costs and losses',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-major',
    lead: 'The page on DORA does not list the criteria that make an incident major. You classify it, and only a major incident is reported.',
    support:
      'The initial notification says when the incident was detected and classified, and which criteria made it major. It is due 4 hours from that classification, at most 24 hours from awareness. Take the classification to counsel: this is general information, not legal advice.',
    place: '/resources/notification-deadlines/dora',
    basis: 'Criteria that made it major',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-not-major',
    lead: 'Only a major incident is reported under DORA. One that does not meet the criteria is not.',
    support:
      'Two clocks run: 4 hours from your classification as major and 24 hours from awareness. General information, not legal advice.',
    place: '/resources/notification-deadlines/dora',
    basis: 'Only a major incident is reported.',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-fine',
    lead: 'DORA itself names no amount: the penalty for a missed report is set by each Member State.',
    support: 'Ask counsel what your Member State has set. General information, not legal advice.',
    place: '/resources/notification-deadlines/dora',
    basis: 'Set by each Member State.',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-four-hours',
    lead: 'The 4 hours of DORA run from the classification as major, the 24 hours from awareness; the earlier moment counts for the initial notification. Classified only after those 24 hours: within 4 hours of the classification.',
    support:
      'Aware on Thursday, 19 November 2026 at 18:00 and classified on Friday at 16:30, the initial notification is due on Friday, 20 November at 18:00.',
    place: '/resources/notification-deadlines/dora',
    basis: '4 hours, at most 24 hours from awareness',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.eu-dora-initial',
    lead: 'The initial notification under DORA fills the first part of the template: when the incident was detected and classified, the criteria that made it major, and other Member States affected.',
    support: 'It goes to your financial authority on the template of Regulation (EU) 2025/302.',
    place: '/resources/notification-deadlines/dora',
    basis: 'Criteria that made it major',
    follow: followOf('eu-dora'),
  },
  {
    id: 'notification-deadlines.uk-fs-now-no-hours',
    lead: 'The principles of the FCA and the PRA name no number of hours: a serious matter is told immediately. Rules with limits in hours apply from 18 March 2027.',
    support:
      'Payment firms have 4 hours from detection under SUP 15.14; we are less sure of that limit, so confirm it with counsel. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-fs-now',
    basis: 'Rules with limits in hours apply from 18 March 2027.',
    follow: followOf('uk-fs-now'),
  },
  {
    id: 'notification-deadlines.uk-fs-now-payment',
    lead: 'Payment firms in the UK have 4 hours from detection, under regulation 99 of the Payment Services Regulations 2017 and SUP 15.14. We are less sure of that limit: confirm it with counsel.',
    support:
      'For other firms the principles of the FCA and the PRA ask for immediate notice. Rules with limits in hours apply from 18 March 2027. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-fs-now',
    basis: 'Payment firms have 4 hours from detection',
    follow: followOf('uk-fs-now'),
  },
  {
    id: 'notification-deadlines.uk-fs-now-matters',
    lead: 'Under the principles of the FCA and the PRA authorised firms tell of a serious matter: loss of service to customers, harm to reputation or to financial stability.',
    support:
      'It is told immediately, on information that suggests one too. Rules with limits in hours apply from 18 March 2027.',
    place: '/resources/notification-deadlines/uk-fs-now',
    basis:
      'Firms authorised by the FCA or the PRA, once they know of a serious matter or have information that suggests one: loss of service to customers, harm to reputation or to financial stability.',
    follow: followOf('uk-fs-now'),
  },
  {
    id: 'notification-deadlines.uk-fs-now-unlimited',
    lead: 'The penalty under the principles of the FCA and the PRA is unlimited: there is no cap.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    place: '/resources/notification-deadlines/uk-fs-now',
    basis: 'Unlimited.',
    follow: followOf('uk-fs-now'),
  },
  {
    id: 'notification-deadlines.uk-fs-now-both',
    lead: 'The notice goes to the FCA, and to the PRA too if it supervises you.',
    support:
      'It says what happened and when, who and what is affected, likely effects, steps taken and planned, and gives a contact for questions.',
    place: '/resources/notification-deadlines/uk-fs-now',
    basis: 'Notice to the FCA, and to the PRA if it supervises you',
    follow: followOf('uk-fs-now'),
  },
  {
    id: 'notification-deadlines.uk-fs-now-no-exception',
    lead: 'Our page on the principles of the FCA and the PRA names no exception from the notice.',
    support: 'Whether one holds in your case, counsel decides. General information, not legal advice.',
    place: '/resources/notification-deadlines/uk-fs-now',
    basis: 'FCA Principle 11 and SUP 15.3; PRA Fundamental Rule 7',
    follow: followOf('uk-fs-now'),
  },
  {
    id: 'notification-deadlines.eu-dora-example',
    lead: `DORA example for a bank, aware on ${DORA.aware ?? ''} and classified on ${DORA.start}: initial notification ${DORA.due.initial}, intermediate report ${DORA.due.intermediate}.`,
    support: `Final report ${DORA.due.final}. If every clock started on ${DORA_AT_CHRISTMAS.start}: initial notification ${DORA_AT_CHRISTMAS.due.initial}, intermediate report ${DORA_AT_CHRISTMAS.due.intermediate}, final report ${DORA_AT_CHRISTMAS.due.final}.`,
    place: '/resources/notification-deadlines/dora',
    basis: 'classified the incident as major',
    follow: followOf('eu-dora'),
  },
];
