import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';

/** Individual duties under the laws of Australia and Canada. */
export const AUSTRALIAN_AND_CANADIAN_DUTY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.au-cps234-who',
    lead: 'APRA’s standards CPS 234 and CPS 230 bind banks, insurers and superannuation funds. The notices go to APRA alone.',
    support:
      '24 hours for a critical operation outside its tolerance, at most 72 hours for an information security incident, ten business days for a material control weakness.',
    basis: 'Banks, insurers and superannuation funds.',
    ...onPageOf('au-cps234'),
  },
  {
    id: 'notification-deadlines.au-cps234-points',
    lead: 'Every notice to APRA says what happened, and when, who and what is affected, the likely effects, the steps taken and planned, and a contact for questions.',
    basis: 'Steps taken and planned',
    ...onPageOf('au-cps234', { how: 'notification-deadlines.au-cps234-points' }),
  },
  {
    id: 'notification-deadlines.au-ransom-only-paid',
    lead: 'The Australian report is due 72 hours after the ransom was paid. The attack or the demand alone starts no clock of this Act.',
    support:
      'Other laws may ask for a notice of the attack itself: the SOCI Act, APRA’s standards and the Privacy Act have pages of their own.',
    basis: 'Payment of the ransom',
    ...onPageOf('au-ransom', { start: 'notification-deadlines.au-ransom-only-paid' }),
  },
  {
    id: 'notification-deadlines.au-ransom-points',
    lead: 'The Australian payment report states the demand, the payment and its recipient, and the contacts with the attacker.',
    basis: 'The payment and its recipient',
    ...onPageOf('au-ransom', { how: 'notification-deadlines.au-ransom-points' }),
  },
  {
    id: 'notification-deadlines.au-ransom-duty',
    lead: 'In Australia a paid ransom is reported to the Australian Signals Directorate within 72 hours of the payment, by bodies with a turnover above A$3 million and entities under the SOCI Act.',
    basis: 'Australian Signals Directorate',
    ...onPageOf('au-ransom', { who: 'notification-deadlines.au-ransom-duty' }),
  },
  {
    id: 'notification-deadlines.au-ransom-fine',
    lead: 'Hiding a paid ransom costs 60 penalty units under the Australian Act, which wants the report within 72 hours of the payment; the page gives no amount in dollars.',
    basis: '60 penalty units.',
    ...onPageOf('au-ransom', { cost: 'notification-deadlines.au-ransom-fine' }),
  },
  {
    id: 'notification-deadlines.au-ndb-repair',
    lead: 'Remedial action that prevents serious harm can remove the duty to notify under the Australian scheme.',
    support: 'Whether it does in your case, counsel decides.',
    basis: 'Remedial action that prevents serious harm can remove the duty.',
    ...onPageOf('au-ndb'),
  },
  {
    id: 'notification-deadlines.au-ndb-letter',
    lead: 'The notice to the OAIC and to individuals says who you are, what happened, which data, and what people should do.',
    basis: 'What people should do',
    ...onPageOf('au-ndb', { how: 'notification-deadlines.au-ndb-letter' }),
  },
  {
    id: 'notification-deadlines.au-ndb-people',
    lead: 'Under the Australian scheme both are told without delay, the OAIC and the individuals, once you believe that the breach is notifiable, that is, serious harm to somebody is likely.',
    basis: 'Notice to the OAIC and to individuals',
    ...onPageOf('au-ndb', {
      who: 'notification-deadlines.au-ndb-people',
      where: 'notification-deadlines.au-ndb-people',
    }),
  },
  {
    id: 'notification-deadlines.au-soci-who',
    lead: 'The SOCI Act binds responsible entities for critical assets. They report to the Australian Signals Directorate: 12 hours for a significant impact, 72 hours for a relevant one.',
    basis: 'Responsible entities for critical assets.',
    ...onPageOf('au-soci'),
  },
  {
    id: 'notification-deadlines.au-soci-points',
    lead: 'Under the SOCI Act the report says what happened, and when, who and what is affected, the likely effects, the steps taken and planned, and a contact for questions.',
    basis: 'Steps taken and planned',
    ...onPageOf('au-soci', { how: 'notification-deadlines.au-soci-points' }),
  },
  {
    id: 'notification-deadlines.au-soci-fine',
    lead: 'A missed report under the SOCI Act, due within 12 hours for a significant impact and 72 hours for a relevant one, costs 50 penalty units; the page gives no amount in dollars.',
    basis: '50 penalty units.',
    ...onPageOf('au-soci', { cost: 'notification-deadlines.au-soci-fine' }),
  },
  {
    id: 'notification-deadlines.ca-osfi-hours',
    lead: 'A federal financial institution of Canada reports to OSFI within 24 hours of awareness. Nights and weekends count.',
    basis: '24 hours',
    ...onPageOf('ca-osfi', { duration: 'notification-deadlines.ca-osfi-hours' }),
  },
  {
    id: 'notification-deadlines.ca-osfi-who',
    lead: 'The OSFI advisory binds the federal financial institutions of Canada. They report to OSFI; the page names no notice to customers.',
    basis: 'Federal financial institutions.',
    ...onPageOf('ca-osfi', {
      who: 'notification-deadlines.ca-osfi-who',
      where: 'notification-deadlines.ca-osfi-who',
    }),
  },
  {
    id: 'notification-deadlines.ca-osfi-points',
    lead: 'The report to OSFI says what happened, and when, who and what is affected, the likely effects, the steps taken and planned, and a contact for questions.',
    basis: 'Likely effects',
    ...onPageOf('ca-osfi', { how: 'notification-deadlines.ca-osfi-points' }),
  },
  {
    id: 'notification-deadlines.ca-pipeda-fine',
    lead: 'PIPEDA wants the Privacy Commissioner and the individuals told without delay; the penalty is up to C$100,000.',
    basis: 'Up to C$100,000.',
    ...onPageOf('ca-pipeda', { cost: 'notification-deadlines.ca-pipeda-fine' }),
  },
  {
    id: 'notification-deadlines.ca-pipeda-days',
    lead: 'PIPEDA names no number of hours or days: the Privacy Commissioner and the individuals are told without delay from your determination that the breach occurred, if there is a real risk of significant harm.',
    basis: 'Without delay',
    ...onPageOf('ca-pipeda', { duration: 'notification-deadlines.ca-pipeda-days' }),
  },
  {
    id: 'notification-deadlines.ca-pipeda-both',
    lead: 'Under PIPEDA both are told without delay: the Privacy Commissioner and the individuals. It binds private organisations in commercial activity.',
    basis: 'Notice to the Privacy Commissioner and to individuals',
    ...onPageOf('ca-pipeda', {
      who: 'notification-deadlines.ca-pipeda-both',
      where: 'notification-deadlines.ca-pipeda-both',
    }),
  },
  {
    id: 'notification-deadlines.ca-pipeda-points',
    lead: 'The notice under PIPEDA says what happened, and when, who and what is affected, the likely effects, the steps taken and planned, and a contact for questions.',
    basis: 'Who and what is affected',
    ...onPageOf('ca-pipeda', { how: 'notification-deadlines.ca-pipeda-points' }),
  },
];
