import { OPEN_TO_READERS } from '../full-texts.ts';
import type { InsightCategory, IsoDate, Practice } from '../insights.ts';
import type { PagePath } from '../pages.ts';
import type { ContactCall, Hero } from '../types.ts';

type WhitePaper = {
  id: string;
  title: string;
  description: string;
  author: Practice;
  date: IsoDate;
  category: InsightCategory;
};

type WhitePapersPage = {
  path: PagePath;
  hero: Hero;
  list: { heading: string; lead: string; action: string; items: WhitePaper[] };
  call: { heading: string; text: string; action: ContactCall };
};

export const WHITE_PAPERS = {
  path: '/resources/white-papers',
  hero: {
    eyebrow: 'White papers',
    heading: 'Arguments long enough to be tested',
    lead: 'Four papers for boards and executives. Each takes one question that keeps coming back, states a position, shows the reasoning and says where it stops being true.',
    image: 'hero-white-papers',
  },
  list: {
    heading: 'What each paper argues',
    lead: `Summaries are open to everyone. The papers themselves are ${OPEN_TO_READERS}`,
    action: 'Download',
    items: [
      {
        id: 'governing-ai-you-did-not-build',
        title: 'A board’s guide to governing AI it did not build',
        description:
          'Vendors add models to products that were bought for something else. The paper gives directors an inventory they can trust, a tiering by consequence instead of by technology, and twelve questions whose answers should be on file before the next renewal.',
        author: 'AI Strategy Practice',
        date: '2026-11-12',
        category: 'AI Strategy',
      },
      {
        id: 'who-decides-at-two-in-the-morning',
        title: 'Who decides at two in the morning',
        description:
          'Authority in a crisis fails in predictable places: between shifts, between countries, and between the person who knows and the person who may. A model for delegated authority, deputies and handovers that works when half the team cannot be reached.',
        author: 'Crisis Response Practice',
        date: '2026-10-08',
        category: 'Crisis Management',
      },
      {
        id: 'services-before-systems',
        title: 'Services before systems: operational resilience from the customer’s side',
        description:
          'Recovery plans tend to follow the architecture diagram. This paper begins at the other end, with the harm a customer would suffer day by day, and works back to people, suppliers and systems, so that money goes where an outage would hurt.',
        author: 'Risk Advisory Practice',
        date: '2026-06-04',
        category: 'Operational Excellence',
      },
      {
        id: 'risk-appetite-that-refuses',
        title: 'A risk appetite that can say no',
        description:
          'An appetite statement earns its place on the day it stops something. How to write limits that managers can apply without asking, connect them to early warnings, and report breaches to the board on one page.',
        author: 'Risk Advisory Practice',
        date: '2026-03-12',
        category: 'Risk Management',
      },
    ],
  },
  call: {
    heading: 'Discuss a paper with the practice that wrote it',
    text: 'We can take your board through one of these in an hour, with your own figures in place of the examples.',
    action: {
      label: 'Schedule Consultation',
      interest: 'insights',
      message: 'We would like to discuss one of your white papers with our board. The paper is:',
    },
  },
} satisfies WhitePapersPage;
