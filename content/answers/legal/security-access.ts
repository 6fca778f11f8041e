import type { AnswerEntry } from '../types.ts';

export const SECURITY_ACCESS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.access',
    lead: 'Access is granted by role and engagement, approved by the person accountable for the engagement, and set to expire.',
    support:
      'People see what their current task requires, prove who they are with a second factor, and lose access when the task ends.',
    place: '/security#identity-and-access',
    basis:
      'Access is granted by role and engagement, approved by the person accountable for the engagement, and set to expire.',
    follow: {
      duration: 'security.leavers',
      who: 'security.administrators',
      how: 'security.multi-factor',
      proof: 'security.failed-sign-ins',
    },
  },
  {
    id: 'security.multi-factor',
    lead: 'Multi-factor authentication guards every system that holds client data, and remote access to them without exception.',
    support:
      'This website holds no client material; its staff area asks for a password, and for a one-time code once a member of staff has set one up.',
    place: '/security#identity-and-access',
    basis:
      'Multi-factor authentication guards every system that holds client data, and remote access to them without exception.',
    follow: { who: 'security.access' },
  },
  {
    id: 'security.administrators',
    lead: 'Administrator rights belong to separate accounts, are given for a limited time and leave a record of their use.',
    place: '/security#identity-and-access',
    basis:
      'Administrator rights belong to separate accounts, are given for a limited time and leave a record of their use.',
    follow: { how: 'security.access' },
  },
  {
    id: 'security.leavers',
    lead: 'Rights are reviewed at fixed intervals and withdrawn on the day someone leaves or changes task. The page names no length of the intervals.',
    place: '/security#identity-and-access',
    basis: 'Rights are reviewed at fixed intervals and withdrawn on the day someone leaves or changes task.',
    follow: { how: 'security.access' },
  },
  {
    id: 'security.failed-sign-ins',
    lead: 'Failed sign-ins are limited and logged. The page states no number of attempts and no alarm.',
    place: '/security#identity-and-access',
    basis: 'Failed sign-ins are limited and logged.',
    follow: { how: 'security.multi-factor' },
  },
];
