import { LEAVE_NEWSLETTER, OPEN_TO_READERS } from '../../full-texts.ts';
import type { AnswerEntry } from '../types.ts';

export const INSIGHTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights.overview',

    lead: 'We publish papers, cases and briefings from our practices on AI, risk, crisis and the craft of running things well, written for executives and short where we can manage it.',
    place: '/insights',
    basis:
      'Papers, cases and briefings from our practices on AI, risk, crisis and the craft of running things well',
    follow: {
      duration: 'insights.reading-time',
      who: 'insights.authors',
      where: 'insights.filter',
      start: 'insights.subscribe',
      how: 'insights.filter',
    },
  },
  {
    id: 'insights.access',

    lead: `Titles and summaries are open to everyone; the full texts are ${OPEN_TO_READERS}`,
    place: '/insights#library',
    basis: OPEN_TO_READERS,
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.reading-time',
      who: 'insights.authors',
      start: 'insights.subscribe',
      how: 'insights.subscribe',
    },
  },
  {
    id: 'insights.newsletter',

    lead: 'Our weekly briefing on AI, risk and resilience: one email a week, or once a month if you prefer, short enough to read between meetings, received by 10,000+ executives. The page gives no breakdown of them.',
    support: 'Subscribers who confirm their address can read every full text.',
    place: '/insights#newsletter',
    basis: 'Join 10,000+ executives who receive our weekly briefings on AI, risk and resilience',
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.frequency',
      who: 'insights.authors',
      start: 'insights.subscribe',
      how: 'insights.subscribe',
    },
  },
  {
    id: 'insights.subscribe',

    lead: 'The briefing is weekly. Enter your email address in the newsletter form at the foot of the Insights page and press Subscribe, then confirm by the link in our email.',
    place: '/insights#newsletter',
    basis: 'Subscribers who confirm their address can read every full text.',
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'insights.frequency',
      start: 'insights.subscribe',
      how: 'insights.address-use',
    },
  },
  {
    id: 'insights.newsletter-cost',

    lead: 'The page names no price for the briefing. The sign-up asks for your email address and nothing else.',
    place: '/insights#newsletter',
    basis: 'We use your address for the briefing and nothing else.',
    follow: { duration: 'insights.frequency', start: 'insights.subscribe', how: 'insights.subscribe' },
  },
  {
    id: 'insights.unsubscribe',

    lead: `You can leave the briefing at any time. ${LEAVE_NEWSLETTER}`,
    place: '/insights#newsletter',
    basis: LEAVE_NEWSLETTER,
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'privacy.keep-newsletter',
      start: 'insights.subscribe',
      how: 'insights.unsubscribe',
    },
  },
  {
    id: 'insights.address-use',

    lead: 'We use your address for the briefing and nothing else.',
    place: '/insights#newsletter',
    basis: 'We use your address for the briefing and nothing else.',
    follow: {
      cost: 'insights.newsletter-cost',
      duration: 'privacy.keep-newsletter',
      how: 'insights.unsubscribe',
    },
  },
  {
    id: 'insights.authors',

    lead: 'They name no person: our practices sign them, such as the Risk Advisory Practice or the Crisis Response Practice.',
    place: '/insights#latest-heading',
    basis: 'From the desks of our practices, newest first',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.subscribe' },
  },
  {
    id: 'insights.filter',

    lead: 'Choose a topic above the list: AI Strategy, Crisis Management, Risk Management, Leadership, Digital Transformation or Operational Excellence. If nothing matches, tell us what you would like to read.',
    place: '/insights',
    basis: 'Filter insights by topic',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.subscribe' },
  },
  {
    id: 'insights.reading-time',

    lead: 'Articles take about 6 minutes to read, case studies 4, reports and research 8 to 9, the papers on AI and on crisis authority 12 each, the transcript of the podcast 8.',
    place: '/insights#latest-heading',
    basis: '12 min read',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.subscribe' },
  },
  {
    id: 'insights.on-ai-strategy',

    lead: 'Under AI Strategy: the white paper “A board’s guide to governing AI it did not build”, the article “Before the assistant reads your contracts” and the webinar “AI agents at work: what to allow, log and refuse”.',
    place: '/insights#latest-heading',
    basis: 'AI agents at work: what to allow, log and refuse',
  },
  {
    id: 'insights.on-crisis-management',

    lead: 'Under Crisis Management: the webinar “Speaking before you know: the first hour of crisis communication”, the article “The first hour belongs to the facts” and the white paper “Who decides at two in the morning”.',
    support:
      'Our research “Written down and not acted on”, on public inquiries into failures, stands under Risk Management.',
    place: '/insights#latest-heading',
    basis: 'Speaking before you know: the first hour of crisis communication',
  },
  {
    id: 'insights.types',

    lead: 'White papers, case studies, research, articles, webinars, podcasts and reports. The recent items are one article, one webinar, one podcast and one report, each on a single question.',
    place: '/insights#recent',
    basis: 'one article, one webinar, one podcast and one report, each on a single question',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.subscribe' },
  },
  {
    id: 'insights.practices',

    lead: 'The firm has seven practices: AI Strategy, Program Delivery, Leadership, Risk Advisory, Intelligence and Analytics, Exercises and Simulation, and Crisis Response. Each leads its own services and signs what it publishes.',
    place: '/about#practices',
    basis: 'A practice leads the services named beside it and signs what it publishes.',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.subscribe' },
    options: [
      'about.practice-ai',
      'about.practice-program',
      'about.practice-leadership',
      'about.practice-risk',
      'about.practice-intelligence',
      'about.practice-exercises',
      'about.practice-crisis',
    ],
  },
  {
    id: 'insights.dates',

    lead: 'They are dated from 22 September to 17 November 2026, and the list runs newest first; each item bears its date.',
    support:
      'Disagreeing with the chief executive: 3 November. Public inquiries: 27 October. Retailer’s warehouse: 20 October. First hour: 13 October. Cutover weekend: 6 October. Suppliers behind suppliers: 22 September.',
    place: '/insights#latest-heading',
    basis: 'From the desks of our practices, newest first',
    follow: { duration: 'insights.reading-time', who: 'insights.authors', start: 'insights.subscribe' },
  },
];
