import type { AnswerEntry } from '../types.ts';

export const FULL_SERVICE_CONSULTING_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'full-service-consulting.choice-duration',
    lead: 'Ten to fourteen weeks to a choice: Discover takes four to six weeks and Design six to eight.',
    support: 'Deliver then lasts six to twelve months, Drive three to six.',
    place: '/services/full-service-consulting#engagement',
    basis: 'Ten to fourteen weeks to a choice',
    follow: { who: 'full-service-consulting.team-size' },
  },
  {
    id: 'full-service-consulting.scope',
    lead: 'Strategy, organisation, technology and people are all in scope: we contract for all of it, in stages at which you can stop.',
    place: '/services/full-service-consulting#approach',
    basis: 'Strategy, organisation, technology, people',
  },
  {
    id: 'full-service-consulting.rivals',
    lead: 'We work out the likely responses of your two nearest rivals to the moves that you consider.',
    support:
      'It is part of the question where to compete, argued from how customers behave and what each really earns.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'The likely responses of your two nearest rivals',
  },
  {
    id: 'full-service-consulting.stop-signs',
    lead: 'You get a sequence of moves, with the signs that say stop.',
    support:
      'It belongs to the question where to compete: markets, products and sites to enter, defend or give up.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'A sequence of moves, with the signs that say stop',
  },
  {
    id: 'full-service-consulting.customer-profit',
    lead: 'We work out the profit by customer group after the full cost to serve.',
    support:
      'It is part of the question where to compete, argued from how customers behave and what each really earns.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Profit by customer group after the full cost to serve',
  },
  {
    id: 'full-service-consulting.employee-representatives',
    lead: 'The staffing plan is discussed with employee representatives.',
    support:
      'It is part of how to organise, where layers and committees are counted and justified and decision rights put on a single page.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'A staffing plan discussed with employee representatives',
  },
  {
    id: 'full-service-consulting.decision-rights',
    lead: 'Decision rights are put on a single page, and layers and committees are counted and justified.',
    support:
      'It is part of how to organise: structure, support functions and authority fitted to the strategy, down to who signs what.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Decision rights on a single page',
  },
  {
    id: 'full-service-consulting.cash-view',
    lead: 'The executive committee gets a weekly view of cash. In a recovery, cash comes first, then causes, then the work that removes them.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'A weekly view of cash for the executive committee',
  },
  {
    id: 'full-service-consulting.ledger',
    lead: 'The improvements can be found in the ledger; cost and service are measured along each process.',
    support: 'This is how performance is recovered for a business that has slipped behind its plan.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Improvements that can be found in the ledger',
  },
  {
    id: 'full-service-consulting.merger-people',
    lead: 'In a merger or a separation, key people are spoken to in the first week.',
    support: 'It is prepared before the announcement and led through the first year.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Key people spoken to in the first week',
  },
  {
    id: 'full-service-consulting.merger-savings',
    lead: 'Promised savings of a merger are traced to individual budgets.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'Promised savings traced to individual budgets',
  },
  {
    id: 'full-service-consulting.merger-day-one',
    lead: 'The aim is a first day that customers hardly notice.',
    support:
      'Mergers, separations and shared services are prepared before the announcement and led through the first year.',
    place: '/services/full-service-consulting#questions-we-take-on',
    basis: 'A first day that customers hardly notice',
  },
  {
    id: 'full-service-consulting.sponsor',
    lead: 'The sponsor is one executive with the authority to settle a dispute between departments, and an hour a week in which to do it.',
    place: '/services/full-service-consulting#your-part',
    basis: 'One executive with the authority to settle a dispute between departments, and an hour a week',
  },
  {
    id: 'full-service-consulting.own-people',
    lead: 'We ask for some of your ablest managers for a substantial share of their time, because what only outsiders have learned leaves with them.',
    place: '/services/full-service-consulting#your-part',
    basis: 'Some of your ablest managers for a substantial share of their time.',
  },
  {
    id: 'full-service-consulting.raw-figures',
    lead: 'We ask for unwelcome figures early: accounts, contracts and complaints as they are, before anyone has tidied them for us.',
    place: '/services/full-service-consulting#your-part',
    basis: 'Accounts, contracts and complaints as they are, before anyone has tidied them for us.',
  },
  {
    id: 'full-service-consulting.decision-dates',
    lead: 'We ask for the date of the decision when a stage opens, and prepare for that date, because options age.',
    place: '/services/full-service-consulting#your-part',
    basis: 'We ask for the date of the decision when a stage opens, and prepare for that date.',
  },
  {
    id: 'full-service-consulting.partner',
    lead: 'One partner leads from first meeting to handover and is present whenever you have to choose.',
    place: '/services/full-service-consulting#engagement',
    basis: 'One partner, first meeting to handover',
  },
  {
    id: 'full-service-consulting.business-case',
    lead: 'Consultants who wrote the business case meet it again in the operating figures, which makes for more careful business cases.',
    support: 'At the end the original business case is compared with what happened.',
    place: '/services/full-service-consulting#approach',
    basis: 'Consultants who wrote the business case therefore meet it again in the operating figures',
    follow: { proof: 'full-service-consulting.success-fee' },
  },
  {
    id: 'full-service-consulting.sample-finding',
    lead: 'In the invented sample, a carrier’s parcels are late because three depots lose the hour between 04:00 and 05:00. It costs £4.1m a year; vehicles and drivers are not the cause.',
    support: 'The cost lies between £3.4m and £4.9m, in claims, overtime and lost contracts.',
    place: '/services/full-service-consulting#engagement',
    basis: 'Parcels are late because three depots lose the hour between 04:00 and 05:00.',
  },
  {
    id: 'full-service-consulting.sample-evidence',
    lead: 'The invented sample diagnosis rests on 11 weeks of scans, 42 routes followed from dock to door and 63 interviews, half of them on night shift.',
    support: 'Its weakest point is named: two depots keep no sorting log, and their share is estimated.',
    place: '/services/full-service-consulting#engagement',
    basis: '63 interviews, half of them on night shift.',
  },
  {
    id: 'full-service-consulting.sample-choice',
    lead: 'In the invented sample the options are to move the cut-off, split the sort, or close one depot. The decision is due in week 14, as the depot leases renew in week 20.',
    place: '/services/full-service-consulting#engagement',
    basis: 'Move the cut-off, split the sort, or close one depot.',
  },
];
