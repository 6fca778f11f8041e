import type { AnswerEntry } from '../types.ts';

export const PIECES_LEADERSHIP_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.silences.kinds',

    lead: 'There are five silences, and they look the same from across the table: thinking, waiting, intent, doubt and overload.',
    place: '/insights/command-and-its-silences#exhibit-five-silences',
    basis: 'Five silences look the same from across the table',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.steadies',

    lead: 'Thinking steadies the team when the pause is short and announced, waiting when everyone knows for what, intent when the order is one they have practised, doubt never for long and overload never.',
    support:
      'It costs the team when the pause has no end, when they think a choice is being dodged, when the order is unusual, when they see the signs and doubt alone, or when they believe that others were told.',
    place: '/insights/command-and-its-silences#exhibit-five-silences',
    basis: 'The order is one they have practised',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.costs',

    lead: 'Silence costs the team when a thinking pause has no end, when waiting looks like dodging a choice, when the order is unusual, when they see the signs and doubt alone, and, with overload, when they believe that others were told.',
    place: '/insights/command-and-its-silences#exhibit-five-silences',
    basis: 'They think a choice is being dodged',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.say',

    lead: 'Say instead: thinking, “Two minutes. Then I decide.”; waiting, “I am waiting for the 10:40 count.”; intent, “Do this, because that.”; doubt, “I am wrong if this rises.”; overload, “I have too much. Take this.”',
    place: '/insights/command-and-its-silences#exhibit-five-silences',
    basis: '“I have too much. Take this.”',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.thinking',

    lead: 'A team cannot tell silence that means thinking from silence that means overload, so commanders who think in silence should announce it and end it at a stated time.',
    place: '/insights/command-and-its-silences#findings-heading',
    basis: 'commanders who think in silence should announce it and end it at a stated time',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.order',

    lead: 'An order without its reason is fragile, because people who do not understand an unusual order fall back on what they have practised.',
    place: '/insights/command-and-its-silences#findings-heading',
    basis: 'An order without its reason is fragile',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.cases',

    lead: '“Command and its silences” uses the public record of the fire in Mann Gulch in 1949 and of the Manchester Arena attack in 2017, to show when silence cost understanding.',
    support: 'Mann Gulch stands for intent, Manchester for overload.',
    place: '/insights/command-and-its-silences#command-and-its-silences-title',
    basis: 'the public record of Mann Gulch in 1949 and of the Manchester Arena attack in 2017',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.doubt',

    lead: 'A stated doubt works when it comes with a number or a sign to watch for; without one it spreads worry and gives people nothing to do.',
    place: '/insights/command-and-its-silences#findings-heading',
    basis: 'A stated doubt works when it comes with a number or a sign to watch for',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.silences.length',

    lead: '“Command and its silences” is an 8 min read of 1,870 words with 2 exhibits and 4 notes, also as a PDF, by the Leadership Practice. It is an edited transcript; no recording is published.',
    support:
      'Its parts: the good silence, and why we trust it; five kinds; intent; overload; doubt; when silence is right; where this does not apply; on Monday. It is of 25 September 2026.',
    place: '/insights/command-and-its-silences#piece',
    basis: 'Edited transcript; no recording is published.',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length' },
  },
  {
    id: 'pieces.deputy.injects',

    lead: 'The exercise pack has fourteen timed injects, the scenario, the facilitator’s notes, a card for observers and a sheet for the debrief, ready to be used with your own names.',
    place: '/insights/deputy-in-the-chair#deputy-in-the-chair-title',
    basis: 'fourteen timed injects',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.running-order',

    lead: 'The half day runs from 08:30 to 12:30: briefing at 08:30, play from 09:00 to 10:30, a break at 10:40, the debrief at 11:00, and changes to the delegation cards at 12:10.',
    support:
      'Ninety minutes are play, and another ninety make it useful. In the debrief deputies speak first, principals last.',
    place: '/insights/deputy-in-the-chair#exhibit-half-day',
    basis: 'The running order of the exercise pack',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.debrief',

    lead: 'In the debrief at 11:00 the deputies speak first and the principals last; in the break before it, at 10:40, everyone writes three lines alone.',
    support: 'At 12:10 the delegation cards are changed, with owner and date, and at 12:30 the session ends.',
    place: '/insights/deputy-in-the-chair#exhibit-half-day',
    basis: 'Debrief, deputies first, principals last',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.handovers',

    lead: 'At 10:05 the first deputy hands over to the second, with the principals still silent; play ends at 10:30, and the handover back to the principal is done by 10:40.',
    support: 'These are the two handovers of the exercise.',
    place: '/insights/deputy-in-the-chair#exhibit-half-day',
    basis: 'Handover to the second deputy; principals still silent',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.cards',

    lead: 'Delegation cards are read aloud and signed at the briefing at 08:30, and at 12:10 they are changed, with owner and date.',
    place: '/insights/deputy-in-the-chair#exhibit-half-day',
    basis: 'delegation cards read aloud and signed',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.four-decisions',

    lead: 'Decision 1, at 09:25: tell building owners, or wait? Decision 2, at 09:45: stop deliveries of the anchor? Decision 3, at 10:15: what to say to the journalist by 10:30? Decision 4, at 10:25: the chief executive telephones.',
    support:
      'Handover to the second deputy is at 10:05, with the principals still silent, and handover back to the principal by 10:40.',
    place: '/insights/deputy-in-the-chair#exhibit-half-day',
    basis: 'Decision 2: stop deliveries of the anchor?',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.tests',

    lead: 'The exercise tests two things at once, whether the deputy can decide and whether the principal has delegated enough for the decision to count.',
    support:
      'Delegation cards are read aloud and signed at the briefing, and changed at the end, with owner and date.',
    place: '/insights/deputy-in-the-chair#findings-heading',
    basis: 'whether the principal has delegated enough for the decision to count',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.principals',

    lead: 'The principals watch in silence, from a place behind the table and with a written task; they are the harder group to prepare, and there is one moment in which they are tempted to take over.',
    place: '/insights/deputy-in-the-chair#findings-heading',
    basis: 'a written task, a place behind the table and one moment in which they are tempted to take over',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.decisions',

    lead: 'Four decisions and two handovers are enough for ninety minutes of play; more injects produce activity and leave nothing to discuss.',
    place: '/insights/deputy-in-the-chair#findings-heading',
    basis: 'Four decisions and two handovers are enough for ninety minutes of play',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.deputy.length',

    lead: 'The page on the deputies session is a 6 min read: 1,295 words, 2 exhibits and 3 notes with their sources, also as a PDF, by the Exercises and Simulation Practice, of 16 November 2026.',
    support:
      'Its parts: what it tests, the scenario in brief, the half day, the delegation card, the principals’ task, safety of the exercise, the debrief, where this does not fit, where to begin.',
    place: '/insights/deputy-in-the-chair#piece',
    basis: '1,295 words, 2 exhibits and 3 notes',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'pieces.disagree.steps',

    lead: 'Four sentences, agreed on a quiet day, allow a deputy to question, pause, record or stop a decision without a revolt: question (seconds), pause (ten minutes), objection (one minute), second key (up to 20 minutes).',
    support:
      'Each step up costs more time and leaves less to goodwill. The times are what we propose, for adjustment in an exercise.',
    place: '/insights/disagreeing-with-the-chief-executive#exhibit-four-sentences',
    basis: 'Each step up costs more time and leaves less to goodwill',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.chair',

    lead: 'The chair must give the reason in one sentence (question), grant the pause or name the harm of waiting, have the objection logged and set a review time, and stop until the named person has answered (second key).',
    support: 'The times and duties are our own scheme, for adjustment in an exercise.',
    place: '/insights/disagreeing-with-the-chief-executive#exhibit-four-sentences',
    basis: 'Grant it or name the harm of waiting',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.second-key',

    lead: 'With the second key the chair must stop until the named person has answered; it costs up to 20 minutes and is the highest of the four steps.',
    place: '/insights/disagreeing-with-the-chief-executive#exhibit-four-sentences',
    basis: 'Stop until the named person has answered',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.objection',

    lead: 'The chair must have an objection logged and set a review time; it costs one minute.',
    support: 'The times are what we propose, for adjustment in an exercise.',
    place: '/insights/disagreeing-with-the-chief-executive#exhibit-four-sentences',
    basis: 'Have it logged and set a review time',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.pause',

    lead: 'The chair must grant the pause or name the harm of waiting; a pause costs ten minutes.',
    place: '/insights/disagreeing-with-the-chief-executive#exhibit-four-sentences',
    basis: 'Grant it or name the harm of waiting',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.duty',

    lead: 'A challenge needs a duty on the listener, because a sentence that may be ignored is only a request.',
    place: '/insights/disagreeing-with-the-chief-executive#findings-heading',
    basis: 'A challenge needs a duty on the listener',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.voice',

    lead: 'In a crisis the most senior voice is heard first and corrected last.',
    support:
      'Four sentences, agreed on a quiet day, allow a deputy to question, pause, record or stop a decision without a revolt.',
    place: '/insights/disagreeing-with-the-chief-executive#disagreeing-with-the-chief-executive-title',
    basis: 'In a crisis the most senior voice is heard first and corrected last',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.experiment',

    lead: 'In a randomised experiment a workshop on speaking up made no measurable difference; participants said that a form of words and certainty about the consequences would have helped.',
    place: '/insights/disagreeing-with-the-chief-executive#findings-heading',
    basis: 'In a randomised experiment a workshop on speaking up made no measurable difference',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.board',

    lead: 'The number of times each sentence was used in the last three exercises tells a board more about candour than a survey.',
    place: '/insights/disagreeing-with-the-chief-executive#findings-heading',
    basis: 'tells a board more about candour than a survey',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.disagree.length',

    lead: 'The article on disagreeing is a 6 min read: 1,299 words, 1 exhibit and 5 notes with their sources, also as a PDF, by the Leadership Practice, of 3 November 2026.',
    support:
      'Its parts: silence follows the shape of the room, the four sentences, why the duty sits with the listener, on Monday, where it does not work.',
    place: '/insights/disagreeing-with-the-chief-executive#piece',
    basis: '1,299 words, 1 exhibit and 5 notes',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length' },
  },
  {
    id: 'pieces.silences.voices',

    lead: 'It names no speaker, guest or host: “Command and its silences” is by the Leadership Practice, an edited transcript of which no recording is published.',
    place: '/insights/command-and-its-silences#command-and-its-silences-title',
    basis: 'Leadership Practice',
  },
];
