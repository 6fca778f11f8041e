import type { AnswerEntry } from '../types.ts';

/** Details of exercises that visitors ask about separately. */
export const TRAINING_EXERCISES_SIMULATION_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'training-exercises-simulation.report-time',
    lead: 'The report follows within ten working days of the exercise.',
    support:
      'It is addressed to the sponsor, who decides on further readers. The debrief is on the day itself.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'The report follows within ten working days.',
    follow: {
      duration: 'training-exercises-simulation.report-time',
      who: 'training-exercises-simulation.report',
      how: 'training-exercises-simulation.follow-up',
    },
  },
  {
    id: 'training-exercises-simulation.contents',
    lead: 'You get an exercise built from your own operations, a debrief the same day, and a report within ten working days: the defects ranked, an owner for each and the date of the next attempt.',
    support:
      'The report is addressed to the sponsor, who decides on further readers. No individual is graded.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'Rank the defects, give each an owner and fix the date of the next attempt.',
    follow: { proof: 'case-studies.healthcare' },
  },
  {
    id: 'training-exercises-simulation.regulator',
    lead: 'If a supervisor has asked for the exercise, we agree the form of the evidence before play, so that candour is not punished.',
    support: 'The report is addressed to the sponsor, who decides on further readers.',
    place: '/services/training-exercises-simulation#questions',
    basis:
      'If a supervisor has asked for the exercise, we agree the form of the evidence before play, so that candour is not punished.',
    follow: { how: 'training-exercises-simulation.report' },
  },
  {
    id: 'training-exercises-simulation.planners',
    lead: 'We need planners from your side, one from each function, who give considerably more time than the participants.',
    place: '/services/training-exercises-simulation#questions',
    basis: 'Your planners, one from each function, give considerably more.',
    follow: {
      who: 'training-exercises-simulation.planners',
      how: 'training-exercises-simulation.preparation',
    },
  },
  {
    id: 'training-exercises-simulation.try-out',
    lead: 'Injects, models, films and maps are tried on people who will not take part before they are used on those who do.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'Make injects, models, films and maps, then try them on people who will not take part.',
    follow: { how: 'training-exercises-simulation.stages' },
  },
  {
    id: 'training-exercises-simulation.clearance',
    lead: 'Safety, legal and staff questions are cleared in the design, together with objectives, scenario and measures.',
    place: '/services/training-exercises-simulation#stages',
    basis: 'Clear safety, legal and staff questions.',
    follow: { how: 'training-exercises-simulation.stages' },
  },
  {
    id: 'training-exercises-simulation.media',
    lead: 'In the leadership programme, statements are recorded, replayed and improved.',
    support:
      'It is for executives and board members who will sign the decisions and stand in front of the cameras.',
    place: '/services/training-exercises-simulation#programmes',
    basis: 'Statements recorded, replayed and improved',
    follow: { how: 'training-exercises-simulation.leadership' },
  },
  {
    id: 'training-exercises-simulation.refreshers',
    lead: 'Skills training brings role cards and checklists for daily use, and refreshers timed to staff turnover.',
    place: '/services/training-exercises-simulation#solutions',
    basis: 'Refreshers timed to staff turnover',
    follow: { how: 'training-exercises-simulation.skills' },
  },
  {
    id: 'training-exercises-simulation.sample-aim',
    lead: 'In the invented script the team decides within 60 minutes whether to warn the public, on incomplete facts. Measured are the minutes from first doubt to first statement, and how often it is reversed.',
    support:
      'Five injects come between 09:05 and 10:10; at 09:35 the duty director is on a flight and the plan names no deputy. Observers watch who notices that the warning has no owner.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'Decide within 60 minutes whether to warn the public, on incomplete facts.',
  },
  {
    id: 'training-exercises-simulation.sample',
    lead: 'The page shows a sample: the first page of an exercise script for a fictional water company, with the aim, five injects and what the observers watch. Everything in it is invented.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'Exercise script, first page',
  },
  {
    id: 'training-exercises-simulation.authorities',
    lead: 'Control rooms and emergency services are told, and messages are marked as exercise traffic.',
    place: '/services/training-exercises-simulation#questions',
    basis: 'control rooms and emergency services are told',
  },
  {
    id: 'training-exercises-simulation.invoiced',
    lead: 'An exercise is invoiced after delivery, at the fixed price that was set once the design was approved.',
    support: 'Headsets and model building are itemised. A yearly programme can run on a retainer.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'A fixed price, set once the design is approved and invoiced after delivery',
    follow: { duration: 'training-exercises-simulation.payment' },
  },
  {
    id: 'training-exercises-simulation.sample-injects',
    lead: 'In the invented script: 09:05 no chlorine in one zone; 09:20 a hospital asks if dialysis may go on; 09:35 the duty director is on a flight; 09:50 a councillor posts that the water is poisoned; 10:10 the second sample is clean.',
    place: '/services/training-exercises-simulation#engagement',
    basis: 'Control room: no chlorine in one zone. Is it the water or the sensor?',
  },
];
