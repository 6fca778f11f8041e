import { CONFIRMATION_FOLLOWS } from './forms/newsletter.ts';
import { LEAVE_NEWSLETTER, OPEN_TO_READERS } from './full-texts.ts';
import type { ImageName } from './images/image-names.ts';
import type { PagePath } from './pages.ts';
import type { Hero, TextLink } from './types.ts';

/** A calendar day, as in `2026-11-12`. */
export type IsoDate = `${number}-${number}-${number}`;

export const INSIGHT_TYPES = [
  'White Paper',
  'Case Study',
  'Research',
  'Article',
  'Webinar',
  'Podcast',
  'Report',
] as const;

export const INSIGHT_CATEGORIES = [
  'AI Strategy',
  'Crisis Management',
  'Risk Management',
  'Leadership',
  'Digital Transformation',
  'Operational Excellence',
] as const;

/** The chip that shows every insight. */
export const ALL_INSIGHTS = 'All Insights';

export const INSIGHT_CHIPS = [ALL_INSIGHTS, ...INSIGHT_CATEGORIES] as const;

/** As in `3 of 14 insights`. */
export const INSIGHT_NOUN = { one: 'insight', many: 'insights' };

export type InsightType = (typeof INSIGHT_TYPES)[number];
export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number];

/** Authors and presenters are practices of the firm, never named people. */
export type Practice =
  | 'AI Strategy Practice'
  | 'Crisis Response Practice'
  | 'Exercises and Simulation Practice'
  | 'Intelligence and Analytics Practice'
  | 'Leadership Practice'
  | 'Program Delivery Practice'
  | 'Risk Advisory Practice';

export type Insight = {
  id: string;
  type: InsightType;
  title: string;
  excerpt: string;
  author: Practice;
  date: IsoDate;
  category: InsightCategory;
  featured: boolean;
};

/** Cover image by category. It is decorative, so its alternative text is empty. */
export const CATEGORY_IMAGES: Record<InsightCategory, ImageName> = {
  'AI Strategy': 'insight-ai-strategy',
  'Crisis Management': 'insight-crisis-management',
  'Risk Management': 'insight-risk-management',
  Leadership: 'insight-leadership',
  'Digital Transformation': 'insight-digital-transformation',
  'Operational Excellence': 'insight-operational-excellence',
};

/** Label of an item's gated button, by type. */
export const INSIGHT_ACTIONS: Record<InsightType, string> = {
  'White Paper': 'Read Full Paper',
  'Case Study': 'Read More',
  Research: 'Read More',
  Article: 'Read More',
  Webinar: 'Watch Now',
  Podcast: 'Listen Now',
  Report: 'View Report',
};

/** The first item is the featured one; the others are the latest, newest first. */
export const INSIGHTS: [Insight, ...Insight[]] = [
  {
    id: 'governing-ai-you-did-not-build',
    type: 'White Paper',
    title: 'A board’s guide to governing AI it did not build',
    excerpt:
      'Much of the AI in a large organisation arrives inside software that somebody else wrote, switched on by an update. This paper sets out what a board can ask, what it should be shown, and which decisions it must keep for itself.',
    author: 'AI Strategy Practice',
    date: '2026-11-12',
    category: 'AI Strategy',
    featured: true,
  },
  {
    id: 'speaking-before-you-know',
    type: 'Webinar',
    title: 'Speaking before you know: the first hour of crisis communication',
    excerpt:
      'What can be said truthfully when little is certain, who says it, and how to leave room for the correction that will follow.',
    author: 'Crisis Response Practice',
    date: '2026-11-17',
    category: 'Crisis Management',
    featured: false,
  },
  {
    id: 'recovery-times-promised-and-proven',
    type: 'Report',
    title: 'Recovery times, promised and proven',
    excerpt:
      'Recovery objectives are agreed in meetings and tested in fragments. A method for closing the distance between the time on paper and the time on the clock.',
    author: 'Risk Advisory Practice',
    date: '2026-11-06',
    category: 'Operational Excellence',
    featured: false,
  },
  {
    id: 'disagreeing-with-the-chief-executive',
    type: 'Article',
    title: 'How to disagree with the chief executive at speed',
    excerpt:
      'In a crisis the most senior voice is heard first and corrected last. Four sentences, agreed on a quiet day, allow a deputy to stop a wrong decision without staging a revolt.',
    author: 'Leadership Practice',
    date: '2026-11-03',
    category: 'Leadership',
    featured: false,
  },
  {
    id: 'written-down-and-not-acted-on',
    type: 'Research',
    title: 'Written down and not acted on',
    excerpt:
      'Public inquiries into failures often find that the risk was already on record. We read their reports for the step between the register and the decision, and for what interrupted it.',
    author: 'Risk Advisory Practice',
    date: '2026-10-27',
    category: 'Risk Management',
    featured: false,
  },
  {
    id: 'peak-trading-second-way-out',
    type: 'Case Study',
    title: 'A second way out of the warehouse before peak season',
    excerpt:
      'A retailer sent every online order through one building and one conveyor controller. How it found a second route, rehearsed it at night and learned to switch without asking head office.',
    author: 'Program Delivery Practice',
    date: '2026-10-20',
    category: 'Operational Excellence',
    featured: false,
  },
  {
    id: 'first-hour-belongs-to-the-facts',
    type: 'Article',
    title: 'The first hour belongs to the facts',
    excerpt:
      'Crisis teams lose their first hour to opinions about causes. Three lists on a wall (known, assumed, unknown) and a clerk with authority to interrupt give it back.',
    author: 'Crisis Response Practice',
    date: '2026-10-13',
    category: 'Crisis Management',
    featured: false,
  },
  {
    id: 'who-decides-at-two-in-the-morning',
    type: 'White Paper',
    title: 'Who decides at two in the morning',
    excerpt:
      'Crisis leadership is mostly decided before the crisis: who may act alone, who must be woken, and which decisions take two. A paper on authority, deputies and rest.',
    author: 'Crisis Response Practice',
    date: '2026-10-08',
    category: 'Crisis Management',
    featured: false,
  },
  {
    id: 'cutover-weekend-is-an-exercise',
    type: 'Article',
    title: 'A cutover weekend is an exercise with a date',
    excerpt:
      'Large migrations are planned as projects and fail as incidents. Treat the weekend as an exercise: name a commander, set the point of no return, and rehearse the way back as often as the way forward.',
    author: 'Program Delivery Practice',
    date: '2026-10-06',
    category: 'Digital Transformation',
    featured: false,
  },
];

