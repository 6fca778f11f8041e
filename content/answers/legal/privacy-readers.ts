import type { AnswerEntry } from '../types.ts';

export const PRIVACY_READERS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.reader-cookies',
    lead: 'Confirmed subscribers and invited clients who open our research get two cookies, which keep it open in that browser for 180 days from the last visit: “__Host-reader”, a random key, and “reading=1”, which tells the page that the key is there.',
    support:
      'We store only a fingerprint of the key. The cookies open nothing once you leave the newsletter or the invitation ends.',
    place: '/privacy#cookies',
    basis: 'two cookies keep it open in that browser for 180 days from your last visit',
    follow: { duration: 'privacy.keep-reading', how: 'privacy.reader-data' },
  },
  {
    id: 'privacy.reader-data',
    lead: 'We do not record what is read. For each browser in which a subscriber or client reads we hold the fingerprint of its key, the subscription or invitation behind it, when it was opened and when it was last renewed.',
    place: '/privacy#what-we-collect',
    basis: 'We do not record what is read.',
    follow: {
      duration: 'privacy.keep-reading',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'privacy.reader-cookies',
    },
  },
  {
    id: 'privacy.invited-clients',
    lead: 'Our own staff enter the invitation. We hold the email address or domain, a note on the work, the last day and the addresses to which we sent a link. A browser opened by the invitation of a whole domain is not recorded under a name.',
    place: '/privacy#what-we-collect',
    basis: 'A browser that was opened by the invitation of a whole domain is not recorded under a name.',
    follow: { duration: 'privacy.keep-reading', who: 'privacy.enquiry-access' },
  },
  {
    id: 'privacy.keep-reading',
    lead: 'What we hold of a reader’s browser is kept up to 180 days after the last visit, and deleted earlier when you leave the newsletter or when we erase your data. An invitation, with the record of the links sent, is deleted a month after it ends.',
    place: '/privacy#retention',
    basis: 'What we hold of a browser: up to 180 days after the last visit.',
    follow: {
      duration: 'privacy.keep-reading',
      who: 'privacy.recipients',
      where: 'privacy.transfers',
      start: 'privacy.erasure',
      how: 'privacy.reader-cookies',
    },
  },
  {
    id: 'privacy.newsletter-opens',
    lead: 'We do not record whether you read our emails. Of a subscriber we record which emails we sent and when.',
    place: '/privacy#what-we-collect',
    basis: 'We do not record whether you read them.',
    follow: { duration: 'privacy.keep-newsletter', how: 'privacy.newsletter-data' },
  },
  {
    id: 'privacy.reading-basis',
    lead: 'For subscribers it is the same consent as for the newsletter, given when they confirm their address. For invited clients it is our legitimate interest in giving the people we work with what belongs to the engagement.',
    place: '/privacy#purposes',
    basis: 'For subscribers the same consent, which you give when you confirm your address.',
    follow: { how: 'privacy.legitimate-interest' },
  },
];
