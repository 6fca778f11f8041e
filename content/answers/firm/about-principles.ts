import type { AnswerEntry } from '../types.ts';

export const ABOUT_PRINCIPLES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'about.principles',
    lead: 'Evidence before opinion; a person answers for it; tested under pressure; built to be handed over.',
    place: '/about#principles',
    basis: 'Evidence before opinion',
    follow: { cost: 'services.cost', who: 'about.accountable', how: 'about.tested', proof: 'about.evidence' },
    options: ['about.evidence', 'about.accountable', 'about.tested', 'about.handover'],
  },
  {
    id: 'about.evidence',
    lead: 'We leave out a finding that cannot be traced to its source. We say what we know, how we know it and how sure we are.',
    place: '/about#principles',
    basis: 'We say what we know, how we know it and how sure we are.',
    follow: { cost: 'services.cost', who: 'about.accountable' },
  },
  {
    id: 'about.accountable',
    lead: 'Each recommendation has a named consultant who can defend it in front of your board, and who says so if it proves to be wrong.',
    place: '/about#principles',
    basis: 'Each recommendation has a named consultant who can defend it in front of your board',
    follow: { cost: 'services.cost', who: 'about.who-leads', proof: 'about.evidence' },
  },
  {
    id: 'about.machine-decides',
    lead: 'People do the deciding, not a machine: no model signs our work, and each recommendation has a named consultant who can defend it in front of your board.',
    place: '/about#principles',
    basis: 'No model signs our work.',
    follow: { cost: 'services.cost', who: 'about.accountable', how: 'about.ai-first' },
  },
  {
    id: 'about.tested',
    lead: 'Plans are rehearsed with the people who will use them, on a bad day and with something missing. What fails in the exercise room is cheap to repair.',
    place: '/about#principles',
    basis: 'What fails in the exercise room is cheap to repair.',
    follow: { cost: 'services.cost', how: 'training-exercises-simulation.overview' },
  },
  {
    id: 'about.handover',
    lead: 'The work, the right to use the methods in it, and the skills stay with you. We count an engagement as finished when your own team runs the thing without asking us.',
    place: '/about#principles',
    basis: 'We count an engagement as finished when your own team runs the thing without asking us.',
    follow: { who: 'about.who-leads', how: 'home.operate' },
  },
  {
    id: 'about.dependence',
    lead: 'You can do without us afterwards: we count an engagement as finished when your own team runs the thing without asking us. The work, the right to use the methods in it, and the skills stay with you.',
    place: '/about#principles',
    basis: 'We count an engagement as finished when your own team runs the thing without asking us.',
    follow: { cost: 'services.cost', how: 'about.handover' },
  },
];
