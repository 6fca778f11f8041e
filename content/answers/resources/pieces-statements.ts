import type { AnswerEntry } from '../types.ts';

export const PIECES_STATEMENTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.speaking.sentences',

    lead: 'Sentences about what you have done last longest: they break only if you did not do it. What people should do breaks when the advice changes, what you know now when the count moves, and what you believe when somebody finds the evidence.',
    support:
      'Examples: “We closed the booking site at 09:40”, “Keep your paper ticket; do not log in”, “At 10:15, 214 bookings are affected”, “We see no evidence that data was taken”.',
    place: '/insights/speaking-before-you-know#exhibit-sentence-life',
    basis: 'Sentences about your own actions outlast sentences about the cause',
    follow: { duration: 'pieces.speaking.length', who: 'pieces.speaking.length' },
  },
  {
    id: 'pieces.speaking.statement',

    lead: 'A first statement can be built almost entirely from what you have done, what people should do now and when you will speak again, and none of that depends on the investigation.',
    support: 'One slide puts it in five lines.',
    place: '/insights/speaking-before-you-know#findings-heading',
    basis: 'none of that depends on the investigation',
    follow: { duration: 'pieces.speaking.length', who: 'pieces.speaking.length' },
  },
  {
    id: 'pieces.speaking.question',

    lead: 'The question to prepare is when you knew and what you did then, so the log of the first hour is also the script of the first interview.',
    place: '/insights/speaking-before-you-know#findings-heading',
    basis: 'The question to prepare is when you knew and what you did then',
    follow: { duration: 'pieces.speaking.length', who: 'pieces.speaking.length' },
  },
  {
    id: 'pieces.speaking.correction',

    lead: 'A correction works better when it puts an explanation in place of the old claim. Admitting uncertainty about a number costs little trust in experiments.',
    place: '/insights/speaking-before-you-know#findings-heading',
    basis: 'a correction works better when it puts an explanation in place of the old claim',
    follow: { duration: 'pieces.speaking.length', who: 'pieces.speaking.length' },
  },
  {
    id: 'pieces.speaking.length',

    lead: 'The session on the first hour of communication is a 9 min read: 2,007 words, 2 exhibits and 9 notes, also as a PDF, by the Crisis Response Practice. It is an edited transcript with slides; no recording is published.',
    support:
      'Its parts: why waiting for the facts is also a statement; five slides, on sorting sentences, the statement, who speaks, the question, the correction; questions; where this does not apply; on Monday. It is of 17 November 2026.',
    place: '/insights/speaking-before-you-know#piece',
    basis: 'Edited transcript with slides; no recording is published.',
    follow: { duration: 'pieces.speaking.length', who: 'pieces.speaking.length' },
  },
  {
    id: 'pieces.camera.counts',

    lead: 'The first version has 102 words, the second 145. The first begins with the company’s history, gives no advice to neighbours and no next statement; the second begins with the speaker, then the leak, and ends with “Here, at eleven”.',
    place: '/insights/first-statement-on-camera#exhibit-two-statements',
    basis: 'What the two statements give to the person who is watching',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.people',

    lead: 'People in hospital are “A small number” in the first version and “Eleven: nine going home, two not” in the second. Neighbours get no advice in the first; in the second: two streets, windows, who decides.',
    support: 'On the cause the first version says “A full investigation”, the second “We do not yet know”.',
    place: '/insights/first-statement-on-camera#exhibit-two-statements',
    basis: 'Eleven: nine going home, two not',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.neighbours',

    lead: 'In the second version the neighbours hear about two streets, their windows and who decides; the first version gives them no advice.',
    place: '/insights/first-statement-on-camera#exhibit-two-statements',
    basis: 'Two streets, windows, who decides',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.cause',

    lead: 'On the cause the good version says “We do not yet know”; the weak one speaks of “A full investigation”.',
    place: '/insights/first-statement-on-camera#exhibit-two-statements',
    basis: 'We do not yet know',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.weak',

    lead: 'The weak version has more words about the company than about the people affected, and its three most comfortable sentences are the three that cannot be known yet.',
    support: 'The claims that cannot be known yet: “Isolated”, “exactly”, “no risk”.',
    place: '/insights/first-statement-on-camera#findings-heading',
    basis: 'its three most comfortable sentences are the three that cannot be known yet',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.strong',

    lead: 'The strong version can be spoken in one minute, gives six times and numbers that are certain, and ends with the hour of the next statement.',
    support:
      'It makes none of the claims that cannot be known yet; of the cause it says “We do not yet know”.',
    place: '/insights/first-statement-on-camera#findings-heading',
    basis: 'The strong version can be spoken in one minute',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.fictional',

    lead: 'The event and the company in it are fictional. The text is for spokespersons and for those who brief them, with comments on words, posture and the questions that follow.',
    place: '/insights/first-statement-on-camera#first-statement-on-camera-title',
    basis: 'The event and the company are fictional.',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.questions',

    lead: 'Four questions are worth preparing for any first statement, and each has an answer of two sentences that stays true when the cause is found.',
    support: 'A page of preparation covers the last fifteen minutes before the camera.',
    place: '/insights/first-statement-on-camera#findings-heading',
    basis: 'Four questions are worth preparing for any first statement',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.length',

    lead: '“The first statement on camera” is a transcript with comments, no film is published: 7 min read, 1,715 words, 1 exhibit and 4 notes with their sources, also as a PDF, by the Crisis Response Practice.',
    support:
      'Its parts: the situation, first version, second version, the four questions, what the research supports, and what it does not, the last fifteen minutes, where this does not apply, where to begin. It is of 13 November 2026.',
    place: '/insights/first-statement-on-camera#piece',
    basis: 'A transcript with comments; no film is published.',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'pieces.camera.preparation',

    lead: 'A page of preparation covers the last fifteen minutes before the camera. Four questions are worth preparing for any first statement, each with an answer of two sentences.',
    place: '/insights/first-statement-on-camera#first-statement-on-camera-title',
    basis: 'a page of preparation for the last fifteen minutes before the camera',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
];
