/** Polite wishes to speak with a person of the firm about an ordinary matter. */
export const WANTS_A_PERSON_COURTESY: readonly string[] = [
  'Good morning, sorry to trouble you. Whom should I speak to about a course for eight managers?',
  'Good afternoon, whom should I speak to about a review of our plans?',
  'Good morning. With whom should I speak about a lecture in autumn?',
  'Hello, I am the assistant of the managing director. He would like to talk to one of your partners about strategy. Whom should I ask?',
  'Hello, controller here. Whom may I talk to about your quotation?',
  'Excuse me, whom would I contact for an exercise in Scotland?',
  'I am a lawyer and would like to talk to somebody about your terms.',
  'Could somebody ring me about an offer for a table-top exercise?',
  'I would be grateful for a call about a workshop for our board.',
  'May I speak to the person who deals with training?',
  'Whom should I speak to?',
  'With whom may I speak?',
  'Whom should I contact?',
  'To whom do I turn with a question about coaching?',
  'who is the right person for a question on the retainer',
];
