import { FIRM } from '../../firm.ts';
import { IDENTITY } from '../../identity.ts';
import type { AnswerEntry } from '../types.ts';

export const PRIVACY_POLICY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'privacy.children',
    lead: 'This site is not directed to anyone under 16, and we delete data of a child as soon as we learn of it.',
    place: '/privacy#children',
    basis: 'not directed to anyone under 16, and we delete data of a child as soon as we learn of it.',
    follow: { start: 'privacy.request' },
  },
  {
    id: 'privacy.changes',
    lead: 'We publish the new text; “Reviewed” at the top of the page gives the month of the latest text. If a change affects data already given to us in a way you would not expect, we tell you before it takes effect.',
    place: '/privacy#changes',
    basis:
      'When we change this policy, we publish the new text here; “Reviewed” gives the month of the latest text.',
    follow: { duration: 'privacy.updated' },
  },
  {
    id: 'privacy.updated',
    lead: 'The Privacy Policy was last updated in January 2024 and reviewed in November 2026.',
    place: '/privacy',
    basis: 'Last updated January 2024',
    follow: { how: 'privacy.changes' },
  },
  {
    id: 'privacy.reach',
    lead: `${FIRM.privacyEmail}, by post to ${IDENTITY.postalAddress}, or ${FIRM.phone.label}, ${FIRM.officeHours}.`,
    place: '/privacy#reach-us',
    basis: FIRM.privacyEmail,
    follow: {
      cost: 'privacy.request-cost',
      duration: 'privacy.request-time',
      where: 'privacy.reach',
      start: 'privacy.request',
    },
  },
];
