import { FIRM } from './firm.ts';
import { CLIENTS, DANGER_FIRST, FOR_CLIENTS_BY_TIER, OTHERS } from './response.ts';
import type { ImageName } from './images/image-names.ts';
import type { Page } from './pages.ts';
import type { InternalHref, Point, PointList } from './types.ts';

type ServicePath = Extract<Page, { group: 'service' }>['path'];
type Figure = { value: string; label: string };
type Head = { eyebrow: string; heading: string; lead: string };

type HomeContent = {
  hero: {
    badge: string;
    /** The headline's two sentences; the first is set larger. */
    headline: { first: string; second: string };
    subline: string;
    action: string;
    /** Link to the services further down. */
    more: string;
    /** A link and the text after it. The link stands first: at the right it would hide the Chat button on phones. */
    incident: { action: string; when: string; href: InternalHref };
    backgroundsLabel: string;
    backgrounds: string[];
  };
  advantage: Head & { pillars: PointList[]; action: string };
  industries: Head & { band: ImageName; figures: Figure[] };
  services: Head & {
    image: ImageName;
    texts: Record<ServicePath, string>;
    approach: { heading: string; text: string; perspectives: Point[] };
    methodology: { heading: string; lead: string; steps: Point[] };
  };
  credentials: Head & { image: ImageName; figures: Figure[] };
  contact: Head & {
    facts: Point[];
    calendar: { heading: string; text: string; action: string };
    /** The note stands after the numbers. */
    emergency: {
      heading: string;
      text: string;
      /** Link to the card for the first hour, shown after the text. */
      firstHour: { label: string; href: InternalHref };
      note: string;
    };
  };
};

