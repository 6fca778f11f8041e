import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Conditions and individual duties of federal laws of the United States, beyond what their data tells of each law. */
export const AMERICAN_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.us-hipaa-small',

    lead: 'Under HIPAA, if fewer than 500 people are affected, HHS is told within 60 days after the calendar year. The people themselves are told without delay, at most 60 days from discovery.',
    place: '/resources/notification-deadlines/us-hipaa',
    basis: 'Notice to HHS, fewer than 500 people',
    follow: {
      cost: 'notification-deadlines.us-hipaa-penalty',
      duration: 'notification-deadlines.us-hipaa-small',
      who: 'notification-deadlines.us-hipaa-small',
      where: 'notification-deadlines.us-hipaa-small',
      start: 'notification-deadlines.us-hipaa-clock',
      how: 'notification-deadlines.us-hipaa-contents',
    },
  },
  {
    id: 'notification-deadlines.us-hipaa-media',

    lead: 'Under HIPAA prominent media of the state are told if more than 500 residents of one state are affected: without delay, at most 60 days. The notice says what the notice to the people says.',
    place: '/resources/notification-deadlines/us-hipaa',
    basis: 'If more than 500 residents of one state are affected',
    follow: {
      cost: 'notification-deadlines.us-hipaa-penalty',
      duration: 'notification-deadlines.us-hipaa-media',
      who: 'notification-deadlines.us-hipaa-media',
      where: 'notification-deadlines.us-hipaa-media',
      start: 'notification-deadlines.us-hipaa-clock',
      how: 'notification-deadlines.us-hipaa-contents',
    },
  },
  {
    id: 'notification-deadlines.us-hipaa-associates',

    lead: 'Under HIPAA business associates tell the covered entity within 60 days.',
    place: '/resources/notification-deadlines/us-hipaa',
    basis: 'Business associates tell the covered entity within 60 days.',
    follow: {
      cost: 'notification-deadlines.us-hipaa-penalty',
      duration: 'notification-deadlines.us-hipaa-associates',
      who: 'notification-deadlines.us-hipaa-associates',
      where: 'notification-deadlines.us-hipaa-associates',
      start: 'notification-deadlines.us-hipaa-clock',
      how: 'notification-deadlines.us-hipaa-contents',
    },
  },
  {
    id: 'notification-deadlines.us-hipaa-letter',

    lead: 'The letter under HIPAA says what happened, with dates, which data, what the people should do, what you are doing, and a contact.',
    place: '/resources/notification-deadlines/us-hipaa',
    basis: 'What happened, with dates',
    follow: { ...followOf('us-hipaa'), how: 'notification-deadlines.us-hipaa-letter' },
  },
  {
    id: 'notification-deadlines.us-dfars-images',

    lead: 'Under DFARS images and logs are kept for 90 days, and malware goes to the Department’s Cyber Crime Center (DC3).',
    place: '/resources/notification-deadlines/us-dfars',
    basis: 'Keep images and logs for 90 days',
    follow: {
      cost: 'notification-deadlines.us-dfars-penalty',
      duration: 'notification-deadlines.us-dfars-images',
      who: 'notification-deadlines.us-dfars-images',
      where: 'notification-deadlines.us-dfars-images',
      start: 'notification-deadlines.us-dfars-clock',
      how: 'notification-deadlines.us-dfars-contents',
    },
  },
  {
    id: 'notification-deadlines.us-dfars-subcontractors',

    lead: 'Subcontractors report to the Department through DIBNet under DFARS, and also tell the prime.',
    place: '/resources/notification-deadlines/us-dfars',
    basis: 'Subcontractors also tell the prime.',
    follow: {
      ...followOf('us-dfars'),
      who: 'notification-deadlines.us-dfars-subcontractors',
      where: 'notification-deadlines.us-dfars-subcontractors',
    },
  },
  {
    id: 'notification-deadlines.us-dfars-certificate',

    lead: 'Under DFARS you fill in the fields of the DIBNet report; it needs a medium-assurance certificate.',
    place: '/resources/notification-deadlines/us-dfars',
    basis: 'it needs a medium-assurance certificate',
    follow: followOf('us-dfars'),
  },
  {
    id: 'notification-deadlines.us-nerc-attempt',

    lead: 'Under NERC CIP-008-6 an attempt is reported by the end of the next calendar day; a reportable incident within 1 hour of determining it.',
    place: '/resources/notification-deadlines/us-nerc',
    basis: 'An attempt is reported by the end of the next calendar day.',
    follow: { ...followOf('us-nerc'), duration: 'notification-deadlines.us-nerc-attempt' },
  },
  {
    id: 'notification-deadlines.us-nerc-update',

    lead: 'Under NERC CIP-008-6 an update follows within 7 days of each new finding.',
    place: '/resources/notification-deadlines/us-nerc',
    basis: 'Each new finding',
    follow: { ...followOf('us-nerc'), duration: 'notification-deadlines.us-nerc-update' },
  },
  {
    id: 'notification-deadlines.us-sec-8k-foreign',

    lead: 'Foreign private issuers use Form 6-K, not Form 8-K. Item 1.05 is for companies that file annual reports with the SEC as domestic issuers.',
    place: '/resources/notification-deadlines/us-sec-8k',
    basis: 'Foreign private issuers use Form 6-K.',
    follow: followOf('us-sec-8k'),
  },
  {
    id: 'notification-deadlines.us-sec-8k-delay',

    lead: 'A written finding of the Attorney General that disclosure is a risk to security or public safety delays the 8-K by 30 days, extendable.',
    place: '/resources/notification-deadlines/us-sec-8k',
    basis:
      'A written finding of the Attorney General that disclosure is a risk to security or public safety delays it by 30 days, extendable.',
    follow: { ...followOf('us-sec-8k'), duration: 'notification-deadlines.us-sec-8k-delay' },
  },
  {
    id: 'notification-deadlines.us-sec-8k-calendar',

    lead: 'For the 8-K the days are business days, not calendar days: 4 business days from the decision that the incident is material.',
    place: '/resources/notification-deadlines/us-sec-8k',
    basis: '4 business days',
    follow: { ...followOf('us-sec-8k'), duration: 'notification-deadlines.us-sec-8k-calendar' },
  },
  {
    id: 'notification-deadlines.us-sec-8k-content',

    lead: 'An 8-K under Item 1.05 says the nature, scope and timing of the incident and its material impact, or what is reasonably likely. It holds no technical detail that hinders the response.',
    place: '/resources/notification-deadlines/us-sec-8k',
    basis: 'No technical detail that hinders the response',
    follow: { ...followOf('us-sec-8k'), how: 'notification-deadlines.us-sec-8k-content' },
  },
  {
    id: 'notification-deadlines.us-bank-36h-form',

    lead: 'A call or an email that it happened is enough for the main federal regulator of a US bank: there is no set content. Give a contact for questions.',
    place: '/resources/notification-deadlines/us-bank-36h',
    basis: 'No set content: a call or an email that it happened is enough',
    follow: { ...followOf('us-bank-36h'), how: 'notification-deadlines.us-bank-36h-form' },
  },
  {
    id: 'notification-deadlines.us-bank-36h-providers',

    lead: 'Service providers tell their US bank customers without delay, if covered services are, or may be, disrupted for 4 hours or more; the bank itself tells its main federal regulator.',
    place: '/resources/notification-deadlines/us-bank-36h',
    basis: 'Service providers tell their bank customers without delay.',
    follow: {
      cost: 'notification-deadlines.us-bank-36h-penalty',
      duration: 'notification-deadlines.us-bank-36h-providers',
      who: 'notification-deadlines.us-bank-36h-providers',
      where: 'notification-deadlines.us-bank-36h-providers',
      start: 'notification-deadlines.us-bank-36h-clock',
      how: 'notification-deadlines.us-bank-36h-contents',
    },
  },
  {
    id: 'notification-deadlines.us-ncua-vendor',

    lead: 'For credit unions the clock also runs from notice by a third party, if that was sooner than the credit union’s own reasonable belief.',
    place: '/resources/notification-deadlines/us-ncua',
    basis: 'or from notice by a third party if that was sooner',
    follow: followOf('us-ncua'),
  },
  {
    id: 'notification-deadlines.us-reg-sp-inquiry',

    lead: 'No notice is owed under Regulation S-P if a documented inquiry finds that substantial harm is not reasonably likely.',
    place: '/resources/notification-deadlines/us-reg-sp',
    basis: 'No notice if a documented inquiry finds that substantial harm is not reasonably likely.',
    follow: followOf('us-reg-sp'),
  },
  {
    id: 'notification-deadlines.us-hbnr-ftc',

    lead: 'Under the FTC Health Breach Notification Rule the FTC is told if 500 people or more are concerned: without delay, at most 60 days. Users are told in any case. Smaller breaches reach it within 60 days after the calendar year.',
    place: '/resources/notification-deadlines/us-hbnr',
    basis: 'Notice to the FTC, 500 people or more',
    follow: {
      cost: 'notification-deadlines.us-hbnr-penalty',
      duration: 'notification-deadlines.us-hbnr-ftc',
      who: 'notification-deadlines.us-hbnr-ftc',
      where: 'notification-deadlines.us-hbnr-ftc',
      start: 'notification-deadlines.us-hbnr-clock',
      how: 'notification-deadlines.us-hbnr-contents',
    },
  },
  {
    id: 'notification-deadlines.us-ftc-safeguards-dealers',

    lead: 'The FTC Safeguards Rule covers finance outside the banks: lenders, brokers, tax preparers, car dealers, and colleges that handle student aid. From 500 consumers they tell the FTC, at most 30 days.',
    place: '/resources/notification-deadlines/us-ftc-safeguards',
    basis: 'lenders, brokers, tax preparers, car dealers, colleges that handle student aid',
    follow: {
      ...followOf('us-ftc-safeguards'),
      duration: 'notification-deadlines.us-ftc-safeguards-dealers',
    },
  },
];
