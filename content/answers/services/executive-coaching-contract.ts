import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const EXECUTIVE_COACHING_CONTRACT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'executive-coaching.cost',
    lead: 'Coaching has a fixed fee for an agreed number of sessions, with interviews, preparation and calls included, or runs on a retainer. Meeting two coaches before you choose costs nothing. The site names no amounts.',
    support:
      'Your organisation contracts with us. The invoice shows what tax law requires, and neither names nor subjects. Coaching takes six months to a year: ten to twenty sessions of ninety minutes.',
    place: '/services/executive-coaching#engagement',
    basis: 'A fixed fee for an agreed number of sessions',
  },
  {
    id: 'executive-coaching.who-pays',
    lead: 'Coaching is engaged by your organisation, which contracts with us. We take no personal engagements.',
    place: '/services/executive-coaching#questions',
    basis: 'We take no personal engagements.',
  },
  {
    id: 'executive-coaching.invoice',
    lead: 'The coaching invoice shows what tax law requires, and neither names nor subjects.',
    place: '/services/executive-coaching#questions',
    basis: 'The invoice shows what tax law requires, and neither names nor subjects.',
    follow: { duration: 'executive-coaching.payment', who: 'executive-coaching.who-pays' },
  },
  {
    id: 'executive-coaching.payment',
    lead: 'Invoices are due in 30 days from their date, for coaching as for all our work.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { duration: 'executive-coaching.payment', who: 'executive-coaching.who-pays' },
  },
  {
    id: 'executive-coaching.break-off',
    lead: 'You can stop after any session, without giving reasons, and pay for the work done up to that day. Where coaching runs as a retainer, meetings that fall within the notice may be used or left.',
    place: '/services/executive-coaching#questions',
    basis: 'After any session, without giving reasons.',
  },
  {
    id: 'executive-coaching.notice',
    lead: 'Either side may end a coaching retainer with 30 days’ notice in writing. You can stop after any session, without giving reasons.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
    follow: { duration: 'executive-coaching.notice' },
  },
  {
    id: 'executive-coaching.no-trace',
    lead: `To leave no trace in writing, telephone: ${FIRM.phone.label}. An enquiry about coaching is stored like any other; write only that you would like to speak about coaching.`,
    support: 'The first meeting is private and commits you to nothing.',
    place: '/services/executive-coaching#next-step',
    basis: 'to leave no trace in writing, telephone',
  },
  {
    id: 'executive-coaching.start',
    lead: 'Write only that you would like to speak about coaching; the subject can wait until we sit down. The first meeting is private and commits you to nothing.',
    support: 'An enquiry is stored like any other: to leave no trace in writing, telephone.',
    place: '/services/executive-coaching#next-step',
    basis: 'The first meeting is private and commits you to nothing.',
  },
];
