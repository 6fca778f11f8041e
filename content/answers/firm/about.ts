import type { AnswerEntry } from '../types.ts';

export const ABOUT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'about.firm',
    lead: 'We are a strategy, risk and resilience firm for organisations that cannot afford to be surprised. Machines do our reading, counting and rehearsing; experienced people do the deciding.',
    place: '/about',
    basis:
      'We are a strategy, risk and resilience firm for organisations that cannot afford to be surprised.',
    follow: {
      how: 'services.method',
      cost: 'services.cost',
      who: 'about.backgrounds',
      where: 'contact.offices',
      proof: 'home.credentials',
      difference: 'about.difference',
    },
  },
  {
    id: 'about.difference',
    lead: 'We give the reading and searching to well-governed machines on the first day, and spend the hours saved in the room with the people who have to decide. No model signs our work.',
    place: '/about#strategy',
    basis: 'We spend the hours saved on that, in the room with the people who have to decide.',
    follow: { how: 'about.ai-first', proof: 'home.credentials', who: 'about.backgrounds' },
  },
  {
    id: 'about.ai-first',
    lead: 'An engagement begins with a question: which part of this work would a well-governed machine do better, sooner or more patiently than a person? Unless you exclude AI tools, we give that part to the machine.',
    support:
      'Usually it is the reading of ten thousand documents, the search for the clause that contradicts another, the hundredth run of a scenario. We build the team around what remains.',
    place: '/about#strategy',
    basis:
      'Unless you exclude AI tools, we give that part to the machine and build the team around what remains.',
    follow: { who: 'about.human-part', how: 'about.own-controls', proof: 'about.figures' },
  },
  {
    id: 'about.human-part',
    lead: 'What remains is the part clients come for. Someone has to know that a chief executive is not saying what worries her, that a supplier’s figures are too neat, or that a regulator’s second question is the one that counts.',
    place: '/about#strategy',
    basis: 'What remains is the part clients come for.',
    follow: { who: 'about.accountable' },
  },
  {
    id: 'about.own-controls',
    lead: 'We apply to ourselves the controls we recommend: an inventory of the models we use, tests before a model touches client material, and a consultant’s name under every conclusion.',
    place: '/about#strategy',
    basis: 'We apply to ourselves the controls we recommend',
    follow: { who: 'about.accountable', how: 'terms.ai-tools' },
  },
  {
    id: 'about.figures',
    lead: 'The figures (10x, 99.8%, 40%, 60% and 85%) are our own working targets for the AI-first method, reviewed as tools and tasks change. They are not results obtained for a client, and not promises for an engagement.',
    support:
      'The figures are targets: a first reading of a large set of documents that is 10x faster, 99.8% of our routine checks completed and logged, 40% less time to prepare an exercise, 60% of desk research gathered by tools, and 85% of our working hours spent on judgement, client contact and decisions.',
    place: '/about#figures',
    basis: 'They are not results obtained for a client, and not promises for an engagement',
    follow: { how: 'about.ai-first' },
    options: [
      'about.figure-10x',
      'about.figure-checks',
      'about.figure-exercise',
      'about.figure-research',
      'about.figure-judgement',
    ],
  },
  {
    id: 'about.figures-promise',
    lead: 'The figures are no promise: they are our own working targets, neither results obtained for a client nor promises for an engagement. What we commit to with you is written into the engagement itself.',
    place: '/about#figures',
    basis: 'what we commit to with you is written into the engagement itself',
    follow: { how: 'about.figures' },
  },
  {
    id: 'about.figure-10x',
    lead: 'The figure means that a first reading of a large set of documents should be ten times faster (10x). It is a working target of ours, not a promise.',
    place: '/about#figures',
    basis: 'faster first reading of a large set of documents',
    follow: { how: 'about.documents', proof: 'about.figures' },
  },
  {
    id: 'about.figure-checks',
    lead: '99.8% is the share of routine checks in our own tooling that we aim to have completed and logged.',
    place: '/about#figures',
    basis: 'of our routine checks completed and logged',
    follow: { proof: 'about.figures' },
  },
  {
    id: 'about.figure-exercise',
    lead: '40% less time to prepare an exercise, from brief to first rehearsal, is what we aim for. It is a working target of ours, not a promise.',
    place: '/about#figures',
    basis: 'less time to prepare an exercise, from brief to first rehearsal',
    follow: { proof: 'about.figures' },
  },
  {
    id: 'about.figure-research',
    lead: 'We aim to have 60% of desk research gathered by tools, then verified by a consultant.',
    place: '/about#figures',
    basis: 'of desk research gathered by tools, then verified by a consultant',
    follow: { proof: 'about.figures' },
  },
  {
    id: 'about.figure-judgement',
    lead: 'We aim to spend 85% of our working hours on judgement, client contact and decisions.',
    place: '/about#figures',
    basis: 'of our working hours on judgement, client contact and decisions',
    follow: { proof: 'about.figures' },
  },
];
