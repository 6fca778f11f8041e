import type { AnswerEntry } from '../types.ts';

export const PRIVACY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.overview',
    lead: 'We collect little, we do not sell data, and we do not follow you across the web.',
    support:
      'The policy says what personal data we handle through this website and in our work, why, for how long and who sees it.',
    place: '/privacy',
    basis: 'We collect little, we do not sell data, and we do not follow you across the web.',
    follow: {
      duration: 'privacy.retention',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      how: 'privacy.protection',
      start: 'privacy.request',
    },
  },
  {
    id: 'privacy.collected',
    lead: 'What you put into our forms, to enquire, book or register, your email address and choices if you take the newsletter, sessions of readers of our research, staff accounts, technical data held in memory, and business contacts. Chats are not stored.',
    place: '/privacy#what-we-collect',
    basis: 'Your email address, the time you subscribed and the page you used.',
    follow: {
      duration: 'privacy.retention',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'privacy.protection',
    },
  },
  {
    id: 'privacy.form-data',
    lead: 'Your first name, last name, email address, company and message, and, if you add them, role, industry and subject, with the time they were sent and, where we know it, the page from which you came to the form.',
    support:
      'A further field, hidden from view, serves to recognise automated senders and is not stored. Software adds a score of how likely an enquiry is to be spam, and our staff add notes on how it is dealt with.',
    place: '/privacy#what-we-collect',
    basis: 'We store these with the time they were sent and, where we know it, the page of this site',
    follow: {
      duration: 'privacy.keep-enquiries',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.hidden-field',
    lead: 'A field of the contact form that is hidden from view serves to recognise automated senders and is not stored.',
    place: '/privacy#what-we-collect',
    basis: 'A further field, hidden from view, serves to recognise automated senders and is not stored.',
    follow: {
      duration: 'privacy.keep-enquiries',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'privacy.form-data',
    },
  },
  {
    id: 'privacy.newsletter-data',
    lead: 'Your email address, the time you subscribed and the page you used; also when you confirmed, the topics and the frequency you chose, and which emails we sent you.',
    support:
      'We do not record whether you read the newsletter. If you open the link in any newsletter and choose to leave, your address is removed at once; if you write to us instead, we remove it within three working days.',
    place: '/privacy#what-we-collect',
    basis: 'Your email address, the time you subscribed and the page you used.',
    follow: {
      duration: 'privacy.keep-newsletter',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'insights.unsubscribe',
    },
  },
  {
    id: 'privacy.accounts',
    lead: 'An account holds an email address, a password that we keep only as a salted hash, records of its sessions and, as hashes, the network addresses it was last used from.',
    place: '/privacy#what-we-collect',
    basis: 'a password that we keep only as a salted hash',
    follow: {
      duration: 'privacy.keep-accounts',
      who: 'website.login',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.ip-address',
    lead: 'Your network address reaches our server with each request. We keep it in memory only, to limit abuse; our request logs contain neither addresses of people, nor email addresses, nor the contents of forms.',
    support:
      'Of staff accounts, and for about a day of whoever holds or books a time, we also keep hashes of the network address.',
    place: '/privacy#what-we-collect',
    basis: 'We keep it in memory only, to limit abuse',
    follow: {
      duration: 'privacy.keep-logs',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.business-contacts',
    lead: 'We hold names, business contact details and correspondence of people at clients, suppliers and prospective clients.',
    place: '/privacy#what-we-collect',
    basis:
      'Names, business contact details and correspondence of people at clients, suppliers and prospective clients',
    follow: {
      duration: 'privacy.keep-engagement',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.origin',
    lead: 'From you or from the organisation you work for. We do not buy lists.',
    place: '/privacy#what-we-collect',
    basis: 'We receive this data from you or from the organisation you work for.',
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
