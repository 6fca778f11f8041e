import { LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const EDUCATION_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'education.nspm-33',
    lead: `National Security Presidential Memorandum 33 requires institutions with more than ${LAW['us-research-security'].terms.funding} of federal research funding a year to run a research security programme. It has no single date: each agency sets its own, and certification runs into 2027.`,
    place: '/industries/education#law',
    basis: 'each agency sets its own, and certification runs into 2027',
    follow: {
      duration: 'education.nspm-33',
      who: 'education.nspm-33',
      start: 'education.nspm-33',
      how: 'education.research',
    },
  },
  {
    id: 'education.breach-europe',
    lead: `In the EU and the United Kingdom a breach of pupils’ or staff data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely. In the United Kingdom the authority is now the Information Commission.`,
    place: '/industries/education#law',
    basis: 'A breach of pupils’ or staff data is reported to the authority',
    follow: {
      cost: 'notification-deadlines.eu-gdpr-penalty',
      duration: 'education.breach-europe',
      who: 'notification-deadlines.eu-gdpr-recipient',
      where: 'notification-deadlines.eu-gdpr-recipient',
      start: 'notification-deadlines.eu-gdpr-clock',
      how: 'notification-deadlines.eu-gdpr-contents',
      contents: 'notification-deadlines.eu-gdpr-contents',
    },
  },
  {
    id: 'education.threat-assessment',
    lead: 'Threat assessment is shared by security, housing and counselling, and family liaison is rehearsed with police and local responders.',
    place: '/industries/education#solutions',
    basis: 'Threat assessment shared by security, housing and counselling',
    follow: { start: 'education.start' },
  },
  {
    id: 'education.ai-tools',
    lead: 'Tutoring and proctoring tools go through procurement tests before you buy, and staff are trained before an AI policy takes effect.',
    place: '/industries/education#solutions',
    basis: 'Staff trained before a policy takes effect',
    follow: { cost: 'ai-education.cost', start: 'education.start' },
  },
  {
    id: 'education.staff-training',
    lead: 'Through AI Education: academic staff need training that respects their discipline, and administrators need something different again.',
    place: '/industries/education#fitting-services',
    basis:
      'Academic staff need training that respects their discipline, and administrators need something different again',
    follow: { cost: 'ai-education.cost', duration: 'ai-education.duration', start: 'ai-education.start' },
  },
  {
    id: 'education.pressure',
    lead: 'A university houses thousands of young adults, runs clinics and laboratories, and gives network access to people it has never met. Research has become strategic, and fees, visas and public funding move underneath.',
    place: '/industries/education#situation',
    basis: 'gives network access to people it has never met',
    follow: { how: 'education.overview' },
  },
];
