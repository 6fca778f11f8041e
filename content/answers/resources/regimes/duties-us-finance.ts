import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';
import { onPageOf } from './on-page.ts';

/** Individual duties under the federal laws of the United States for banks, lenders, advisers and listed companies. */
export const AMERICAN_FINANCE_DUTY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.us-bank-36h-hours',
    lead: 'A US bank tells its main federal regulator without delay, at most 36 hours from its decision that the threshold is met, not from detection. The hours run through the weekend: from Friday 16:30 to Sunday 04:30.',
    basis: 'without delay, at most 36 hours',
    ...onPageOf('us-bank-36h', { duration: 'notification-deadlines.us-bank-36h-hours' }),
  },
  {
    id: 'notification-deadlines.us-bank-36h-threshold',
    lead: 'The US bank rule asks for a notice once the bank determines that an incident has materially disrupted it, or is reasonably likely to. A smaller disturbance starts no clock.',
    support:
      'The bank’s own decision counts, not the first alarm. From there the notice is due without delay, at most 36 hours.',
    basis:
      'once the bank determines that an incident has materially disrupted it, or is reasonably likely to',
    ...onPageOf('us-bank-36h', { start: 'notification-deadlines.us-bank-36h-threshold' }),
  },
  {
    id: 'notification-deadlines.us-bank-36h-regulator',
    lead: 'The notice of a US bank goes to its main federal regulator: the OCC, the Federal Reserve or the FDIC. The page names no notice to customers, to the police or to a state.',
    support: 'Service providers in their turn tell their bank customers without delay.',
    basis: 'OCC, Federal Reserve or FDIC',
    ...onPageOf('us-bank-36h', {
      who: 'notification-deadlines.us-bank-36h-regulator',
      where: 'notification-deadlines.us-bank-36h-regulator',
    }),
  },
  {
    id: 'notification-deadlines.us-ftc-safeguards-form',
    lead: 'The notice to the FTC under the Safeguards Rule is an online form: who you are, what happened, when, and how many consumers.',
    support: 'It is due without delay, at most 30 days from discovery.',
    basis: 'The online form: who you are, what happened, when, how many consumers',
    ...onPageOf('us-ftc-safeguards', { how: 'notification-deadlines.us-ftc-safeguards-form' }),
  },
  {
    id: 'notification-deadlines.us-ftc-safeguards-encrypted',
    lead: 'Encrypted data may be an exception under the FTC Safeguards Rule, unless the key went too. Law enforcement may delay publication.',
    support: 'Whether it applies in your case, counsel decides.',
    basis: 'Encrypted data, unless the key went too.',
    ...onPageOf('us-ftc-safeguards'),
  },
  {
    id: 'notification-deadlines.us-ftc-safeguards-publication',
    lead: 'Law enforcement may delay publication of the notice under the FTC Safeguards Rule. The notice to the FTC itself is due without delay, at most 30 days.',
    support: 'Encrypted data is the other exception, unless the key went too.',
    basis: 'Law enforcement may delay publication.',
    ...onPageOf('us-ftc-safeguards'),
  },
  {
    id: 'notification-deadlines.us-ftc-safeguards-number',
    lead: 'Lenders, brokers and other finance businesses outside the banking rules tell the FTC of unencrypted data of 500 or more consumers: within 30 days of discovering that it was taken.',
    support: 'The law’s own page in the deadline tool says what the notice contains.',
    place: '/industries/finance#law',
    basis: 'unencrypted data of 500 or more consumers was taken',
    follow: followOf('us-ftc-safeguards'),
  },
  {
    id: 'notification-deadlines.us-ftc-safeguards-only-agency',
    lead: 'The Safeguards page names one notice, to the Federal Trade Commission: without delay, at most 30 days from discovery. It names none to the consumers themselves.',
    support:
      'State laws may ask for letters to the people: California, New York, Texas and Massachusetts have pages of their own.',
    basis: 'Federal Trade Commission',
    ...onPageOf('us-ftc-safeguards', {
      who: 'notification-deadlines.us-ftc-safeguards-only-agency',
      where: 'notification-deadlines.us-ftc-safeguards-only-agency',
    }),
  },
  {
    id: 'notification-deadlines.us-ncua-form',
    lead: 'For the NCUA it is enough to say by telephone or email that it happened: there is no set content and no form. It comes within 72 hours.',
    basis: 'No set content: a call or an email that it happened is enough',
    ...onPageOf('us-ncua', { how: 'notification-deadlines.us-ncua-form' }),
  },
  {
    id: 'notification-deadlines.us-ncua-who',
    lead: 'The NCUA rule covers federally insured credit unions: they have 72 hours from a reasonable belief, and do not go by the shorter limit of banks. The page names no notice to members.',
    basis: 'Federally insured credit unions',
    ...onPageOf('us-ncua'),
  },
  {
    id: 'notification-deadlines.us-reg-sp-firms',
    lead: 'Regulation S-P binds broker-dealers, SEC-registered advisers, investment companies, funding portals and transfer agents.',
    support:
      'They tell customers without delay, at most 30 days from awareness that customer information was, or probably was, accessed.',
    basis:
      'Broker-dealers, SEC-registered advisers, investment companies, funding portals and transfer agents',
    ...onPageOf('us-reg-sp'),
  },
  {
    id: 'notification-deadlines.us-reg-sp-only-customers',
    lead: 'Regulation S-P asks for one notice, to the customers whose information was accessed. Our page names none to the SEC itself.',
    support:
      'It is due without delay, at most 30 days from awareness that it was, or probably was, accessed.',
    basis: 'The people affected',
    ...onPageOf('us-reg-sp', {
      who: 'notification-deadlines.us-reg-sp-only-customers',
      where: 'notification-deadlines.us-reg-sp-only-customers',
    }),
  },
  {
    id: 'notification-deadlines.us-reg-sp-probably',
    lead: 'Regulation S-P asks for the notice once customer information was, or probably was, accessed. Proof is not needed: awareness of a probable access starts the 30 days.',
    support: 'No notice if a documented inquiry finds that substantial harm is not reasonably likely.',
    basis: 'once customer information was, or probably was, accessed',
    ...onPageOf('us-reg-sp', { start: 'notification-deadlines.us-reg-sp-probably' }),
  },
  {
    id: 'notification-deadlines.us-reg-sp-provider',
    lead: 'Under Regulation S-P service providers tell the firm within 72 hours of awareness. The firm itself tells its customers without delay, at most 30 days.',
    support: 'General information, not legal advice. Ask counsel whether it binds you.',
    basis: 'Service providers tell the firm within 72 hours of awareness.',
    ...onPageOf('us-reg-sp'),
  },
  {
    id: 'notification-deadlines.us-reg-sp-letter',
    lead: 'The notice to customers under Regulation S-P says what happened, and which information, what they can do, and a contact.',
    basis: 'What happened, and which information',
    ...onPageOf('us-reg-sp', { how: 'notification-deadlines.us-reg-sp-letter' }),
  },
  {
    id: 'notification-deadlines.us-sec-8k-late',
    lead: 'A late or missing 8-K can bring SEC enforcement, with a limited safe harbour for late filing. Our page names no amount.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    basis: 'SEC enforcement, with a limited safe harbour for late filing.',
    ...onPageOf('us-sec-8k', { cost: 'notification-deadlines.us-sec-8k-late' }),
  },
  {
    id: 'notification-deadlines.us-sec-8k-listed-only',
    lead: 'Item 1.05 of Form 8-K is for companies that file annual reports with the SEC as domestic issuers. A private company that files none has no 8-K to file.',
    support: 'Foreign private issuers use Form 6-K.',
    basis: 'Companies that file annual reports with the SEC as domestic issuers.',
    ...onPageOf('us-sec-8k'),
  },
  {
    id: 'notification-deadlines.us-sec-8k-edgar',
    lead: 'The 8-K goes to the public, on EDGAR: within 4 business days of deciding that the incident is material. It is no confidential report to the SEC.',
    basis: 'The public, on EDGAR',
    ...onPageOf('us-sec-8k', {
      who: 'notification-deadlines.us-sec-8k-edgar',
      where: 'notification-deadlines.us-sec-8k-edgar',
    }),
  },
  {
    id: 'notification-deadlines.us-sec-8k-material',
    lead: 'The 4 business days of the 8-K run from the decision that the incident is material to investors, not from its discovery. An incident that is not material needs no 8-K under Item 1.05.',
    support: 'The tool counts from your decision: decide without delay, and write down when.',
    basis: 'Your decision that the incident is material',
    ...onPageOf('us-sec-8k', { start: 'notification-deadlines.us-sec-8k-material' }),
  },
];
