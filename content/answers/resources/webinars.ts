import type { AnswerEntry } from '../types.ts';

export const WEBINARS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'webinars.overview',
    lead: 'We hold live sessions with one of our practices, kept short, with a third of the time for questions. Past sessions can be read as transcripts with slides.',
    place: '/resources/webinars',
    basis: 'Live sessions with one of our practices, kept short, with a third of the time for questions',
    follow: { where: 'webinars.upcoming' },
  },
  {
    id: 'webinars.upcoming',
    lead: 'Planned for 11 February 2027 at 1500 GMT (1000 New York, 0700 San Francisco): rehearsing an AI incident. For 15 April 2027 at 1600 BST: the first day without a critical supplier. If a session moves, the webinars page has the date that counts.',
    support: 'The sessions are free of charge and open to executives and their deputies.',
    place: '/resources/webinars#upcoming',
    options: ['webinars.ai-incident', 'webinars.supplier'],
    basis: '1500 GMT (1000 New York, 0700 San Francisco)',
  },
  {
    id: 'webinars.cost',
    lead: 'The upcoming sessions are free of charge, and open to executives and their deputies.',
    place: '/resources/webinars#upcoming',
    basis: 'Free of charge and open to executives and their deputies',
  },
  {
    id: 'webinars.who',
    lead: 'The upcoming sessions are open to executives and their deputies, free of charge.',
    place: '/resources/webinars#upcoming',
    basis: 'Free of charge and open to executives and their deputies',
  },
  {
    id: 'webinars.register',
    lead: 'Press “Register Now” under the session and send the form on its page. An email confirms your place, or your place on the waiting list. The link to join follows before the session, usually a day and again an hour ahead.',
    place: '/resources/webinars#upcoming',
    basis: 'Register, and an email confirms your place',
  },
  {
    id: 'webinars.duration',
    lead: 'The upcoming sessions last 60 minutes, with a third of the time for questions; the past ones lasted 45 to 52 minutes and can be read as transcripts.',
    place: '/resources/webinars#upcoming',
    basis: '60 minutes',
  },
  {
    id: 'webinars.presenters',
    lead: 'One of our practices, and the page names no person: the Exercises and Simulation Practice, planned for 11 February 2027, and Risk Advisory, for 15 April 2027. The past sessions are by Crisis Response, AI Strategy and Risk Advisory.',
    support: 'If a session moves, the webinars page has the date that counts.',
    place: '/resources/webinars#upcoming',
    basis: 'Exercises and Simulation Practice',
  },
  {
    id: 'webinars.registered',
    lead: 'The page names no number of free places; from ten registrations on it shows for each session how many there are, in full tens. If all places are taken, you can join the waiting list.',
    place: '/resources/webinars#upcoming',
    basis: 'your place on the waiting list if all are taken',
  },
  {
    id: 'webinars.attendance',
    lead: 'The page gives no number of people who attended a session or read its transcript.',
    place: '/resources/webinars',
    basis: 'Past sessions can be read as transcripts with slides.',
  },
];
