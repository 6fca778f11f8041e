import type { AnswerEntry } from '../types.ts';

export const INSIGHTS_TEXTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights.newest',
    lead: 'The newest insight, of 17 November 2026, is the webinar “Speaking before you know”: what can be said truthfully when little is certain, who says it, and how to leave room for the correction.',
    support: 'The newest article is “How to disagree with the chief executive at speed”, of 3 November 2026.',
    place: '/insights#speaking-before-you-know-title',
    basis: 'What can be said truthfully when little is certain',
    follow: { duration: 'pieces.speaking.length', who: 'pieces.speaking.length', start: 'insights.access' },
  },
  {
    id: 'insights.contracts',
    lead: '“Before the assistant reads your contracts”, an article of 2 October 2026, has five questions for legal and procurement to answer before an AI assistant is given the contract archive.',
    place: '/insights#before-the-assistant-reads-your-contracts-title',
    basis:
      'Five questions for legal and procurement to answer before an AI assistant is given the contract archive',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length', start: 'insights.access' },
  },
  {
    id: 'insights.featured',
    lead: 'The featured insight is the white paper “A board’s guide to governing AI it did not build”: what a board can ask, what it should be shown, and which decisions it must keep for itself.',
    support: 'It is of 12 November 2026, by the AI Strategy Practice, and takes 12 minutes to read.',
    place: '/insights#governing-ai-you-did-not-build-title',
    basis:
      'This paper sets out what a board can ask, what it should be shown, and which decisions it must keep for itself',
    follow: { duration: 'pieces.governing.length', who: 'pieces.governing.length', start: 'insights.access' },
  },
  {
    id: 'insights.first-hour',
    yes: [],
    no: [],
    lead: '“The first hour belongs to the facts”, an article of 13 October 2026: three lists on a wall (known, assumed, unknown) and a clerk with authority to interrupt give back the hour that crisis teams lose to opinions about causes.',
    place: '/insights#first-hour-belongs-to-the-facts-title',
    basis:
      'Three lists on a wall (known, assumed, unknown) and a clerk with authority to interrupt give it back',
    follow: {
      duration: 'pieces.first-hour.length',
      who: 'pieces.first-hour.length',
      start: 'insights.access',
    },
  },
  {
    id: 'insights.inquiries',
    lead: '“Written down and not acted on”, our research of 27 October 2026, took twelve public inquiry reports and looked for the step between the record and the decision at which the matter stopped.',
    support:
      'Most stopped after the risk had been read and accepted, for want of an owner, a decision or a check.',
    place: '/insights/written-down-and-not-acted-on#written-down-and-not-acted-on-title',
    basis: 'looked for the step between the record and the decision at which the matter stopped',
    follow: { duration: 'pieces.inquiries.length', who: 'pieces.inquiries.length', start: 'insights.access' },
  },
  {
    id: 'insights.disagree',
    lead: '“How to disagree with the chief executive at speed”, an article of 3 November 2026: four sentences, agreed on a quiet day, allow a deputy to stop a wrong decision without staging a revolt.',
    place: '/insights#disagreeing-with-the-chief-executive-title',
    basis: 'Four sentences, agreed on a quiet day, allow a deputy to stop a wrong decision',
    follow: { duration: 'pieces.disagree.length', who: 'pieces.disagree.length', start: 'insights.access' },
  },
  {
    id: 'insights.cutover',
    yes: [],
    no: [],
    lead: '“A cutover weekend is an exercise with a date”, an article of 6 October 2026: treat the weekend as an exercise, name a commander, set the point of no return, and rehearse the way back as often as the way forward.',
    place: '/insights#cutover-weekend-is-an-exercise-title',
    basis: 'Treat the weekend as an exercise: name a commander, set the point of no return',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length', start: 'insights.access' },
  },
  {
    id: 'insights.suppliers',
    lead: '“The suppliers behind your suppliers”, our report of 22 September 2026, shows how to trace shared dependencies in two weeks with the contracts, assurance reports and questionnaires already on file.',
    place: '/insights/suppliers-behind-your-suppliers#suppliers-behind-your-suppliers-title',
    basis:
      'how to trace shared dependencies in two weeks with the contracts, assurance reports and questionnaires already on file',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length', start: 'insights.access' },
  },
  {
    id: 'insights.podcast',
    lead: '“Command and its silences” of 25 September 2026 is an edited transcript, 8 minutes to read: what experienced commanders leave unsaid, when that steadies a team, and when the team needed to hear it.',
    place: '/insights#command-and-its-silences-title',
    basis: 'A conversation about what experienced commanders leave unsaid',
    follow: { duration: 'pieces.silences.length', who: 'pieces.silences.length', start: 'insights.access' },
  },
  {
    id: 'insights.recovery-times',
    lead: '“Recovery times, promised and proven”, our report of 6 November 2026, reads seven public accounts of recoveries, derives a clock with seven stages from them and shows how to measure each and when a time may be called proven.',
    place: '/insights/recovery-times-promised-and-proven#recovery-times-promised-and-proven-title',
    basis: 'reads seven public accounts of recoveries for the stage that took longer than anyone had planned',
    follow: { duration: 'pieces.recovery.length', who: 'pieces.recovery.length', start: 'insights.access' },
  },
  {
    id: 'insights.market-research',
    lead: 'Market Research holds two reports, on shared suppliers and on recovery times, and our reading of public inquiries into failures. It has no reports by sector.',
    support: 'The Intelligence and Analytics Practice and the Risk Advisory Practice sign them.',
    place: '/insights#library',
    basis:
      'Two reports, on shared suppliers and on recovery times, and our reading of public inquiries into failures.',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.access' },
  },
];
