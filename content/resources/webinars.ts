import { OPEN_TO_READERS } from '../full-texts.ts';
import type { IsoDate, Practice } from '../insights.ts';
import type { PagePath } from '../pages.ts';
import type { ContactCall, Hero } from '../types.ts';

type Session = {
  id: string;
  title: string;
  description: string;
  date: IsoDate;
  /** Start time with its time zone. */
  time: string;
  presenter: Practice;
  duration: string;
};

export type UpcomingWebinar = Session & { status: 'upcoming' };

type RecordedWebinar = Session & { status: 'recorded' };

export type Webinar = UpcomingWebinar | RecordedWebinar;

/** Label of a session by status. */
export const WEBINAR_LABELS: Record<Webinar['status'], string> = {
  upcoming: 'Live',
  recorded: 'Recorded',
};

type WebinarsPage = {
  path: PagePath;
  hero: Hero;
  upcoming: {
    heading: string;
    lead: string;
    facts: Record<'time' | 'duration' | 'presenter' | 'registered', string>;
    register: string;
    /** In its place while all places are taken. */
    joinWaitingList: string;
    none: string;
    items: UpcomingWebinar[];
  };
  recorded: { heading: string; lead: string; action: string; items: RecordedWebinar[] };
  call: { heading: string; text: string; action: ContactCall };
};

export const WEBINARS = {
  path: '/resources/webinars',
  hero: {
    eyebrow: 'Webinars',
    heading: 'An hour with the people who do the work',
    lead: 'Live sessions with one of our practices, kept short, with a third of the time for questions. Past sessions can be read as transcripts with slides.',
    image: 'hero-webinars',
  },
  upcoming: {
    heading: 'Upcoming sessions',
    lead: 'Free of charge and open to executives and their deputies. Register, and an email confirms your place, or your place on the waiting list if all are taken. The link to join follows by email before the session, usually a day and again an hour ahead.',
    facts: { time: 'Time', duration: 'Duration', presenter: 'Presenter', registered: 'Registered' },
    register: 'Register Now',
    joinWaitingList: 'Join the Waiting List',
    none: 'No session is planned at the moment. The past ones can be read below.',
    items: [
      {
        id: 'rehearsing-an-ai-incident',
        title: 'Rehearsing an AI incident before you have one',
        description:
          'A model in daily use begins to give harmful answers, and it is not clear who may switch it off. We run the opening of a tabletop exercise with the audience and show how to stage it with your own executive team.',
        date: '2027-02-11',
        time: '1500 GMT (1000 New York, 0700 San Francisco)',
        presenter: 'Exercises and Simulation Practice',
        duration: '60 minutes',
        status: 'upcoming',
      },
      {
        id: 'first-day-without-a-critical-supplier',
        title: 'The first day without a critical supplier',
        description:
          'A hosted service that you and your competitors share stops at nine in the morning. Hour by hour: what can be known, which contract clauses help, what customers should hear, and which preparations pay off.',
        date: '2027-04-15',
        time: '1600 BST (1100 New York, 0800 San Francisco)',
        presenter: 'Risk Advisory Practice',
        duration: '60 minutes',
        status: 'upcoming',
      },
    ],
  },
  recorded: {
    heading: 'Recorded sessions',
    lead: `Each session is an edited transcript with slides; no recording is published. Transcripts are ${OPEN_TO_READERS}`,
    action: 'Watch Recording',
    items: [
      {
        id: 'speaking-before-you-know',
        title: 'Speaking before you know: the first hour of crisis communication',
        description:
          'Holding statements that remain true, the one question every journalist will ask, and how to correct yourself without losing the room.',
        date: '2026-11-17',
        time: '1500 GMT',
        presenter: 'Crisis Response Practice',
        duration: '48 minutes',
        status: 'recorded',
      },
      {
        id: 'ai-agents-allow-log-refuse',
        title: 'AI agents at work: what to allow, log and refuse',
        description:
          'Permissions for software that acts by itself: scopes, spending limits, evidence for the auditor, and the person who answers for it.',
        date: '2026-10-01',
        time: '1500 BST',
        presenter: 'AI Strategy Practice',
        duration: '52 minutes',
        status: 'recorded',
      },
      {
        id: 'impact-tolerances-without-the-paperwork',
        title: 'Impact tolerances without the paperwork',
        description:
          'How to set a limit for disruption in one workshop per service, with the business owner in the chair, and what to test first once it is set.',
        date: '2026-06-18',
        time: '1500 BST',
        presenter: 'Risk Advisory Practice',
        duration: '45 minutes',
        status: 'recorded',
      },
    ],
  },
  call: {
    heading: 'A session for your own leadership team',
    text: 'We can run any of these in private, built around your sector, your suppliers and your questions, and follow it with an exercise on the same day.',
    action: {
      label: 'Schedule Consultation',
      interest: 'training',
      message: 'We would like a private session for our leadership team on the following topic:',
    },
  },
} satisfies WebinarsPage;
