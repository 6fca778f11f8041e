import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';

/** Individual duties under the laws of the American states with a page of their own. */
export const AMERICAN_STATE_DUTY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.us-ca-besides',
    lead: 'In California residents are told within 30 days of discovery. Above 500 residents the Attorney General gets a sample of the notice; the page names no credit bureaus, no police and no other office.',
    basis: 'California Attorney General',
    ...onPageOf('us-ca', {
      who: 'notification-deadlines.us-ca-besides',
      where: 'notification-deadlines.us-ca-besides',
    }),
  },
  {
    id: 'notification-deadlines.us-ca-few',
    lead: 'In California residents are told within 30 days of discovery; the page names no minimum number of them. Only the sample for the Attorney General depends on more than 500 residents.',
    support: 'The sample follows within 15 days of sending the notice to residents.',
    basis: 'Notice to residents',
    ...onPageOf('us-ca', { duration: 'notification-deadlines.us-ca-few' }),
  },
  {
    id: 'notification-deadlines.us-ca-excused',
    lead: 'In California encryption without the key may free you of the notice; law enforcement, or time to fix the scope and restore systems, may delay it.',
    support: 'Whether it applies in your case, counsel decides.',
    basis: 'Encryption without the key, law enforcement, or time to determine the scope and restore systems.',
    ...onPageOf('us-ca'),
  },
  {
    id: 'notification-deadlines.us-ca-computerised',
    lead: 'The law of California covers whoever does business in California and holds computerised personal information of its residents. Paper records are not named there.',
    basis:
      'Whoever does business in California and holds computerised personal information of its residents.',
    ...onPageOf('us-ca'),
  },
  {
    id: 'notification-deadlines.us-ny-offices',
    lead: 'In New York, besides the residents, you tell the Attorney General, the Department of State and the State Police through one portal within 30 days. Also told: the DFS, if its own rule binds you, and the credit bureaus above 5,000 people.',
    basis: 'New York authorities, through one portal',
    ...onPageOf('us-ny', {
      who: 'notification-deadlines.us-ny-offices',
      where: 'notification-deadlines.us-ny-offices',
    }),
  },
  {
    id: 'notification-deadlines.us-ny-portal',
    lead: 'For the New York authorities you fill in the portal’s form and add a copy of the notice to residents. The form goes to all of them at once.',
    basis: 'The portal’s form',
    ...onPageOf('us-ny', { how: 'notification-deadlines.us-ny-portal' }),
  },
  {
    id: 'notification-deadlines.us-ny-letter',
    lead: 'The notice to residents of New York says what happened, with dates, which data, what you are doing and what they can do, and a contact.',
    basis: 'What happened, with dates',
    ...onPageOf('us-ny', { how: 'notification-deadlines.us-ny-letter' }),
  },
  {
    id: 'notification-deadlines.us-ny-fine',
    lead: 'In New York each missed notice costs up to $20, and $250,000 at most.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    basis: 'Up to $20 for each missed notice, $250,000 at most.',
    ...onPageOf('us-ny', { cost: 'notification-deadlines.us-ny-fine' }),
  },
  {
    id: 'notification-deadlines.us-ny-inadvertent',
    lead: 'In New York a documented inadvertent disclosure that is unlikely to harm may need no notice, and law enforcement may delay one.',
    support: 'Whether it applies in your case, counsel decides.',
    basis: 'Law enforcement, or a documented inadvertent disclosure that is unlikely to cause harm.',
    ...onPageOf('us-ny'),
  },
  {
    id: 'notification-deadlines.us-ny-anywhere',
    lead: 'The breach law of New York binds whoever holds computerised private information of residents of New York. An office there is not asked for.',
    basis: 'Whoever holds computerised private information of residents of New York.',
    ...onPageOf('us-ny'),
  },
  {
    id: 'notification-deadlines.us-ny-thirty',
    lead: 'In New York residents are told without delay, at most 30 days from discovery, and the authorities with them.',
    basis: 'without delay, at most 30 days',
    ...onPageOf('us-ny', { duration: 'notification-deadlines.us-ny-thirty' }),
  },
  {
    id: 'notification-deadlines.us-ny-dfs-supplier',
    lead: 'Under New York’s DFS an incident at an affiliate or a supplier counts as well as one at the firm itself: 72 hours from determining that it occurred.',
    basis: 'a cybersecurity incident occurred at them, an affiliate or a supplier',
    ...onPageOf('us-ny-dfs', { start: 'notification-deadlines.us-ny-dfs-supplier' }),
  },
  {
    id: 'notification-deadlines.us-ny-dfs-updates',
    lead: 'New York’s DFS wants the form on its portal within 72 hours, and updates as facts change. The first form does not end the matter.',
    basis: 'Updates as facts change',
    ...onPageOf('us-ny-dfs', { how: 'notification-deadlines.us-ny-dfs-updates' }),
  },
  {
    id: 'notification-deadlines.us-ny-dfs-licensed',
    lead: 'Part 500 binds firms licensed under the banking, insurance or financial services law of New York. A firm without such a licence is not named there.',
    basis: 'Firms licensed under the banking, insurance or financial services law of New York',
    ...onPageOf('us-ny-dfs'),
  },
  {
    id: 'notification-deadlines.us-tx-two-limits',
    lead: 'In Texas the Attorney General is told sooner than the people: within 30 days if 250 or more Texans are affected, while individuals are told without delay, at most 60 days. Both count from your decision.',
    basis: 'Texas Attorney General',
    ...onPageOf('us-tx', { duration: 'notification-deadlines.us-tx-two-limits' }),
  },
  {
    id: 'notification-deadlines.us-tx-below',
    lead: 'Below 250 Texans no notice to the Attorney General is named, but the people are told all the same: without delay, at most 60 days. From 250 on, the Attorney General is told within 30 days.',
    basis: 'If 250 or more Texans are affected',
    ...onPageOf('us-tx', { who: 'notification-deadlines.us-tx-below' }),
  },
  {
    id: 'notification-deadlines.us-tx-excused',
    lead: 'In Texas encryption without the key may free you of the notice; law enforcement, or time to fix the scope and restore systems, may delay it.',
    support: 'Whether it applies in your case, counsel decides.',
    basis: 'Encryption without the key, law enforcement, or time to determine the scope and restore systems.',
    ...onPageOf('us-tx'),
  },
  {
    id: 'notification-deadlines.us-tx-business',
    lead: 'The law of Texas binds whoever does business in Texas and holds sensitive personal information of its people. A seat in Texas is not asked for.',
    basis: 'Whoever does business in Texas and holds sensitive personal information of its people.',
    ...onPageOf('us-tx'),
  },
  {
    id: 'notification-deadlines.us-tx-letter',
    lead: 'The notice to individuals in Texas says what happened, with dates, which data, what you are doing and what they can do, and a contact. The Attorney General gets the online form and a copy of it.',
    basis: 'What happened, with dates',
    ...onPageOf('us-tx', { how: 'notification-deadlines.us-tx-letter' }),
  },
  {
    id: 'notification-deadlines.us-ma-number',
    lead: 'Massachusetts names no number of days: residents, the Attorney General and Consumer Affairs are told without delay, from knowledge or reason to know.',
    basis: 'Without delay',
    ...onPageOf('us-ma', { duration: 'notification-deadlines.us-ma-number' }),
  },
  {
    id: 'notification-deadlines.us-ma-offices',
    lead: 'In Massachusetts you tell the residents, the Attorney General and Consumer Affairs, all without delay. The Attorney General alone is not enough; the page names no number of residents below which it falls away.',
    basis: 'The residents, the Massachusetts Attorney General and Consumer Affairs',
    ...onPageOf('us-ma', {
      who: 'notification-deadlines.us-ma-offices',
      where: 'notification-deadlines.us-ma-offices',
    }),
  },
  {
    id: 'notification-deadlines.us-ma-state-notice',
    lead: 'The notice to the state of Massachusetts says what happened, how many residents are concerned, and what you do. Residents read of their rights, and of 18 months of credit monitoring if Social Security numbers are concerned.',
    basis: 'For the state: what happened, how many residents, what you are doing',
    ...onPageOf('us-ma', { how: 'notification-deadlines.us-ma-state-notice' }),
  },
  {
    id: 'notification-deadlines.us-ma-owner',
    lead: 'The law of Massachusetts binds whoever owns or licenses personal information of residents. An office in the state is not asked for.',
    basis: 'Whoever owns or licenses personal information of residents.',
    ...onPageOf('us-ma'),
  },
  {
    id: 'notification-deadlines.us-ma-description',
    lead: 'The letter to residents of Massachusetts gives their rights, without a description of the breach itself: confirm this with counsel. The state of Massachusetts is told what happened.',
    support: 'If Social Security numbers are concerned, the letter offers 18 months of credit monitoring.',
    basis: 'without a description of the breach itself',
    ...onPageOf('us-ma'),
  },
];
