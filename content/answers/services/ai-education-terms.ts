import type { AnswerEntry } from '../types.ts';

export const AI_EDUCATION_TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'ai-education.teachers',
    lead: 'Consultants who use these systems on engagements during the rest of the week. They know which failures are rare and which happen every week.',
    place: '/services/ai-education#approach',
    basis: 'The teachers are consultants who use these systems on engagements during the rest of the week.',
  },
  {
    id: 'ai-education.where',
    lead: 'AI training takes place on your premises, in our offices or online.',
    support: 'If your policy confines data to your own systems, we teach inside them.',
    place: '/services/ai-education#approach',
    basis: 'On your premises, in our offices or online',
  },
  {
    id: 'ai-education.data',
    lead: 'Your documents are not used to train a model: course material is prepared where it stays out of model training, and we agree in writing which documents may be used and when they are deleted.',
    support: 'If your policy confines data to your own systems, we teach inside them.',
    place: '/services/ai-education#questions',
    basis: 'Course material is prepared where it stays out of model training',
  },
  {
    id: 'ai-education.duration',
    lead: 'Executives give half a day, after three weeks in which we prepare the session. A practitioner course takes six to eight weeks at two to three hours a week; an examination takes half a day.',
    support:
      'The price is fixed: by session for executives, by group for practitioners, by candidate for examinations. We would sooner start with one department than with all of them.',
    place: '/services/ai-education#engagement',
    basis: 'Six to eight weeks for a practitioner course, at two to three hours a week',
  },
  {
    id: 'ai-education.group-size',
    lead: 'Up to twelve learners with one teacher and a lead: groups are small enough for everyone to be corrected in person. The practitioner course takes six to eight weeks, at two to three hours a week.',
    support: 'We would sooner start with one department than with all of them.',
    place: '/services/ai-education#questions',
    basis: 'Practitioner groups are small enough for everyone to be corrected in person',
  },
  {
    id: 'ai-education.needs',
    lead: 'A sponsor with authority over those attending, access to the tools they will use, a handful of real documents for each role, and an hour with your data protection and security leads beforehand.',
    place: '/services/ai-education#questions',
    basis: 'A sponsor with authority over those attending',
  },
  {
    id: 'ai-education.keep',
    lead: 'The exercises, the teaching notes and the criteria stay with you, for your internal use. If you wish, we prepare two of your own people to give the practitioner course.',
    support: 'We observe them the first time they give it.',
    place: '/services/ai-education#questions',
    basis: 'The exercises, the teaching notes and the criteria, for your internal use.',
  },
  {
    id: 'ai-education.start',
    lead: 'Name the department that works with AI today, with or without permission. We will say what its people should be taught first, and what that would take.',
    place: '/services/ai-education#next-step',
    basis: 'Name the department that works with AI today, with or without permission.',
  },
  {
    id: 'ai-education.one-department',
    lead: 'We would sooner start with one department than with all of them. Name the one that works with AI today, and we will say what its people should be taught first.',
    place: '/services/ai-education#questions',
    basis: 'We would sooner start with one department than with all of them',
  },
];
