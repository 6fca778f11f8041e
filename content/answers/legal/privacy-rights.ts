import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const PRIVACY_RIGHTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.rights',

    lead: 'Access, rectification, erasure, restriction, portability, objection, and withdrawal of consent at any time.',
    support: `Write to ${FIRM.privacyEmail}: we answer within one month, free of charge.`,
    place: '/privacy#your-rights',
    basis: 'Access: to learn whether we hold data about you, and to receive a copy.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.united-states',
      start: 'privacy.request',
      how: 'privacy.request',
    },
    options: [
      'privacy.access',
      'privacy.rectification',
      'privacy.erasure',
      'privacy.restriction',
      'privacy.portability',
      'privacy.objection',
      'privacy.withdrawal',
    ],
  },
  {
    id: 'privacy.access',

    lead: `You may learn whether we hold data about you and receive a copy: write to ${FIRM.privacyEmail}. We answer within one month, free of charge.`,
    support:
      'Residents of the United States get an answer within 45 days. We may ask you to confirm who you are.',
    place: '/privacy#your-rights',
    basis: 'Access: to learn whether we hold data about you, and to receive a copy.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
      proof: 'privacy.identity',
    },
  },
  {
    id: 'privacy.erasure',

    lead: `You may have data deleted that we no longer need or may no longer hold: write to ${FIRM.privacyEmail}. We answer within one month, free of charge.`,
    support:
      'In the United States the time is 45 days. Enquiries go by themselves after 24 months, registrations for sessions after twelve.',
    place: '/privacy#your-rights',
    basis: 'Erasure: to have data deleted that we no longer need or may no longer hold.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
      proof: 'privacy.identity',
    },
  },
  {
    id: 'privacy.rectification',

    lead: `You may have wrong or incomplete data put right: write to ${FIRM.privacyEmail}.`,
    support: 'We answer within one month, free of charge. We may ask you to confirm who you are.',
    place: '/privacy#your-rights',
    basis: 'Rectification: to have wrong or incomplete data put right.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
  {
    id: 'privacy.restriction',

    lead: 'You may have data set aside while a question about it is settled.',
    support: `Write to ${FIRM.privacyEmail}; we answer within one month, free of charge.`,
    place: '/privacy#your-rights',
    basis: 'Restriction: to have data set aside while a question about it is settled.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
  {
    id: 'privacy.portability',

    lead: 'You may receive data you gave us in a common machine-readable form.',
    support: `Ask for it at ${FIRM.privacyEmail}: we answer within one month, free of charge.`,
    place: '/privacy#your-rights',
    basis: 'Portability: to receive data you gave us in a common machine-readable form.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
  {
    id: 'privacy.objection',

    lead: 'You may object to any use based on a legitimate interest, and to direct marketing without condition.',
    support: `Write to ${FIRM.privacyEmail}. We answer within one month, free of charge.`,
    place: '/privacy#your-rights',
    basis:
      'Objection: to object to any use based on a legitimate interest, and to direct marketing without condition.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
  {
    id: 'privacy.withdrawal',

    lead: 'You may withdraw consent at any time, with effect for the future.',
    support: `To leave the newsletter, open the link in any issue and choose to leave, which removes your address at once, or write to ${FIRM.privacyEmail}: we then remove it within three working days.`,
    place: '/privacy#your-rights',
    basis: 'Withdrawal of consent: at any time, with effect for the future.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'insights.unsubscribe',
    },
  },
  {
    id: 'privacy.complaint',

    lead: 'You may complain to the Information Commission (the former Information Commissioner’s Office) in the United Kingdom or to the supervisory authority where you live or work. You may complain to us, too: we confirm it within 30 days.',
    support:
      'We look into a complaint and tell you the outcome without undue delay. Residents of the United States may appeal by replying to our answer, and then turn to the attorney general of their state.',
    place: '/privacy#your-rights',
    basis:
      'You may also complain to the Information Commission (the former Information Commissioner’s Office) in the United Kingdom or to the supervisory authority where you live or work.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.united-states-appeal',
    },
  },
];