/** One article, one webinar, one podcast and one report, newest first, and none newer than the latest insights. */
export const RECENT_INSIGHTS: Insight[] = [
  {
    id: 'before-the-assistant-reads-your-contracts',
    type: 'Article',
    title: 'Before the assistant reads your contracts',
    excerpt:
      'Five questions for legal and procurement to answer before an AI assistant is given the contract archive, from privilege to the clause that forbids it.',
    author: 'AI Strategy Practice',
    date: '2026-10-02',
    category: 'AI Strategy',
    featured: false,
  },
  {
    id: 'ai-agents-allow-log-refuse',
    type: 'Webinar',
    title: 'AI agents at work: what to allow, log and refuse',
    excerpt:
      'Software that acts on its own needs the limits a new employee would get, and a few that no employee needs. A session on permissions, evidence and the switch that stops it.',
    author: 'AI Strategy Practice',
    date: '2026-10-01',
    category: 'AI Strategy',
    featured: false,
  },
  {
    id: 'command-and-its-silences',
    type: 'Podcast',
    title: 'Command and its silences',
    excerpt:
      'A conversation about what experienced commanders leave unsaid, when that steadies a team, and when the team needed to hear it.',
    author: 'Leadership Practice',
    date: '2026-09-25',
    category: 'Leadership',
    featured: false,
  },
  {
    id: 'suppliers-behind-your-suppliers',
    type: 'Report',
    title: 'The suppliers behind your suppliers',
    excerpt:
      'Two vendors can fail together because both rent from a third. The report shows how to trace shared dependencies with the contracts and questionnaires already on file.',
    author: 'Intelligence and Analytics Practice',
    date: '2026-09-22',
    category: 'Risk Management',
    featured: false,
  },
];

type LibraryCard = {
  name: string;
  text: string;
  /** Label of the card's gated button. */
  action: string;
  /** The ungated page that describes the items. */
  link: TextLink;
};

type InsightsPage = {
  path: PagePath;
  hero: Hero;
  filter: { label: string; empty: { heading: string; text: string; clear: string } };
  featured: { heading: string };
  latest: { heading: string; lead: string };
  recent: { heading: string; lead: string };
  library: { heading: string; lead: string; cards: LibraryCard[] };
  newsletter: { eyebrow: string; heading: string; text: string; privacy: string; privacyLink: TextLink };
  home: TextLink;
};

export const INSIGHTS_PAGE = {
  path: '/insights',
  hero: {
    eyebrow: 'Insights Hub',
    heading: 'Thinking for people who have to decide',
    lead: 'Papers, cases and briefings from our practices on AI, risk, crisis and the craft of running things well. Written for executives, short where we can manage it, and open to argument.',
    image: 'hero-insights',
  },
  filter: {
    label: 'Filter insights by topic',
    empty: {
      heading: 'Nothing on this topic yet',
      text: 'No insight matches this filter. See everything we have published, or tell us what you would like to read.',
      clear: 'Show all insights',
    },
  },
  featured: { heading: 'Featured insight' },
  latest: {
    heading: 'Latest insights',
    lead: 'From the desks of our practices, newest first. More white papers, and the webinars, are in the resource library below.',
  },
  recent: {
    heading: 'Recent items',
    lead: 'From the weeks before: one article, one webinar, one podcast and one report, each on a single question.',
  },
  library: {
    heading: 'Resource library',
    lead: `The longer work, kept together. Titles and summaries are open to everyone; the full texts are ${OPEN_TO_READERS}`,
    cards: [
      {
        name: 'White Papers',
        text: 'Positions argued at length, with the method and its limits, for boards that want to see the reasoning.',
        action: 'Browse Library',
        link: { label: 'About the white papers', href: '/resources/white-papers' },
      },
      {
        name: 'Market Research',
        text: 'Two reports, on shared suppliers and on recovery times, and our reading of public inquiries into failures.',
        action: 'View Reports',
        link: { label: 'Reports among the insights', href: '/insights#latest-heading' },
      },
      {
        name: 'Webinars and Events',
        text: 'An hour with one of our practices: live sessions with time for questions, and transcripts of past ones.',
        action: 'Watch Now',
        link: { label: 'Dates and transcripts', href: '/resources/webinars' },
      },
    ],
  },
  newsletter: {
    eyebrow: 'Weekly intelligence briefing',
    heading: 'What changed this week, and what it asks of you',
    text: 'Join 10,000+ executives who receive our weekly briefings on AI, risk and resilience. One email a week, or once a month if you prefer, short enough to read between meetings. Subscribers who confirm their address can read every full text.',
    privacy: `${CONFIRMATION_FOLLOWS} We use your address for the briefing and nothing else. ${LEAVE_NEWSLETTER}`,
    privacyLink: { label: 'Privacy Policy', href: '/privacy' },
  },
  home: { label: 'Return to Home', href: '/' },
} satisfies InsightsPage;
