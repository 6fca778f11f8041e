import { FIRM } from '../../firm.ts';
import { OTHERS } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

export const TERMS_INCIDENTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.response-times',
    lead: `Response times apply to clients under agreement, at the tier of the engagement letter, and run from the moment the call to the hotline connects. ${OTHERS}`,
    place: '/terms#incident-response',
    basis:
      'The tier is that of the engagement letter. Time runs from the moment your call to the hotline connects.',
    follow: {
      duration: 'incident-response.response-time',
      cost: 'incident-response.cost',
      who: 'terms.authorised-people',
      start: 'incident-response.start',
    },
  },
  {
    id: 'terms.authorised-people',
    lead: 'You name people who may authorise us to act, and you confirm that we may have access to the systems concerned.',
    place: '/terms#incident-response',
    basis:
      'You name people who may authorise us to act, and you confirm that we may have access to the systems concerned.',
    follow: { start: 'incident-response.start', how: 'terms.telephone-instructions' },
  },
  {
    id: 'terms.telephone-instructions',
    lead: 'During an incident, instructions by telephone are valid. We record them and confirm them in writing afterwards.',
    place: '/terms#incident-response',
    basis:
      'During an incident, instructions by telephone are valid. We record them and confirm them in writing afterwards.',
    follow: { who: 'terms.authorised-people' },
  },
  {
    id: 'terms.urgent-measures',
    lead: 'Urgent measures may interrupt systems or lose data: we say so before we ask. We take no action on your systems without the approval of someone you have named; their word by telephone is enough.',
    place: '/terms#incident-response',
    basis: 'We take no action on your systems without the approval of someone you have named',
    follow: { who: 'terms.authorised-people' },
  },
  {
    id: 'terms.no-containment-promise',
    lead: 'No one can promise that an incident will be contained or that data will be recovered. Our response times are commitments to act, not to a result.',
    place: '/terms#incident-response',
    basis: 'No one can promise that an incident will be contained or that data will be recovered.',
    follow: { duration: 'incident-response.response-time' },
  },
  {
    id: 'terms.incident-notices',
    lead: 'Notices to regulators, insurers, customers and the police remain your duty. We help you prepare them.',
    place: '/terms#incident-response',
    basis:
      'Notices to regulators, insurers, customers and the police remain your duty. We help you prepare them.',
    follow: {
      duration: 'notification-deadlines.tool',
      who: 'terms.incident-notices',
      start: 'incident-response.start',
      how: 'notification-deadlines.tool',
    },
  },
  {
    id: 'terms.certificates',
    lead: 'Certificates confirm that a person has completed a programme and passed its assessment; they are not a licence issued by a public body.',
    place: '/terms#training',
    basis:
      'Certificates confirm that a person has completed a programme and passed its assessment; they are not a licence issued by a public body.',
    follow: {
      cost: 'ai-education.cost',
      duration: 'ai-education.certificate-validity',
      how: 'ai-education.certification',
    },
  },
  {
    id: 'terms.coaching',
    lead: 'Coaching conversations are confidential between coach and executive; confidence stops where there is danger to life, a crime is in progress or a court compels us.',
    place: '/terms#training',
    basis: 'Coaching conversations are confidential between coach and executive',
    follow: {
      cost: 'executive-coaching.cost',
      duration: 'executive-coaching.duration',
      who: 'executive-coaching.coaches',
      start: 'executive-coaching.start',
      how: 'executive-coaching.limits',
    },
  },
  {
    id: 'terms.recording',
    lead: 'Webinars and exercises may not be recorded without the consent of those taking part.',
    place: '/terms#training',
    basis: 'Webinars and exercises may not be recorded without the consent of those taking part.',
    support: 'We may publish an edited transcript of a webinar, as its registration form says.',
    follow: { how: 'webinars.recordings' },
  },
  {
    id: 'terms.contact',
    no: [
      'can I ring about the terms on Sunday',
      'Is the terms phone line open at midnight?',
      'questions on the terms by post only, right?',
      'I take it terms questions are taken 24 hours a day',
      `Is legal@${FIRM.email.split('@')[1]} the address for questions on the terms?`,
      'do I call about the terms on Saturdays',
      'terms enquiries open until 2200, correct?',
      'is the phone line for questions on terms reachable at 6 am',
    ],
    lead: `Questions on the terms go to ${FIRM.email} or ${FIRM.phone.label}, ${FIRM.officeHours}.`,
    place: '/terms#governing-law',
    basis: 'Questions on these terms',
    follow: { duration: 'contact.reply-time', start: 'contact.ways' },
  },
];
