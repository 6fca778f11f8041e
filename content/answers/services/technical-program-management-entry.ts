import type { AnswerEntry } from '../types.ts';

export const TECHNICAL_PROGRAM_MANAGEMENT_ENTRY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technical-program-management.independence',
    lead: 'We are independent of vendors: no commissions, no resale.',
    place: '/services/technical-program-management#approach',
    basis: 'No commissions, no resale',
  },
  {
    id: 'technical-program-management.two-ways',
    lead: 'You can have a review, three to four weeks for a fixed fee, or a lead, usually for six months to two years on a monthly retainer. A review is done by a lead and two engineers; leadership adds a planner and a cost controller to the lead.',
    support: 'Leadership is confirmed at every gate and ends sooner if you can take over.',
    place: '/services/technical-program-management#engagement',
    basis: 'A review in four weeks, a lead for as long as it takes',
    options: ['technical-program-management.review', 'technical-program-management.leadership'],
  },
  {
    id: 'technical-program-management.leadership',
    lead: 'Leadership usually lasts six months to two years and is confirmed at every gate, with a lead, a planner and a cost controller, for a monthly retainer. It ends sooner if you can take over. The site names no amounts.',
    support:
      'The rest of the team are your own staff. The retainer is for a named team, never a share of the programme’s budget.',
    place: '/services/technical-program-management#engagement',
    basis: 'Leadership usually lasts from six months to two years',
    follow: {
      cost: 'technical-program-management.cost',
      who: 'technical-program-management.team',
      duration: 'technical-program-management.duration',
    },
  },
  {
    id: 'technical-program-management.entry-points',
    lead: 'We come in at three points: at the start, to set up the programme and run it with your staff; in difficulty, to repair it or advise you to end it; and opposite a vendor, with engineers on your side of the table.',
    place: '/services/technical-program-management#entry-points',
    basis: 'Three moments to call us in',
    options: [
      'technical-program-management.at-start',
      'technical-program-management.rescue',
      'technical-program-management.vendor',
    ],
  },
  {
    id: 'technical-program-management.at-start',
    lead: 'At the start, with an approval and a budget in hand, we set up the programme and run it with your staff.',
    support:
      'That covers mandate, governance and first baseline, vendor selection and payment milestones, and a core team drawn mostly from your own ranks.',
    place: '/services/technical-program-management#entry-points',
    basis: 'We set up the programme and run it with your staff.',
    follow: { who: 'technical-program-management.staffing' },
  },
  {
    id: 'technical-program-management.rescue',
    lead: 'We establish the position from the work itself, then repair the programme or advise you to end it. The review takes three to four weeks, with a lead and two engineers.',
    support:
      'It brings an independent reading of what is finished, scope cut to what the business cannot do without, and a fresh baseline or a reasoned case for stopping.',
    place: '/services/technical-program-management#entry-points',
    basis:
      'We establish the position from the work itself, then repair the programme or advise you to end it.',
    follow: {
      cost: 'technical-program-management.review',
      duration: 'technical-program-management.review',
      who: 'technical-program-management.review',
      proof: 'case-studies.retail',
    },
  },
  {
    id: 'technical-program-management.vendor',
    lead: 'We put engineers on your side of the table who read what a supplier delivers and say whether it is what you bought.',
    support:
      'Deliverables are inspected before payment is released, change requests priced and challenged, and knowledge secured for the day the contract expires.',
    place: '/services/technical-program-management#entry-points',
    basis:
      'you need engineers on your side of the table who can read what arrives and say whether it is what you bought',
    follow: { who: 'technical-program-management.staffing' },
  },
  {
    id: 'technical-program-management.staffing',
    lead: 'We rarely replace your programme managers. We supply the lead and a small office, and coach the managers you have; by the last stage one of them should be chairing the weekly meeting.',
    support:
      'For leadership we send a lead, a planner and a cost controller; for a review, a lead and two engineers.',
    place: '/services/technical-program-management#questions',
    basis: 'We supply the lead and a small office, and coach the managers you have.',
  },
  {
    id: 'technical-program-management.responsibility',
    lead: 'You keep the business decision, and each vendor remains bound by its contract. We answer for the plan, for the truth of the reports and for the speed at which a problem reaches someone able to solve it.',
    support: 'Those duties are written into our agreement.',
    place: '/services/technical-program-management#questions',
    basis: 'You keep the business decision, and each vendor remains bound by its contract.',
  },
];
