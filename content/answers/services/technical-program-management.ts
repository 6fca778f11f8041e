import type { AnswerEntry } from '../types.ts';

export const TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technical-program-management.overview',
    lead: 'We lead technology programmes that cross departments, vendors and budgets, from the mandate to the day the team is dissolved. Every week you see the likely date, the likely cost and what would change either.',
    place: '/services/technical-program-management',
    basis: 'We lead technology programmes that cross departments, vendors and budgets',
    follow: {
      duration: 'technical-program-management.duration',
      who: 'technical-program-management.staffing',
      proof: 'technical-program-management.handover',
      difference: 'technical-program-management.difference',
    },
  },
  {
    id: 'technical-program-management.kinds',
    lead: 'Core systems, cloud migration, security repair and carve-outs.',
    place: '/services/technical-program-management#approach',
    basis: 'Core systems, cloud migration, security repair, carve-outs',
  },
  {
    id: 'technical-program-management.stages',
    lead: 'Five stages: initiate, plan, execute, monitor and close, with a gate between each and the next.',
    support: 'A gate is a meeting at which the sponsor may say no.',
    place: '/services/technical-program-management#stages',
    options: [
      'technical-program-management.initiate',
      'technical-program-management.plan',
      'technical-program-management.execute',
      'technical-program-management.monitor',
      'technical-program-management.close',
    ],
    basis: 'Five stages, a gate after each',
    follow: { who: 'technical-program-management.staffing', proof: 'case-studies.retail' },
  },
  {
    id: 'technical-program-management.gates',
    lead: 'A gate is a meeting at which the sponsor may say no. There is one between each stage and the next.',
    support: 'There are five stages: initiate, plan, execute, monitor and close.',
    place: '/services/technical-program-management#stages',
    basis: 'A gate is a meeting at which the sponsor may say no.',
  },
  {
    id: 'technical-program-management.initiate',
    lead: 'First we agree what the programme is for, who decides, what it may cost and on what conditions it should be stopped: one page, signed.',
    support: 'At the gate to the next stage the sponsor may say no.',
    place: '/services/technical-program-management#stages',
    basis: 'Agree what the programme is for, who decides, what it may cost',
  },
  {
    id: 'technical-program-management.plan',
    lead: 'We divide the outcome into deliverables with owners, find the path that sets the date, and put a price on uncertainty.',
    place: '/services/technical-program-management#stages',
    basis: 'Divide the outcome into deliverables with owners',
  },
  {
    id: 'technical-program-management.execute',
    lead: 'We work in short cycles, clear obstacles daily and hold suppliers to what they signed, at their site if need be.',
    place: '/services/technical-program-management#stages',
    basis: 'Work in short cycles, clear obstacles daily and hold suppliers to what they signed',
  },
  {
    id: 'technical-program-management.monitor',
    lead: 'Finished work, spending and risk are compared with the baseline, and a deviation reaches the sponsor in the week it appears, with a proposal.',
    place: '/services/technical-program-management#stages',
    basis: 'A deviation reaches the sponsor in the week it appears, with a proposal.',
  },
  {
    id: 'technical-program-management.close',
    lead: 'At the close we test acceptance, pass support to the operating team, settle contracts and return what is left of the contingency.',
    place: '/services/technical-program-management#stages',
    basis: 'Complete acceptance testing, pass support to the operating team, settle contracts',
    follow: { proof: 'technical-program-management.handover' },
  },
];
