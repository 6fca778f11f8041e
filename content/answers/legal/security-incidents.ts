import type { AnswerEntry } from '../types.ts';

export const SECURITY_INCIDENTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.own-incident',
    lead: 'A suspected incident in our own systems is declared by whoever notices it, without asking permission. First response follows in under 15 minutes, at any hour, under a written plan with named roles.',
    support: 'Contain first, preserve evidence, and decide on recovery with the facts in view.',
    place: '/security#crisis-response',
    basis:
      'A suspected incident in our own systems is declared by whoever notices it, without asking permission.',
    follow: {
      duration: 'security.own-incident',
      who: 'security.client-notice',
      how: 'security.review',
      proof: 'security.plan-exercised',
    },
  },
  {
    id: 'security.incident-steps',
    lead: 'Contain first, preserve evidence, and decide on recovery with the facts in view.',
    place: '/security#crisis-response',
    basis: 'Contain first, preserve evidence, and decide on recovery with the facts in view.',
    follow: { duration: 'security.own-incident', how: 'security.review' },
  },
  {
    id: 'security.past-incidents',
    lead: 'The site states no past incident of ours, and no figures of any. What it says is how we respond: a written plan with named roles, and first response in under 15 minutes, at any hour.',
    place: '/security#crisis-response',
    basis: 'First response follows in under 15 minutes, at any hour, under a written plan with named roles.',
    follow: { how: 'security.own-incident', start: 'security.questionnaires' },
  },
  {
    id: 'security.client-notice',
    lead: 'We tell affected clients without undue delay what happened, what it means for them and what is not yet known, within the limits that contract and law set.',
    support:
      'We notify authorities where the law requires it, hold a review without blame and share its findings with those affected.',
    place: '/security#crisis-response',
    basis: 'Tell affected clients without undue delay what happened, what it means for them',
    follow: { duration: 'security.client-notice', who: 'security.authority-notice', how: 'security.review' },
  },
  {
    id: 'security.authority-notice',
    lead: 'We notify authorities where the law requires it, and support clients with their own notices.',
    place: '/security#crisis-response',
    basis: 'Notify authorities where the law requires it, and support clients with their own notices.',
    follow: {
      duration: 'security.client-notice',
      who: 'security.client-notice',
      how: 'security.client-notice',
    },
  },
  {
    id: 'security.review',
    lead: 'We hold a review without blame, share its findings with those affected, and track each action until it is closed.',
    place: '/security#crisis-response',
    basis:
      'Hold a review without blame, share its findings with those affected, and track each action until it is closed.',
    follow: { who: 'security.client-notice' },
  },
  {
    id: 'security.plan-exercised',
    lead: 'The plan is exercised regularly, with executives in their own roles and with something important missing.',
    place: '/security#crisis-response',
    basis:
      'The plan is exercised regularly, with executives in their own roles and with something important missing.',
    follow: { duration: 'security.plan-exercised', who: 'security.plan-exercised' },
  },
  {
    id: 'security.no-guarantee',
    lead: 'We give no such guarantee: no measure makes a breach impossible, and we plan for the day one of them fails. We say what we cannot guarantee.',
    place: '/security#transparency',
    basis: 'No measure on this page makes a breach impossible, and we plan for the day one of them fails.',
    follow: { how: 'security.own-incident' },
  },
  {
    id: 'security.updated',
    lead: 'The page Security and Data Protection was last updated in November 2026.',
    place: '/security',
    basis: 'Last updated November 2026',
  },
];
