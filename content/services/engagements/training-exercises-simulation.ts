import type { Section } from '../../types.ts';

export const TRAINING_EXERCISES_SIMULATION_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper',
  heading: 'Six weeks to a tabletop, six months to full scale',
  size: {
    duration:
      'A tabletop for an executive team takes four to six weeks to prepare and half a day to play. A full-scale exercise across several sites takes four to six months, mostly for safety planning and other people’s diaries. The report follows within ten working days.',
    team: 'An exercise director, two writers, a safety officer and an observer beside every decision-maker. Full scale adds controllers at each site.',
    price:
      'A fixed price, set once the design is approved and invoiced after delivery, with headsets and model building itemised. A yearly programme can run on a retainer.',
  },
  sample: {
    title: 'Exercise script, first page',
    subject: 'Fictional water company, executive tabletop, half a day',
    parts: [
      {
        heading: 'What is tested',
        lines: [
          { name: 'Aim', text: 'Decide within 60 minutes whether to warn the public, on incomplete facts.' },
          {
            name: 'Measure',
            text: 'Minutes from first doubt to first statement, and how often it is reversed.',
          },
        ],
      },
      {
        heading: 'Injects',
        lines: [
          { name: '09:05', text: 'Control room: no chlorine in one zone. Is it the water or the sensor?' },
          {
            name: '09:20',
            text: 'A hospital asks if dialysis may go on. It needs an answer in ten minutes.',
          },
          { name: '09:35', text: 'The duty director is on a flight. The plan names no deputy.' },
          { name: '09:50', text: 'A councillor posts that the water is poisoned. 40,000 views.' },
          { name: '10:10', text: 'The second sample is clean. The laboratory signs nothing before noon.' },
        ],
      },
      {
        heading: 'For the observers',
        lines: [{ name: 'Watch', text: 'Who notices that the warning has no owner, and at what time.' }],
      },
    ],
  },
} satisfies Section;
