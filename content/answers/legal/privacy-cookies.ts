import type { AnswerEntry } from '../types.ts';

export const PRIVACY_COOKIES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.cookies',
    lead: 'The public pages set no cookies except two for readers of our research, run no analytics and load nothing from other companies.',
    support:
      'Whoever opens our research as a subscriber or client gets two, which keep it open in that browser for 180 days from the last visit.',
    place: '/privacy#cookies',
    basis:
      'The public pages set no cookies except two for readers of our research, run no analytics and load nothing from other companies',
    follow: { duration: 'privacy.reader-cookies', how: 'privacy.storage' },
  },
  {
    id: 'privacy.tracking',
    lead: 'We do not track visitors: the public pages run no analytics, load nothing from other companies and set no cookies, except two for readers of our research.',
    place: '/privacy#cookies',
    basis:
      'The public pages set no cookies except two for readers of our research, run no analytics and load nothing from other companies',
    follow: { duration: 'privacy.storage', how: 'privacy.storage' },
  },
  {
    id: 'privacy.banner',
    lead: 'What the browser keeps is strictly necessary for what you asked it to do, so we do not show a consent banner.',
    place: '/privacy#cookies',
    basis: 'so we do not show a consent banner',
    follow: { duration: 'privacy.storage', how: 'privacy.storage' },
  },
  {
    id: 'privacy.do-not-track',
    lead: 'Because we do not track visitors, a Do Not Track or Global Privacy Control signal changes nothing: the choice it expresses is already the rule.',
    place: '/privacy#cookies',
    basis: 'a Do Not Track or Global Privacy Control signal changes nothing',
  },
  {
    id: 'privacy.storage',
    lead: 'For the lifetime of the tab: how far down a page you scrolled, and an enquiry or appointment you began. On your device: your answers to the crisis assessment and the deadline tool until you delete them, and the session of staff who signed in.',
    support:
      'How far you scrolled is not sent to us; an enquiry reaches us only when you send it. The browser also keeps a copy of the page on incident response once you have opened it, and two cookies if you opened our research as a confirmed subscriber or an invited client.',
    place: '/privacy#cookies',
    basis: 'how far down a page you had scrolled. It is not sent to us.',
    follow: { duration: 'privacy.storage', how: 'privacy.draft' },
  },
  {
    id: 'privacy.assessment',
    lead: 'Your answers are not sent to us. The browser’s local storage keeps them on your device until you delete them there.',
    place: '/privacy#cookies',
    basis:
      'the browser’s local storage keeps your answers on your device until you delete them there. They are not sent to us.',
    follow: { duration: 'privacy.assessment', how: 'crisis-assessment.delete' },
  },
  {
    id: 'privacy.draft',
    lead: 'The session storage of that tab keeps what you have written, and the page from which you came, until it is sent, you clear it or the tab is closed. It reaches us only when you send it.',
    place: '/privacy#cookies',
    basis: 'It reaches us only when you send it.',
    follow: {
      duration: 'privacy.draft',
      who: 'privacy.enquiry-access',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
    },
  },
  {
    id: 'privacy.social-networks',
    lead: 'The links to social networks in the footer are plain links: nothing reaches those networks until you follow one.',
    place: '/privacy#cookies',
    basis: 'Nothing reaches the social networks in the footer until you follow a link',
  },
];