export const HOME = {
  hero: {
    badge: 'Industry-Leading Strategic Consulting',
    headline: {
      first: 'Beyond Business Continuity.',
      second: 'Operational Excellence delivering your strategic success.',
    },
    subline: 'AI changes everything. We help businesses navigate complex challenges in the Age of AI.',
    action: 'Schedule Consultation',
    more: 'See what we do',
    incident: {
      action: 'Call at any hour',
      when: 'in an incident.',
      href: '/services/incident-response#hotline',
    },
    backgroundsLabel: 'Our team comes from',
    backgrounds: [
      'military and government service',
      'global management consulting',
      'tier 1 investment banking',
      'Ivy League universities and frontier research institutes',
      'big technology companies',
    ],
  },
  advantage: {
    eyebrow: 'Strategic advantage',
    heading: 'Hold the ground. Move first. See further.',
    lead: 'Resilience is what lets an organisation take a position, keep it under pressure and act while others are still gathering facts.',
    pillars: [
      {
        name: 'Protect and Defend',
        text: 'We look for the weak points before an adversary or an accident finds them, and prepare the operation to keep running when one of them fails.',
        points: [
          'Threat and vulnerability assessment across people, process and technology',
          'Continuity and recovery plans that have been exercised, not only approved',
          'Cyber, supply-chain and reputational risk in a single view',
          'Board reporting that names an owner for every material risk',
        ],
      },
      {
        name: 'Supercharge Response',
        text: 'The first hour of a crisis shapes what follows. We make sure that hour is staffed, led and already rehearsed.',
        points: [
          `Incident response around the clock; ${FOR_CLIENTS_BY_TIER}`,
          'Command structures that people can follow under pressure',
          'Exercises and simulations built on your own scenarios',
          'Messages prepared for staff, regulators, customers and press',
        ],
      },
      {
        name: 'Leverage Insights',
        text: 'Evidence is worth most while the decision is still open. We turn data and AI into judgement that arrives in time.',
        points: [
          'AI education for executives and teams, with certification',
          'Market and risk intelligence tied to decisions on the agenda',
          'Early-warning indicators with thresholds agreed in advance',
          'Dashboards that show what changed and who should act',
        ],
      },
    ],
    action: 'Discuss your position',
  },
  industries: {
    eyebrow: 'Industries',
    heading: 'Eight sectors, each with risks of its own',
    lead: 'A bank, a hospital and a ministry fail in different ways. We work where we know the regulators, the systems and the people who are called first.',
    band: 'banner-industries',
    figures: [
      { value: '100+', label: 'successful engagements' },
      { value: '8', label: 'industry verticals' },
      { value: '24/7', label: 'response capability' },
    ],
  },
  services: {
    eyebrow: 'Services',
    heading: 'Eight disciplines under one roof',
    lead: 'Take one, or one team for all eight.',
    image: 'service-full-service-consulting',
    texts: {
      '/services/ai-education':
        'Briefings, training and certification, so that leaders decide about AI with judgement and teams use it safely.',
      '/services/full-service-consulting':
        'Discover, design, deliver and drive: one accountable team from diagnosis until the change is in daily use.',
      '/services/executive-coaching':
        'Confidential counsel for people who have to decide, from coaches who have had to.',
      '/services/technical-program-management':
        'Complex technology programmes with one plan, honest status and a clean close.',
      '/services/risk-resilience':
        'Strategic, financial and reputational risk seen early, and a framework that has been tested.',
      '/services/insights-enablement':
        'Market intelligence, performance analytics and decision support on one platform.',
      '/services/training-exercises-simulation':
        'Exercises that feel real enough to teach, from the boardroom to the control room.',
      '/services/incident-response': 'Crisis and cyber response at any hour of the year.',
    },
    approach: {
      heading: 'A 360-degree approach',
      text: 'We look at each question as those who must live with the answer will.',
      perspectives: [
        { name: 'Strategy', text: 'Where you must be, and what stands in the way' },
        { name: 'People', text: 'Who decides, who acts, who has to be told' },
        { name: 'Operations', text: 'What must not stop, or not for long' },
        { name: 'Technology', text: 'What it all runs on, including the AI in it' },
        { name: 'Finance', text: 'What it costs to act, and to wait' },
        { name: 'Reputation', text: 'How it reads from outside on the worst day' },
      ],
    },
    methodology: {
      heading: 'Three steps, one route',
      lead: 'One lead stays from the first interview to the handover, with a core team that changes only if it must.',
      steps: [
        {
          name: 'Assess and Understand',
          text: 'Interviews, data, site visits, a look at the plans and at the last real incident. You get a plain picture of where you stand.',
        },
        {
          name: 'Design and Build',
          text: 'Together we choose what to change and build it with the people who will run it: structures, systems, training, and the exercise that proves them.',
        },
        {
          name: 'Operate and Sustain',
          text: 'We stay until the new way is routine, work to agreed measures and remain on call.',
        },
      ],
    },
  },
  credentials: {
    eyebrow: 'Credentials',
    heading: 'People who have been here before',
    lead: 'Our people have held command, signed the accounts and taken the call.',
    image: 'banner-services',
    figures: [
      { value: 'Fortune 500', label: 'companies served' },
      { value: '80+ years', label: 'combined experience' },
      { value: '15 countries', label: 'in which we have worked' },
    ],
  },
  contact: {
    eyebrow: 'Contact',
    heading: 'Tell us what you are facing',
    lead: 'A few lines are enough. A senior member of the team reads and answers your enquiry personally, in confidence.',
    facts: [
      { name: 'Our promise', text: FIRM.responsePromise },
      { name: 'Office hours', text: FIRM.officeHours },
      { name: 'Emergency support', text: FIRM.emergencyHours },
      { name: 'Offices', text: FIRM.offices.map((office) => office.city).join(', ') },
    ],
    calendar: {
      heading: 'Or choose a time',
      text: 'Thirty minutes by video or telephone, in your time zone.',
      action: 'Show free times',
    },
    emergency: {
      heading: '24/7 emergency response',
      text: `${DANGER_FIRST} In an incident, do not write: call us.`,
      firstHour: { label: 'What to do first', href: '/services/incident-response#hotline' },
      note: `${CLIENTS} ${OTHERS}`,
    },
  },
} as const satisfies HomeContent;
