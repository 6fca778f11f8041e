import type { AnswerEntry } from '../types.ts';

export const PIECES_DEPENDENCIES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.suppliers.example',
    lead: 'In the worked example of 12 suppliers an identity provider with no contract touches all six services, one cloud region 5, an endpoint security agent 4, a text-message aggregator 3, a content delivery network 2.',
    support: 'The counts are assumptions.',
    place: '/insights/suppliers-behind-your-suppliers#exhibit-services-that-stop-together',
    basis: 'The largest exposures are companies without an invoice',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
  {
    id: 'pieces.suppliers.direct',
    lead: 'The largest direct supplier touches 3 of the six services in the example: no direct supplier touches more than three, while an identity provider with no contract touches all six.',
    place: '/insights/suppliers-behind-your-suppliers#exhibit-services-that-stop-together',
    basis: 'In the worked example no direct supplier touches more than three of six services',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
  {
    id: 'pieces.suppliers.method',
    lead: 'Shared dependencies can be traced in two weeks, by two people, with the contracts, assurance reports and questionnaires already on file.',
    support:
      'The report also shows how to grade what each document proves, and gives the one line that a board needs.',
    place: '/insights/suppliers-behind-your-suppliers#suppliers-behind-your-suppliers-title',
    basis: 'Method: two weeks, two people',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
  {
    id: 'pieces.suppliers.documents',
    lead: 'The report goes through seven documents already on file. Assurance reports, annexes on data processing and past incident notices name most of the second tier; the telephone is needed for the rest.',
    support: 'It also shows how to grade what each document proves.',
    place: '/insights/suppliers-behind-your-suppliers#findings-heading',
    basis:
      'Assurance reports, annexes on data processing and past incident notices name most of the second tier',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
  {
    id: 'pieces.suppliers.spend',
    lead: 'A supplier register ranks companies by spend, whereas the exposure that matters is the number of your services which one unseen company can stop.',
    place: '/insights/suppliers-behind-your-suppliers#findings-heading',
    basis: 'A supplier register ranks companies by spend',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
  {
    id: 'pieces.suppliers.length',
    lead: 'The report on suppliers is an 8 min read: 1,951 words, 2 exhibits and 11 notes with their sources, also as a PDF, by the Intelligence and Analytics Practice, of 22 September 2026.',
    support:
      'Its parts: why the register does not show it; what sharing does to the arithmetic; what authorities ask for; seven documents already on file; method; a worked example; what to do about a shared dependency; limits; on Monday.',
    place: '/insights/suppliers-behind-your-suppliers#piece',
    basis: '1,951 words, 2 exhibits and 11 notes',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
  {
    id: 'pieces.cutover.no-return',
    lead: 'The hour of no return falls on Sunday at 05:00 in the worked example, 25 hours before the window closes on Monday at 06:00. It is calculated from the slowest rehearsed way back.',
    place: '/insights/cutover-weekend-is-an-exercise#exhibit-hour-of-no-return',
    basis: 'The hour of no return can be calculated from the slowest rehearsed way back',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length' },
  },
  {
    id: 'pieces.cutover.timetable',
    lead: 'In a window of sixty hours there are three hours of slack: freeze and extraction from Fri 18:00 6 hours, load 16 hours, reconciliation 6, checks by the business 4, accepted Sun 02:00.',
    support:
      'Load begins Sat 00:00, reconciliation Sat 16:00, the checks Sat 22:00. Accepted by Sun 05:00, or go back. Mon 06:00: open for business on one system or the other.',
    place: '/insights/cutover-weekend-is-an-exercise#exhibit-hour-of-no-return',
    basis: 'Three hours of slack in a window of sixty',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length' },
  },
  {
    id: 'pieces.cutover.commander',
    lead: 'The person who commands the weekend should not be the person whose programme is being judged.',
    place: '/insights/cutover-weekend-is-an-exercise#findings-heading',
    basis: 'The person who commands the weekend should not be the person whose programme is being judged',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length' },
  },
  {
    id: 'pieces.cutover.way-back',
    lead: 'A way back that has never been performed can make a failure worse, as one trading firm found in 45 minutes.',
    support:
      'The article has two public failures and a worked example, and says why the way back has to be rehearsed as often as the way forward.',
    place: '/insights/cutover-weekend-is-an-exercise#findings-heading',
    basis: 'as one trading firm found in 45 minutes',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length' },
  },
  {
    id: 'pieces.cutover.length',
    lead: 'The article on cutover weekends is a 6 min read: 1,284 words, 1 exhibit and 4 notes with their sources, also as a PDF, by the Program Delivery Practice, of 6 October 2026.',
    support:
      'Its parts: what two public failures show, give the weekend a commander, calculate the hour of no return, rehearse in both directions, on Monday, where it does not fit.',
    place: '/insights/cutover-weekend-is-an-exercise#piece',
    basis: '1,284 words, 1 exhibit and 4 notes',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length' },
  },
  {
    id: 'pieces.cutover.advice',
    lead: 'Large migrations are planned as projects and fail as incidents. Treat the weekend as an exercise: name a commander, calculate the hour of no return, and rehearse the way back as often as the way forward.',
    support: 'The article rests on two public failures and a worked example.',
    place: '/insights/cutover-weekend-is-an-exercise#cutover-weekend-is-an-exercise-title',
    basis: 'Large migrations are planned as projects and fail as incidents',
    follow: { duration: 'pieces.cutover.length', who: 'pieces.cutover.length' },
  },
  {
    id: 'pieces.suppliers.why',
    lead: 'Two vendors can fail together because both rent from a third. A supplier register that ranks companies by spend does not show it.',
    support: 'What counts is the number of your services which one unseen company can stop.',
    place: '/insights/suppliers-behind-your-suppliers#suppliers-behind-your-suppliers-title',
    basis: 'Two vendors can fail together because both rent from a third',
    follow: { duration: 'pieces.suppliers.length', who: 'pieces.suppliers.length' },
  },
];
