import type { AnswerEntry } from '../types.ts';

export const TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'training-exercises-simulation.analysis',
    lead: 'We read plans and past incidents, and agree with the sponsor which abilities are to be tested.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'Read plans and past incidents, and agree with the sponsor which abilities are to be tested.',
    follow: { how: 'training-exercises-simulation.stages' },
  },
  {
    id: 'training-exercises-simulation.stages',
    lead: 'Five steps: analyze what is to be tested, design the scenario, develop the material, deliver the exercise with a debrief the same day, and evaluate up to the retest.',
    support:
      'Safety, legal and staff questions are cleared in the design, and the material is tried on people who will not take part.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'How we make and run an exercise',
    options: [
      'training-exercises-simulation.analysis',
      'training-exercises-simulation.clearance',
      'training-exercises-simulation.try-out',
      'training-exercises-simulation.day',
      'training-exercises-simulation.follow-up',
    ],
    follow: { proof: 'case-studies.healthcare' },
  },
  {
    id: 'training-exercises-simulation.day',
    lead: 'On the day we brief, play, pause where necessary and debrief the same day.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'Brief, play, pause where necessary and debrief the same day.',
  },
  {
    id: 'training-exercises-simulation.follow-up',
    lead: 'We rank the defects, give each an owner and fix the date of the next attempt.',
    support: 'The report follows within ten working days.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'Rank the defects, give each an owner and fix the date of the next attempt.',
  },
  {
    id: 'training-exercises-simulation.duration',
    lead: 'A tabletop for an executive team takes four to six weeks to prepare and half a day to play. Full scale across several sites takes four to six months, mostly for safety planning and other people’s diaries.',
    support:
      'The report follows within ten working days. The price is fixed, and set once the design is approved.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'A tabletop for an executive team takes four to six weeks to prepare and half a day to play.',
    follow: { proof: 'case-studies.healthcare' },
  },
  {
    id: 'training-exercises-simulation.team',
    lead: 'An exercise director, two writers, a safety officer and an observer beside every decision-maker. Full scale adds controllers at each site. The site names no person.',
    support:
      'The safety officer can halt play at any time. Press, officials and families are played by specialists.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'An exercise director, two writers, a safety officer and an observer beside every decision-maker.',
    follow: { proof: 'case-studies.healthcare' },
  },
  {
    id: 'training-exercises-simulation.disturbance',
    lead: 'An exercise disturbs operations only where you decide that it may. Messages are marked as exercise traffic, and real systems are touched under a written permit.',
    support: 'Control rooms and emergency services are told.',
    place: '/services/training-exercises-simulation#questions',
    basis: 'Only where you decide that it may.',
  },
  {
    id: 'training-exercises-simulation.report',
    lead: 'The report is addressed to the sponsor, who decides on further readers.',
    support: 'It follows within ten working days.',
    place: '/services/training-exercises-simulation#questions',
    basis: 'The report is addressed to the sponsor, who decides on further readers.',
    follow: {
      duration: 'training-exercises-simulation.report-time',
      who: 'training-exercises-simulation.report',
    },
  },
  {
    id: 'training-exercises-simulation.preparation',
    lead: 'Participants need very little: a diary kept free for the exercise, one page to read and whatever they would have at hand on a normal shift.',
    support:
      'Your planners, one from each function, give considerably more. A tabletop for an executive team takes half a day to play.',
    place: '/services/training-exercises-simulation#questions',
    basis: 'one page to read and whatever they would have at hand on a normal shift',
  },
  {
    id: 'training-exercises-simulation.cost',
    lead: 'An exercise has a fixed price, set once the design is approved and invoiced after delivery, with headsets and model building itemised. The site names no amounts.',
    support:
      'A tabletop takes four to six weeks to prepare, full scale four to six months; the report follows within ten working days. A yearly programme can run on a retainer.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'A fixed price, set once the design is approved and invoiced after delivery',
    follow: { proof: 'case-studies.healthcare' },
  },
  {
    id: 'training-exercises-simulation.yearly',
    lead: 'A yearly programme can run on a retainer, which either side may end with 30 days’ notice in writing. The site names no amounts.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
  },
  {
    id: 'training-exercises-simulation.payment',
    lead: 'An exercise at a fixed price is invoiced after delivery, and the invoice is due in 30 days from its date.',
    support: 'A yearly programme that runs as a retainer is invoiced in advance for each period.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { duration: 'training-exercises-simulation.payment' },
  },
  {
    id: 'training-exercises-simulation.start',
    lead: 'Name the event your team jokes about and has never practised. We will tell you which exercise fits it and how long it takes to build.',
    place: '/services/training-exercises-simulation#next-step',
    basis: 'Name the event your team jokes about and has never practised.',
  },
];
