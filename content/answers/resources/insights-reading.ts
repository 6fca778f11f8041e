import { INSIGHTS, RECENT_INSIGHTS } from '../../insights.ts';
import type { AnswerEntry } from '../types.ts';

const COUNT = INSIGHTS.length + RECENT_INSIGHTS.length;

/** How many texts there are, how often the briefing comes, and how a subscriber gets to read. */
export const INSIGHTS_READING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights.frequency',
    lead: 'The briefing comes as one email a week, or once a month if you prefer.',
    support:
      'The link in any newsletter opens a page on which you can change how often it comes, and the topics.',
    place: '/insights#newsletter',
    basis: 'One email a week, or once a month if you prefer, short enough to read between meetings.',
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.frequency',
      start: 'insights.subscribe',
      how: 'insights.subscribe',
    },
  },
  {
    id: 'insights.reading-link',
    lead: 'If you are already a subscriber, press “Ask for a reading link” under the newsletter form on the Insights page: the link that we email you opens the full texts in the browser you use. It works once, within a day of the email.',
    place: '/insights#newsletter',
    basis: 'Client or subscriber? Ask for a reading link',
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'privacy.keep-reading',
      who: 'insights.access',
      start: 'insights.subscribe',
    },
  },
  {
    id: 'insights.confirmation',
    lead: 'After you subscribe, we email you a link to confirm your address. If the email is delayed, your sign-up is kept.',
    support:
      'If it does not arrive within a few minutes, check your junk folder. After 24 hours you can sign up again for a new link.',
    place: '/insights#newsletter',
    basis: 'We will email you a link to confirm your address. If the email is delayed, your sign-up is kept.',
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.frequency',
      start: 'insights.subscribe',
      how: 'insights.subscribe',
    },
  },
  {
    id: 'insights.count',
    lead: `The Insights Hub lists ${COUNT} insights; the white papers, case studies, webinars and the library have pages of their own.`,
    place: '/insights',
    basis: `All ${COUNT} insights`,
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.reading-time',
      who: 'insights.authors',
      start: 'insights.subscribe',
      how: 'insights.filter',
    },
  },
];
