import type { AnswerEntry } from '../types.ts';

export const FULL_SERVICE_CONSULTING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'full-service-consulting.overview',
    lead: 'We take on a strategic question from end to end: establish what is true, design the answer, put it in place with your people and stay until it runs.',
    support:
      'It covers strategy, organisation, technology and people, in four stages at which you can stop, led by one partner from first meeting to handover.',
    place: '/services/full-service-consulting',
    basis: 'We take on a strategic question from end to end',
    follow: {
      proof: 'full-service-consulting.success-fee',
      difference: 'full-service-consulting.difference',
    },
  },
  {
    id: 'full-service-consulting.implement',
    lead: 'We also carry it out. We put the answer in place with your people and stay until it runs; the partner who presents the diagnosis is still there when its assumptions are tested.',
    place: '/services/full-service-consulting',
    basis: 'put it in place with your people and stay until it runs',
  },
  {
    id: 'full-service-consulting.only-advice',
    lead: 'We do more than advise. We put the answer in place with your people and stay until it runs; the partner who presents the diagnosis is still there when its assumptions are tested.',
    place: '/services/full-service-consulting',
    basis: 'The partner who presents the diagnosis is still there when its assumptions are tested.',
  },
  {
    id: 'full-service-consulting.difference',
    lead: 'Strategy is lost at the handovers from one firm to the next, where nobody owns the gap between what the board approved and what is done. So we contract for all of it, with a core team that changes only if it must.',
    support:
      'Consultants who wrote the business case meet it again in the operating figures, which makes for more careful business cases.',
    place: '/services/full-service-consulting#approach',
    basis: 'Nobody owns the gap between what the board approved',
  },
  {
    id: 'full-service-consulting.stages',
    lead: 'Four stages with a choice after each: Discover finds the problem and its cost, Design works out options, Deliver builds with your people, Drive runs the result against its targets.',
    place: '/services/full-service-consulting#stages',
    options: [
      'full-service-consulting.discover',
      'full-service-consulting.design',
      'full-service-consulting.deliver',
      'full-service-consulting.drive',
    ],
    basis: 'Four stages, and a choice after each',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'full-service-consulting.discover',
    lead: 'In Discover we interview, count and observe until we can say what the problem is and what it costs: four to six weeks, at a fixed price. You receive a diagnosis short enough to read before a meeting, with its evidence behind it.',
    support: 'Two or three consultants do it, under one partner.',
    place: '/services/full-service-consulting#stages',
    basis: 'You receive a diagnosis short enough to read before a meeting',
    follow: { who: 'full-service-consulting.team-size', contents: 'full-service-consulting.discover' },
  },
  {
    id: 'full-service-consulting.sample',
    lead: 'The page shows a sample: the first page of a diagnosis, with the finding and its cost, the evidence and its weakest part, and the choice ahead. Everything in it is invented.',
    place: '/services/full-service-consulting#engagement',
    basis: 'Diagnosis, first page',
  },
  {
    id: 'full-service-consulting.design',
    lead: 'In Design, two or three genuine options are worked out in equal depth, including the one you favour least, in six to eight weeks at a fixed price. You choose, with cost, risk and consequences in front of you. The site names no amounts.',
    support: 'Two or three consultants do it, under one partner.',
    place: '/services/full-service-consulting#stages',
    basis: 'Two or three genuine options are worked out in equal depth',
    follow: { who: 'full-service-consulting.team-size', contents: 'full-service-consulting.design' },
  },
  {
    id: 'full-service-consulting.deliver',
    lead: 'In Deliver, mixed teams build the processes, systems, contracts and roles, and bring them into service area by area, starting where a mistake is easily put right. It lasts six to twelve months, for a monthly fee. The site names no amounts.',
    support: 'Up to eight of our people work beside your own.',
    place: '/services/full-service-consulting#stages',
    basis: 'Mixed teams build the processes, systems, contracts and roles',
    follow: { who: 'full-service-consulting.team-size', contents: 'full-service-consulting.deliver' },
  },
  {
    id: 'full-service-consulting.drive',
    lead: 'In Drive the new operation is run against its targets, for three to six months. We tune it, prepare the successors to our own roles and withdraw once the figures stay on target.',
    support: 'One or two of our consultants stay for it, for a monthly fee.',
    place: '/services/full-service-consulting#stages',
    follow: { who: 'full-service-consulting.team-size', contents: 'full-service-consulting.drive' },
    basis: 'prepare the successors to our own roles and withdraw once the figures stay on target',
  },
];
