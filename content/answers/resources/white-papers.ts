import { OPEN_TO_READERS } from '../../full-texts.ts';
import type { AnswerEntry } from '../types.ts';

export const WHITE_PAPERS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'white-papers.overview',
    lead: 'There are four papers: on governing AI that you did not build, on who decides at two in the morning, on services before systems (operational resilience from the customer’s side), and on a risk appetite that can say no.',
    place: '/resources/white-papers#papers',
    options: ['white-papers.ai', 'white-papers.authority', 'white-papers.services', 'white-papers.appetite'],
    basis: 'Four papers for boards and executives',
    follow: { duration: 'insights.reading-time', difference: 'white-papers.kind' },
  },
  {
    id: 'white-papers.access',
    lead: `Subscribe to the newsletter and confirm your address: the papers are ${OPEN_TO_READERS} Summaries are open to everyone.`,
    support:
      'Until then the button under each paper leads you to the sign-up; afterwards it opens the paper, with its PDF.',
    place: '/resources/white-papers#papers',
    basis: OPEN_TO_READERS,
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.reading-time',
      start: 'insights.subscribe',
      how: 'insights.subscribe',
    },
  },
  {
    id: 'white-papers.kind',
    lead: 'They are for boards and executives. Each takes one question that keeps coming back, states a position, shows the reasoning and says where it stops being true.',
    place: '/resources/white-papers',
    basis: 'Each takes one question that keeps coming back, states a position, shows the reasoning',
    follow: { duration: 'insights.reading-time' },
  },
  {
    id: 'white-papers.authors',
    lead: 'The papers name no person, only our practices: the AI Strategy Practice wrote the one on AI, Crisis Response the one on authority at night, Risk Advisory those on resilience and risk appetite.',
    place: '/resources/white-papers#papers',
    basis: 'Risk Advisory Practice',
    follow: { duration: 'insights.reading-time', start: 'white-papers.access' },
    options: ['white-papers.ai', 'white-papers.authority', 'white-papers.services', 'white-papers.appetite'],
  },
  {
    id: 'white-papers.newest',
    lead: 'The newest is “A board’s guide to governing AI it did not build”, of 12 November 2026.',
    place: '/resources/white-papers#governing-ai-you-did-not-build-title',
    basis: 'A board’s guide to governing AI it did not build',
    follow: { duration: 'pieces.governing.length' },
  },
  {
    id: 'white-papers.ai',
    lead: '“A board’s guide to governing AI it did not build” gives directors an inventory they can trust, a tiering by consequence instead of by technology, and twelve questions whose answers should be on file before the next renewal.',
    support: 'It is of 12 November 2026 and by the AI Strategy Practice.',
    place: '/resources/white-papers#governing-ai-you-did-not-build-title',
    basis: 'twelve questions whose answers should be on file before the next renewal',
    follow: { duration: 'pieces.governing.length' },
  },
  {
    id: 'white-papers.authority',
    lead: '“Who decides at two in the morning”, of 8 October 2026 by the Crisis Response Practice, offers a model for delegations, deputies and handovers that works when half the team cannot be reached.',
    support:
      'Authority in a crisis fails in predictable places: between shifts, between countries, and between the person who knows and the person who may.',
    place: '/resources/white-papers#who-decides-at-two-in-the-morning-title',
    basis:
      'A model for delegated authority, deputies and handovers that works when half the team cannot be reached',
    follow: { duration: 'pieces.night.length' },
  },
  {
    id: 'white-papers.services',
    lead: '“Services before systems”, of 4 June 2026 by the Risk Advisory Practice, begins with the harm a customer would suffer day by day and works back to people, suppliers and systems, so that money goes where an outage would hurt.',
    place: '/resources/white-papers#services-before-systems-title',
    basis: 'with the harm a customer would suffer day by day',
    follow: { duration: 'pieces.services.length' },
  },
  {
    id: 'white-papers.appetite',
    lead: '“A risk appetite that can say no”, of 12 March 2026 by the Risk Advisory Practice, shows how to write limits that managers can apply without asking, connect them to early warnings, and report breaches to the board in a page.',
    support: 'An appetite statement earns its place on the day it stops something.',
    place: '/resources/white-papers#risk-appetite-that-refuses-title',
    basis: 'How to write limits that managers can apply without asking',
    follow: { duration: 'pieces.appetite.length' },
  },
  {
    id: 'white-papers.board-session',
    lead: 'We can take your board through a paper in an hour, with your own figures in place of the examples; you discuss it with the practice that wrote it.',
    place: '/resources/white-papers#next-step',
    basis: 'We can take your board through one of these in an hour',
    follow: { cost: 'services.cost', duration: 'white-papers.board-session', start: 'contact.appointment' },
  },
  {
    id: 'white-papers.dates',
    lead: 'The paper on AI is of 12 November 2026, that on authority at night of 8 October 2026, that on operational resilience of 4 June 2026 and that on risk appetite of 12 March 2026.',
    place: '/resources/white-papers#papers',
    basis: 'A risk appetite that can say no',
    follow: { duration: 'insights.reading-time' },
    options: ['white-papers.ai', 'white-papers.authority', 'white-papers.services', 'white-papers.appetite'],
  },
];
