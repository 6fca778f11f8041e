import type { AnswerEntry } from '../types.ts';

export const FULL_SERVICE_CONSULTING_PEOPLE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'full-service-consulting.team',
    lead: 'One partner leads from first meeting to handover, with the people named in the proposal. If one of them must be replaced, we propose someone of equal standing before the change.',
    support: 'The partner is present whenever you have to choose.',
    place: '/services/full-service-consulting#questions',
    basis: 'The people named in the proposal.',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'full-service-consulting.team-size',
    lead: 'One partner throughout; two or three consultants in Discover and Design, up to eight beside your own people in Deliver, one or two in Drive. The core changes only if it must.',
    support: 'Deliver lasts six to twelve months, Drive three to six.',
    place: '/services/full-service-consulting#engagement',
    options: [
      'full-service-consulting.team-size',
      'full-service-consulting.team-size',
      'full-service-consulting.team-size',
      'full-service-consulting.team-size',
    ],
    basis: 'Two or three consultants in Discover and Design, up to eight beside your own people in Deliver',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'full-service-consulting.subcontractors',
    lead: 'Should we need an outside expert, you hear who it is and why before that person starts.',
    support:
      'If a person named in the proposal must be replaced, we propose someone of equal standing before the change.',
    place: '/services/full-service-consulting#questions',
    basis: 'Should we need an outside expert, you hear who it is and why before that person starts.',
  },
  {
    id: 'full-service-consulting.needs',
    lead: 'A sponsor who can settle disputes, with an hour a week for it; some of your ablest managers for a substantial share of their time; unwelcome figures early; and a date for every decision.',
    support:
      'Accounts, contracts and complaints are wanted as they are, before anyone has tidied them for us.',
    place: '/services/full-service-consulting#your-part',
    basis: 'One executive with the authority to settle a dispute between departments, and an hour a week',
    follow: { proof: 'case-studies.retail' },
  },
];
