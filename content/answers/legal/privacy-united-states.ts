import type { AnswerEntry } from '../types.ts';

export const PRIVACY_UNITED_STATES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.united-states',
    lead: 'Every resident of the United States may ask to know, access, correct, delete or receive their information, personally or through an authorised agent. We answer within 45 days.',
    support:
      'We extend these rights to you whether or not the law of the state applies to us, and you will not be treated differently for using them. If we decline a request, you may appeal by replying to our answer.',
    place: '/privacy#united-states',
    basis:
      'You may ask to know, access, correct, delete or receive your information, yourself or through an authorised agent.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.united-states-time',
      who: 'privacy.united-states-agent',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.united-states-appeal',
    },
  },
  {
    id: 'privacy.us-states',
    lead: 'To every resident of the United States, whether or not the law of the state applies to us. The policy names California, Colorado, Connecticut, Utah and Virginia among the states that give such rights.',
    place: '/privacy#united-states',
    basis:
      'We extend the following to every resident of the United States, whether or not the law of the state applies to us.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.united-states-time',
      who: 'privacy.united-states-agent',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.united-states',
    },
  },
  {
    id: 'privacy.united-states-time',
    lead: 'Residents of the United States get an answer within 45 days.',
    support:
      'If we decline a request, you may appeal by replying to our answer, and then turn to the attorney general of your state.',
    place: '/privacy#united-states',
    basis: 'We answer within 45 days.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.united-states-time',
      who: 'privacy.united-states-agent',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.united-states-appeal',
    },
  },
  {
    id: 'privacy.united-states-agent',
    lead: 'Residents of the United States may ask themselves or through an authorised agent.',
    place: '/privacy#united-states',
    basis: 'yourself or through an authorised agent',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.united-states-time',
      who: 'privacy.united-states-agent',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
  {
    id: 'privacy.united-states-appeal',
    lead: 'Residents of the United States may appeal by replying to our answer, and then turn to the attorney general of their state.',
    place: '/privacy#united-states',
    basis:
      'If we decline a request you may appeal by replying to our answer, and then turn to the attorney general of your state.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.united-states-time',
      who: 'privacy.united-states-agent',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.complaint',
    },
  },
  {
    id: 'privacy.united-states-collected',
    lead: 'In the past twelve months: identifiers (name, email address and, for a call, telephone number), company, role and industry, the contents of messages sent to us, bookings and registrations and, for staff accounts, login credentials.',
    place: '/privacy#united-states',
    basis:
      'In the past twelve months we have collected identifiers (name, email address and, for a call, telephone number)',
    follow: { duration: 'privacy.retention', who: 'privacy.united-states-sale' },
  },
  {
    id: 'privacy.united-states-sale',
    lead: 'We have not sold this information, nor shared it for cross-context behavioural advertising, and we do not use sensitive information to infer anything about anyone.',
    place: '/privacy#united-states',
    basis: 'We have not sold this information, nor shared it for cross-context behavioural advertising',
    follow: { who: 'privacy.recipients' },
  },
  {
    id: 'privacy.united-states-equal',
    lead: 'You will not be treated differently for using these rights.',
    place: '/privacy#united-states',
    basis: 'You will not be treated differently for using these rights.',
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.united-states-time',
      who: 'privacy.united-states-agent',
      where: 'privacy.reach',
      start: 'privacy.request',
      how: 'privacy.request',
    },
  },
];
