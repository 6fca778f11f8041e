import { FIRM } from '../../firm.ts';
import { IDENTITY } from '../../identity.ts';
import type { AnswerEntry } from '../types.ts';

export const TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.overview',
    lead: `The terms govern the services of ${FIRM.name} and the use of this website. Where an engagement needs something different, the engagement letter says so, and it prevails.`,
    place: '/terms',
    basis: 'Where an engagement needs something different, the engagement letter says so, and it prevails.',
    follow: {
      cost: 'services.cost',
      how: 'terms.engagement-letter',
      start: 'terms.acceptance',
      where: 'terms.law',
    },
  },
  {
    id: 'terms.parties',
    lead: `“We” and “us” mean ${IDENTITY.company}; “you” means the organisation that engages us or, for the parts about the website, the person who uses it.`,
    place: '/terms#agreement',
    basis:
      'means the organisation that engages us or, for the parts about the website, the person who uses it',
    follow: { start: 'terms.acceptance' },
  },
  {
    id: 'terms.acceptance',
    lead: 'You accept the terms by signing an engagement letter, by instructing us to begin, or by using the website.',
    place: '/terms#agreement',
    basis:
      'By signing an engagement letter, instructing us to begin or using the website you accept these terms.',
    follow: { how: 'terms.engagement-letter', cost: 'services.cost' },
  },
  {
    id: 'terms.precedence',
    lead: 'First the engagement letter, then any data processing agreement (which comes first on personal data), then these terms, then proposals and correspondence.',
    place: '/terms#agreement',
    basis:
      'any data processing agreement (which comes first on personal data), these terms, then proposals and correspondence',
    follow: { how: 'terms.engagement-letter' },
  },
  {
    id: 'terms.purchase-terms',
    lead: 'Terms printed on your purchase orders do not apply unless we agree to them in writing.',
    support: 'Our invoices are due in 30 days from their date.',
    place: '/terms#agreement',
    basis: 'Terms printed on your purchase orders do not apply unless we agree to them in writing.',
    follow: { how: 'terms.precedence' },
  },
  {
    id: 'terms.engagement-letter',
    lead: 'An engagement letter states the scope, the deliverables, the people responsible, the timetable and the fees.',
    place: '/terms#engagements',
    basis:
      'An engagement letter states the scope, the deliverables, the people responsible, the timetable and the fees.',
    follow: {
      cost: 'services.cost',
      duration: 'terms.duration',
      who: 'terms.replacement',
      start: 'terms.acceptance',
      how: 'terms.change',
    },
  },
  {
    id: 'terms.skill',
    lead: 'We perform the services with reasonable skill and care, through people suited to the task.',
    place: '/terms#engagements',
    basis: 'We perform the services with reasonable skill and care, through people suited to the task.',
    follow: { proof: 'terms.defects' },
  },
  {
    id: 'terms.replacement',
    lead: 'If we have to replace someone named in the letter, we propose a person of equal standing.',
    place: '/terms#engagements',
    basis: 'If we have to replace someone named in the letter, we propose a person of equal standing.',
    follow: { cost: 'terms.change', who: 'about.who-leads' },
  },
  {
    id: 'terms.change',
    lead: 'A change of scope, timetable or fees takes effect when both sides have confirmed it in writing; an email is enough. Until then we continue as agreed.',
    place: '/terms#engagements',
    basis:
      'A change of scope, timetable or fees takes effect when both sides have confirmed it in writing; an email is enough.',
    follow: { cost: 'terms.change', who: 'terms.change', how: 'terms.change' },
  },
  {
    id: 'terms.client-duties',
    lead: 'You give us the information, access, decisions and people that the work needs, in good time, and make sure that you may share what you share with us.',
    support:
      'You remain responsible for management decisions, and for the use you make of our advice. Dates that depend on you move by the time you need.',
    place: '/terms#engagements',
    basis: 'You give us the information, access, decisions and people that the work needs, in good time.',
    follow: { duration: 'terms.client-delay', who: 'terms.decisions' },
  },
  {
    id: 'terms.decisions',
    lead: 'You remain responsible for management decisions, and for the use you make of our advice.',
    place: '/terms#engagements',
    basis: 'You remain responsible for management decisions, and for the use you make of our advice.',
    follow: { proof: 'terms.liability-cap' },
  },
  {
    id: 'terms.client-delay',
    lead: 'Dates that depend on you move by the time you need.',
    place: '/terms#engagements',
    basis: 'Dates that depend on you move by the time you need.',
    follow: { how: 'terms.change' },
  },
];
