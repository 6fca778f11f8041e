import type { AnswerEntry } from '../types.ts';

/** Single facts of the Privacy Policy that are asked for by themselves. */
export const PRIVACY_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.keep-backups',
    lead: 'Backups are kept until newer ones replace them. They still hold what has since been deleted; should one be restored, we delete that again.',
    place: '/privacy#retention',
    basis: 'Until newer ones replace them.',
  },
  {
    id: 'privacy.newsletter-codes',
    lead: 'After you leave, or after an erasure, we keep only codes from which your address cannot be read: one so that no old list brings it back, until you subscribe again, and those of the links in our emails, for three years.',
    place: '/privacy#retention',
    basis: 'we keep only codes from which your address cannot be read',
  },
  {
    id: 'privacy.address-hashes',
    lead: 'Hashes of the network addresses of staff accounts are deleted 90 days after their last use. Of an address from which a time is held or booked we keep keyed hashes for about a day, to limit abuse.',
    place: '/privacy#retention',
    basis: 'Hashes of network addresses are deleted 90 days after their last use.',
  },
  {
    id: 'privacy.spam-score',
    lead: 'Software adds to an enquiry a score of how likely it is to be spam. What looks like spam or comes in unusual numbers, sign-ups included, is held back, without an email, for our staff to look at.',
    place: '/privacy#what-we-collect',
    basis: 'Software adds a score of how likely an enquiry is to be spam',
  },
  {
    id: 'assistant.provider-keeping',
    lead: 'Where a language model of a provider writes the reply, our contract with that provider sets how long it may keep your messages; we tell you on request. It may not use them to train its models.',
    place: '/privacy#assistant',
    basis: 'How long it may keep them is set in our contract with it; we tell you on request.',
  },
];
