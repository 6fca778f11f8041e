import type { AnswerEntry } from '../types.ts';

export const TECHNICAL_PROGRAM_MANAGEMENT_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technical-program-management.review',
    lead: 'A review of an existing programme takes three to four weeks, is done by a lead and two engineers, and has a fixed fee. The site names no amount.',
    support: 'It establishes the position from the work itself: an independent reading of what is finished.',
    place: '/services/technical-program-management#engagement',
    basis: 'A review takes three to four weeks.',
    follow: { duration: 'technical-program-management.review', who: 'technical-program-management.review' },
  },
  {
    id: 'technical-program-management.team',
    lead: 'For leadership we send a lead, a planner and a cost controller, usually for six months to two years; the rest are your own staff. A review takes a lead and two engineers, for three to four weeks.',
    place: '/services/technical-program-management#engagement',
    basis: 'For leadership a lead, a planner and a cost controller; the rest are your own staff.',
    follow: { duration: 'technical-program-management.duration', proof: 'case-studies.retail' },
  },
  {
    id: 'technical-program-management.contents',
    lead: 'You get one page a week, signed by the programme lead, with date, cost and what would change either; and on file at the end, signed acceptance, costs reconciled, an operation that is staffed, and lessons with an owner.',
    support:
      'In difficulty you first get an independent reading of what is finished, then a fresh baseline or a reasoned case for stopping.',
    place: '/services/technical-program-management#handover',
    basis: 'On file when we leave',
  },
  {
    id: 'technical-program-management.vendor-selection',
    lead: 'We do vendor selection and payment milestones when we set up a programme.',
    support:
      'Mandate, governance and first baseline are set up too. We take no commissions and resell nothing.',
    place: '/services/technical-program-management#entry-points',
    basis: 'Vendor selection and payment milestones',
  },
  {
    id: 'technical-program-management.inspection',
    lead: 'Deliverables are inspected before payment is released, by engineers on your side of the table who say whether it is what you bought.',
    place: '/services/technical-program-management#entry-points',
    basis: 'Deliverables inspected before payment is released',
  },
  {
    id: 'technical-program-management.change-requests',
    lead: 'We price and challenge the vendor’s change requests.',
    support: 'Deliverables are inspected too, before payment is released.',
    place: '/services/technical-program-management#entry-points',
    basis: 'Change requests priced and challenged',
  },
  {
    id: 'technical-program-management.vendor-knowledge',
    lead: 'We secure the vendor’s knowledge for the day the contract expires.',
    place: '/services/technical-program-management#entry-points',
    basis: 'Knowledge secured for the day the contract expires',
  },
  {
    id: 'technical-program-management.bad-news',
    lead: 'A manager who brings bad news early is thanked in front of the others.',
    place: '/services/technical-program-management#approach',
    basis: 'a manager who brings bad news early is thanked in front of the others',
  },
  {
    id: 'technical-program-management.green-cause',
    lead: 'Dishonesty is seldom the cause: effort is counted as progress, every workstream rounds up, and the layer above removes the doubts that would spoil the page.',
    support: 'By the time the sponsor hears, the choices that were cheap in spring have gone.',
    place: '/services/technical-program-management#approach',
    basis: 'Dishonesty is seldom the cause.',
  },
  {
    id: 'technical-program-management.forecast',
    lead: 'Forecasts are given as a range, with the reasons for its width.',
    place: '/services/technical-program-management#approach',
    basis: 'Forecasts are given as a range, with the reasons for its width',
  },
  {
    id: 'technical-program-management.always-known',
    lead: 'Every week you see the likely date, the likely cost and what would change either.',
    place: '/services/technical-program-management',
    basis: 'Every week you see the likely date, the likely cost and what would change either.',
    follow: { how: 'technical-program-management.report' },
  },
  {
    id: 'technical-program-management.acceptance',
    lead: 'Each deliverable has been accepted by a user, or its absence has been accepted by the sponsor.',
    place: '/services/technical-program-management#handover',
    basis: 'Each deliverable has been accepted by a user, or its absence has been accepted by the sponsor.',
  },
  {
    id: 'technical-program-management.operation',
    lead: 'Rosters, licences, recovery tests and supplier contacts are with people who were present when the system was built.',
    place: '/services/technical-program-management#handover',
    basis:
      'Rosters, licences, recovery tests and supplier contacts are with people who were present when the system was built.',
  },
  {
    id: 'technical-program-management.scope-cut',
    lead: 'In a rescue the scope is cut to what the business cannot do without, and you get a fresh baseline or a reasoned case for stopping.',
    place: '/services/technical-program-management#entry-points',
    basis: 'Scope cut to what the business cannot do without',
  },
  {
    id: 'technical-program-management.sample-position',
    lead: 'The invented report of week 31 says: live between 9 May and 20 June, £11.2m spent, forecast £18.1m to £19.6m against £18.5m approved, 46 of 112 deliverables accepted.',
    place: '/services/technical-program-management#engagement',
    basis: '£11.2m spent. Forecast £18.1m to £19.6m (approved £18.5m).',
  },
  {
    id: 'technical-program-management.sample-decision',
    lead: 'In the invented report the sponsor decides by Friday on a second test environment: £60,000 now, or three weeks later. More people are not asked for.',
    place: '/services/technical-program-management#engagement',
    basis: 'A second test environment: £60,000 now, or three weeks later.',
  },
];
