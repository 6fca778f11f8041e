import type { AnswerEntry } from '../types.ts';

export const CRISIS_ASSESSMENT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'crisis-assessment.overview',
    lead: 'The crisis assessment asks twenty-eight questions in four areas: cybersecurity readiness, operational continuity, communication systems and risk monitoring. You see where you stand, what to do first and who should own it.',
    place: '/resources/crisis-assessment',
    basis: 'Twenty-eight questions in four areas, each answered by the statement that describes you today',
    follow: { who: 'crisis-assessment.who', how: 'crisis-assessment.how' },
  },
  {
    id: 'crisis-assessment.questions',
    lead: 'Twenty-eight questions in four areas.',
    place: '/resources/crisis-assessment',
    basis: 'Twenty-eight questions in four areas',
    follow: { how: 'crisis-assessment.how' },
  },
  {
    id: 'crisis-assessment.duration',
    lead: 'Most people need 15 to 25 minutes alone. With the executive team, allow an hour and more disagreement.',
    place: '/resources/crisis-assessment#method',
    basis: 'Fifteen to twenty-five minutes alone, or an hour with the executive team and more disagreement',
    follow: { who: 'crisis-assessment.who' },
  },
  {
    id: 'crisis-assessment.who',
    lead: 'One person in 15 to 25 minutes, or the executive team together in an hour. If you would need to ask someone first, say that you do not know: it counts as a finding.',
    place: '/resources/crisis-assessment#method',
    basis: 'If you would need to ask someone first, say that you do not know: it counts as a finding',
  },
  {
    id: 'crisis-assessment.name',
    lead: 'You see the result without giving us your name.',
    place: '/resources/crisis-assessment',
    basis: 'without giving us your name',
    follow: { how: 'crisis-assessment.how' },
  },
  {
    id: 'crisis-assessment.cost',
    lead: 'No price is attached to it: you take the assessment on the page and see where you stand without giving us your name.',
    place: '/resources/crisis-assessment',
    basis: 'without giving us your name',
  },
  {
    id: 'crisis-assessment.privacy',
    lead: 'Your answers stay on your device, in the browser you use. They are not sent to us.',
    support:
      'Only if you choose to send the result from its page does a summary reach us, and you can edit it first.',
    place: '/resources/crisis-assessment#method',
    basis: 'Your answers stay on your device',
    follow: { how: 'crisis-assessment.resume' },
  },
  {
    id: 'crisis-assessment.how',
    lead: 'Four statements stand under each question, from least to most mature. You choose the one you would sign, and count only what you could show.',
    place: '/resources/crisis-assessment#method',
    basis: 'Four statements stand under each question, from least to most mature',
    follow: { proof: 'crisis-assessment.evidence' },
  },
  {
    id: 'crisis-assessment.team',
    lead: 'Allow an hour with the executive team and switch on facilitator mode at the top of the assessment. A field for notes from the discussion then stands under each question; the notes stay on your device and print in the report.',
    place: '/resources/crisis-assessment#method',
    basis: 'an hour with the executive team and more disagreement',
  },
  {
    id: 'crisis-assessment.unknown',
    lead: 'Say that you do not know: it counts as a finding. What does not apply to your organisation is left out of the score, and a question can be skipped for now.',
    place: '/resources/crisis-assessment#method',
    basis: 'say that you do not know: it counts as a finding',
  },
  {
    id: 'crisis-assessment.evidence',
    lead: 'What you could show: a document, a test record, a name on a rota. An intention is not evidence, and neither is a purchase.',
    place: '/resources/crisis-assessment#method',
    basis:
      'A document, a test record, a name on a rota. An intention is not evidence, and neither is a purchase',
  },
];
