import type { AnswerEntry } from '../../types.ts';
import { followOf } from './follow.ts';

/** Conditions and individual duties of the laws of American states, beyond what their data tells of each law. */
export const AMERICAN_STATE_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.us-tx-attorney-general',
    lead: 'Besides the people affected, the Texas Attorney General is told if 250 or more Texans are affected: within 30 days of deciding that the threshold is met, with the online form and a copy of the notice.',
    place: '/resources/notification-deadlines/us-tx',
    basis: 'If 250 or more Texans are affected',
    follow: {
      cost: 'notification-deadlines.us-tx-penalty',
      duration: 'notification-deadlines.us-tx-attorney-general',
      who: 'notification-deadlines.us-tx-attorney-general',
      where: 'notification-deadlines.us-tx-attorney-general',
      start: 'notification-deadlines.us-tx-clock',
      how: 'notification-deadlines.us-tx-contents',
    },
  },
  {
    id: 'notification-deadlines.us-tx-bureaus',
    lead: 'In Texas, above 10,000 people the credit bureaus are told too. The Attorney General is told within 30 days if 250 or more Texans are affected, individuals without delay, at most 60 days.',
    support: 'General information, not legal advice.',
    place: '/resources/notification-deadlines/us-tx',
    basis: 'Above 10,000 people the credit bureaus are told too.',
    follow: {
      ...followOf('us-tx'),
      who: 'notification-deadlines.us-tx-bureaus',
      where: 'notification-deadlines.us-tx-bureaus',
    },
  },
  {
    id: 'notification-deadlines.us-ca-attorney-general',
    lead: 'The California Attorney General gets one sample of the notice, without personal data, if more than 500 residents are told: within 15 days of sending the notice to residents.',
    place: '/resources/notification-deadlines/us-ca',
    support:
      'The residents themselves are told within 30 days of discovery. Penalty: private claims of $107 to $799 each. General information, not legal advice.',
    basis: 'If more than 500 residents are told',
    follow: {
      cost: 'notification-deadlines.us-ca-penalty',
      duration: 'notification-deadlines.us-ca-attorney-general',
      who: 'notification-deadlines.us-ca-attorney-general',
      where: 'notification-deadlines.us-ca-attorney-general',
      start: 'notification-deadlines.us-ca-clock',
      how: 'notification-deadlines.us-ca-contents',
    },
  },
  {
    id: 'notification-deadlines.us-ca-claims',
    lead: 'In California customers injured by a violation can claim damages. Separately, if data was stolen for want of reasonable security, each consumer can claim $107 to $799 per incident, or the actual damage if greater.',
    support: 'The sections are 1798.84 and 1798.150. General information, not legal advice.',
    place: '/resources/notification-deadlines/us-ca',
    basis: '$107 to $799 per consumer and incident',
    follow: { ...followOf('us-ca'), cost: 'notification-deadlines.us-ca-claims' },
  },
  {
    id: 'notification-deadlines.us-ca-headings',
    lead: 'A Californian breach notice has set headings: what happened, what information was involved, what we are doing, what you can do, more information.',
    place: '/resources/notification-deadlines/us-ca',
    basis:
      'The set headings: what happened, what information was involved, what we are doing, what you can do, more information',
    follow: { ...followOf('us-ca'), how: 'notification-deadlines.us-ca-headings' },
  },
  {
    id: 'notification-deadlines.us-ny-bureaus',
    lead: 'In New York the Attorney General, the Department of State and the State Police are told with the notice to residents, within 30 days of discovery, and the credit bureaus too above 5,000 people.',
    place: '/resources/notification-deadlines/us-ny',
    basis: 'the credit bureaus above 5,000 people',
    follow: {
      ...followOf('us-ny'),
      who: 'notification-deadlines.us-ny-bureaus',
      where: 'notification-deadlines.us-ny-bureaus',
    },
  },
  {
    id: 'notification-deadlines.us-ny-dfs-ransom',
    lead: 'After paying extortion a firm under New York’s DFS tells the Department within 24 hours that it paid, and gives the reasons within 30 days: why it was necessary, alternatives considered, diligence on sanctions.',
    support: 'The incident itself is told within 72 hours of the decision that the threshold is met.',
    place: '/resources/notification-deadlines/us-ny-dfs',
    basis: 'Notice of an extortion payment',
    follow: {
      ...followOf('us-ny-dfs'),
      duration: 'notification-deadlines.us-ny-dfs-ransom',
      contents: 'notification-deadlines.us-ny-dfs-ransom',
    },
  },
  {
    id: 'notification-deadlines.us-ma-monitoring',
    lead: 'In Massachusetts residents get 18 months of credit monitoring if Social Security numbers are concerned, and are told their rights. The letter must not describe the breach itself: confirm this with counsel.',
    place: '/resources/notification-deadlines/us-ma',
    basis: '18 months of credit monitoring if Social Security numbers are concerned',
    follow: { ...followOf('us-ma'), duration: 'notification-deadlines.us-ma-number' },
  },
];
