import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const PRIVACY_REQUESTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.request',
    lead: `Write to ${FIRM.privacyEmail}, and we will answer within one month, free of charge. We may ask you to confirm who you are.`,
    support: 'Residents of the United States get an answer within 45 days.',
    place: '/privacy#your-rights',
    basis: 'Write to us and we will answer within one month, free of charge.',
    follow: {
      duration: 'privacy.request-time',
      cost: 'privacy.request-cost',
      proof: 'privacy.identity',
      who: 'privacy.controller',
    },
  },
  {
    id: 'privacy.request-time',
    lead: 'Within one month, free of charge. Residents of the United States get an answer within 45 days.',
    place: '/privacy#your-rights',
    basis: 'Write to us and we will answer within one month, free of charge.',
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
    id: 'privacy.request-cost',
    lead: 'It is free of charge, and we will answer within one month.',
    place: '/privacy#your-rights',
    basis: 'Write to us and we will answer within one month, free of charge.',
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
    id: 'privacy.identity',
    lead: 'We may ask you to confirm who you are.',
    place: '/privacy#your-rights',
    basis: 'We may ask you to confirm who you are.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      who: 'privacy.controller',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
];
