import type { AnswerEntry } from '../types.ts';

export const AI_EDUCATION_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'ai-education.overview',
    lead: 'We teach boards to decide about AI, managers to direct it and specialists to work with it safely: half a day for executives, courses in short blocks for practitioners, and a certificate for those who need proof.',
    support:
      'Each can be taken alone or prepare the next. The exercises are made from your own documents, and the teachers use these systems on engagements themselves.',
    place: '/services/ai-education',
    basis:
      'We teach boards to decide about AI, managers to direct it and specialists to work with it safely.',
    follow: {
      how: 'ai-education.method',
      proof: 'ai-education.certification',
      difference: 'ai-education.difference',
    },
  },
  {
    id: 'ai-education.choice',
    lead: 'There are three: executive education, practitioner training and certification. Take one of them, or let each prepare the next; leaders first is the order we recommend.',
    support: 'Rules nobody at the top understands are not kept below.',
    place: '/services/ai-education#offerings',
    options: ['ai-education.executives', 'ai-education.practitioners', 'ai-education.certification'],
    basis: 'Leaders first is the order we recommend',
  },
  {
    id: 'ai-education.difference',
    lead: 'We begin with the work your people do, and the teachers use AI on engagements themselves. A course built around a tool is out of date when the tool is, and leaves open who checks a model and who answers when it is wrong.',
    place: '/services/ai-education#approach',
    basis: 'A course built around a tool is out of date when the tool is',
    follow: { how: 'ai-education.method', proof: 'ai-education.certification' },
  },
  {
    id: 'ai-education.method',
    lead: 'The exercises are made from your own documents, with names and figures changed. Before a lesson is written we sit for a morning beside people who do the work and collect what crosses their desk.',
    support:
      'Someone who has corrected a confident, mistaken summary of her own department’s report will check the next one.',
    place: '/services/ai-education#approach',
    basis: 'The exercises are made from that material, with names and figures changed.',
  },
  {
    id: 'ai-education.audience',
    lead: 'We teach boards, executives, managers and specialists: directors, function heads, team managers, and people such as lawyers, analysts, engineers and clinicians.',
    support:
      'Directors learn to tell a sound proposal from a persuasive one. Function heads sort their tasks into those to hand to a machine, to share with it and to keep. Team managers learn to set work and sample output. Specialists practise on familiar cases.',
    place: '/services/ai-education#audiences',
    basis: 'Lawyers, analysts, engineers and clinicians practise on familiar cases',
    options: [
      'ai-education.outcome-directors',
      'ai-education.outcome-heads',
      'ai-education.outcome-managers',
      'ai-education.outcome-specialists',
    ],
  },
  {
    id: 'ai-education.executives',
    lead: 'We teach a board or executive committee in half a day, prepared by a conversation with every member: what current systems do well and badly, then work on a choice that is really on your agenda.',
    support:
      'It includes a demonstration on papers you select, the duties of directors when a model informs a decision, and a written list of questions to put to management from now on.',
    place: '/services/ai-education#offerings',
    basis: 'Half a day for a board or executive committee, prepared by a conversation with every member.',
  },
  {
    id: 'ai-education.practitioners',
    lead: 'There are courses for operations, legal, finance, risk or engineering, given in short blocks over several weeks, so that each lesson is tried at work before the next begins.',
    support:
      'It takes six to eight weeks, at two to three hours a week. People practise drafting, analysis and review with the tools you have licensed, and learn to recognise invented sources, leaks and hidden instructions.',
    place: '/services/ai-education#offerings',
    basis:
      'Courses for operations, legal, finance, risk or engineering, given in short blocks over several weeks',
  },
  {
    id: 'ai-education.safe-use',
    lead: 'The practitioner courses teach people to recognise invented sources, leaks and hidden instructions, and give them a clear rule on what must never enter a prompt.',
    place: '/services/ai-education#offerings',
    basis: 'A clear rule on what must never enter a prompt',
  },
  {
    id: 'ai-education.tools',
    lead: 'Practitioners work with the tools you have licensed. We do not build the course around a product; we need access to the tools your people will use.',
    place: '/services/ai-education#offerings',
    basis: 'Drafting, analysis and review with the tools you have licensed',
  },
];
