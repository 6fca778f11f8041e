import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

/** What each role can do after the training, and the parts of the executive session. */
export const AI_EDUCATION_OUTCOMES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'ai-education.outcome-directors',
    lead: 'Directors leave able to tell a sound proposal from a persuasive one, and to ask for the evidence that separates the two.',
    place: '/services/ai-education#audiences',
    basis: 'They leave able to tell a sound proposal from a persuasive one',
    follow: { how: 'ai-education.executives' },
  },
  {
    id: 'ai-education.outcome-heads',
    lead: 'Function heads sort the tasks of their own area into those to hand to a machine, those to share with it and those to keep.',
    place: '/services/ai-education#audiences',
    basis:
      'They sort the tasks of their own area into those to hand to a machine, those to share with it and those to keep.',
  },
  {
    id: 'ai-education.outcome-managers',
    lead: 'Team managers learn to set work, to sample output and to notice when a capable colleague has stopped checking.',
    place: '/services/ai-education#audiences',
    basis:
      'They learn to set work, to sample output and to notice when a capable colleague has stopped checking.',
  },
  {
    id: 'ai-education.outcome-specialists',
    lead: 'Specialists such as lawyers, analysts, engineers and clinicians practise on familiar cases until they know where the tools fail.',
    place: '/services/ai-education#audiences',
    basis:
      'Lawyers, analysts, engineers and clinicians practise on familiar cases until they know where the tools fail.',
  },
  {
    id: 'ai-education.executive-preparation',
    lead: 'The half day for executives is prepared in three weeks, by a conversation with every member of the board or committee.',
    place: '/services/ai-education#engagement',
    basis: 'Half a day for executives, after three weeks in which we prepare it.',
    follow: { how: 'ai-education.executives' },
  },
  {
    id: 'ai-education.executive-takeaway',
    lead: 'The executive session gives the board a written list of questions to put to management from now on.',
    support:
      'The page shows a decision paper, invented, as it is written on the afternoon of such a session.',
    place: '/services/ai-education#offerings',
    basis: 'A written list of questions to put to management from now on',
    follow: { how: 'ai-education.executives' },
  },
  {
    id: 'ai-education.director-duties',
    lead: 'The executive session covers the duties of directors when a model informs a decision.',
    place: '/services/ai-education#offerings',
    basis: 'The duties of directors when a model informs a decision',
    follow: { how: 'ai-education.executives' },
  },
  {
    id: 'ai-education.certificate-who',
    lead: 'Certification is for people on whose output others rely.',
    place: '/services/ai-education#offerings',
    basis: 'For people on whose output others rely.',
    follow: {
      duration: 'ai-education.duration',
      who: 'ai-education.examiners',
      how: 'ai-education.exam-form',
    },
  },
  {
    id: 'ai-education.own-systems',
    lead: 'If your policy confines data to your own systems, we teach inside them.',
    support: 'We agree in writing which documents may be used and when they are deleted.',
    place: '/services/ai-education#questions',
    basis: 'If your policy confines data to your own systems, we teach inside them.',
    follow: { how: 'ai-education.data' },
  },
  {
    id: 'ai-education.outcome',
    lead: 'AI education ends with a decision paper or a practical test.',
    support: 'The exercises, the teaching notes and the criteria stay with you, for your internal use.',
    place: '/services/ai-education#approach',
    basis: 'A decision paper or a practical test',
    follow: { proof: 'ai-education.certification' },
  },
  {
    id: 'ai-education.contents',
    lead: 'You get exercises made from your own documents; directors leave with a decision paper and a written list of questions to put to management, practitioners with a practical test. Exercises, teaching notes and criteria stay with you.',
    support: 'A dated record of who was taught what shows the measure that Article 4 of the AI Act asks for.',
    place: '/services/ai-education#questions',
    basis: 'The exercises, the teaching notes and the criteria, for your internal use.',
  },
  {
    id: 'ai-education.sample',
    lead: 'The page shows a sample: the decision paper of an executive session, with the question, what was decided, what the room saw and what management now reports. Everything in it is invented.',
    place: '/services/ai-education#engagement',
    basis: 'Decision paper of an executive session',
  },
  {
    id: 'ai-education.sample-decision',
    lead: 'In the invented paper the claims assistant may draft refusals and may not send them: a handler signs every refusal. The owner is the head of claims, and it is back on the agenda in 90 days.',
    support: 'The paper also fixes a limit: stop if more than 1 refusal in 50 is overturned.',
    place: '/services/ai-education#engagement',
    basis: 'It may draft and may not send. A handler signs every refusal.',
  },
  {
    id: 'ai-education.sample-results',
    lead: 'In the invented paper 18 of 20 files were summarised completely, in four minutes; in 2 of 20 the assistant cited a policy clause that does not exist. It stops if more than 1 refusal in 50 is overturned.',
    support:
      'Not known in the sample: which version of the policy wording it had read. Reported weekly: refusals drafted, changed by a handler, overturned on appeal.',
    place: '/services/ai-education#engagement',
    basis: 'In 2 of 20 it cited a policy clause that does not exist.',
  },
  {
    id: 'ai-education.literacy-level',
    lead: 'Article 4 of the AI Act asks for measures that support the AI literacy of staff; no set level has to be guaranteed. A dated record of who was taught what is evidence that you took such measures.',
    support: `The article has applied since ${dayOf(LAW['eu-ai-literacy'])}, to those who provide or use AI systems.`,
    place: '/services/ai-education#approach',
    basis: 'no set level has to be guaranteed',
  },
];
