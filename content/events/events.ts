import type { Confirmation } from '../forms/plain.ts';
import { FIRM } from '../firm.ts';
import type { TextLink } from '../types.ts';

/*
 * The pages of a webinar or another event: what it is about, registration, and the pages behind the links in its mails.
 */

const WEBINARS_LINK = { label: 'All webinars', href: '/resources/webinars#upcoming' } satisfies TextLink;

export const EVENT_PAGE = {
  eyebrow: 'Live webinar',
  back: WEBINARS_LINK,
  facts: {
    label: 'Facts about this session',
    elsewhere: 'At our other offices',
    duration: 'Duration',
    presenter: 'Presenter',
    topics: 'Topics',
    places: 'Places',
    price: 'Price',
  },
  free: 'Free of charge',
  open: 'Available',
  full: 'All places are taken. You can join the waiting list.',
  minutes: (minutes: number | string) => `${minutes} minutes`,
  file: 'Save this session to your calendar',
  feed: 'Add all our sessions to your calendar',
};

export const REGISTRATION_FORM = {
  label: 'Registration',
  heading: 'Register for this session',
  lead: 'We confirm your place by email, with a calendar file. The link to join follows by email before the session, usually a day and again an hour ahead.',
  waitingHeading: 'Join the waiting list',
  waitingLead:
    'All places are taken. If somebody cancels, the next person on the list is given the place automatically and told by email.',
  fields: {
    name: 'Name',
    email: 'Business email',
    company: 'Company',
    question: 'A question for the speaker',
  },
  questionHint: 'Optional. The speaker sees it before the session.',
  submit: 'Register Now',
  submitWaiting: 'Join the Waiting List',
  privacy: {
    before:
      'We use what you enter for this session only, and delete it twelve months after it. It does not subscribe you to the newsletter. We may publish an edited transcript of the session. ',
    link: 'Privacy Policy',
  },
};

/** Where the registration closed before or at the event. */
export const CLOSED_EVENT_PAGE = {
  cancelled: {
    title: 'This session is cancelled',
    text: 'Everybody with a place or on the waiting list is told by email.',
  },
  begun: {
    title: 'This session has begun',
    text: 'Registration has closed. Everybody with a place finds the link to join in our reminder.',
  },
  over: { title: 'This session is over', text: 'Registration has closed.' },
  transcript: 'Read the transcript',
  other: 'See other sessions',
};

/** The same for a place and for the waiting list: it must not tell who has registered before. */
export const REGISTERED = {
  title: 'We have your registration',
  text: `Our email says whether you have a place or are on the waiting list, and has a link in case you cannot come. A place comes with a calendar file. Registering twice does not send a second email. If nothing arrives within a few minutes, check your junk folder, or write to ${FIRM.email}.`,
  waits:
    'At present we cannot send email, so ours will take longer. Your registration is kept. The page of the session has its day and time, and a calendar file.',
  session: 'Return to the session',
  home: { label: 'Return to Webinars', href: '/resources/webinars' },
} satisfies Confirmation;

/** Why a registration was not taken. */
export const REGISTRATION_FAULTS = {
  invalid: {
    title: 'Not registered yet',
    description: 'Please correct the fields that are marked. Everything else is as you wrote it.',
  },
  'rate-limited': {
    title: 'Rate Limit Exceeded',
    description:
      'Please wait five minutes before registering again, or up to an hour if many people share your network.',
  },
  failed: {
    title: 'Not registered',
    description: 'That did not work. Please try again in a moment.',
  },
  'too-large': {
    title: 'Not registered yet',
    description: 'What you wrote is longer than this form can take. Please shorten it and send it again.',
  },
  foreign: {
    title: 'Not registered yet',
    description:
      'This did not come from a form on our website, so we did not take it. Please use the form on this page.',
  },
};

/** Texts of the page on which a registration is cancelled, which the emails link to. */
export const MANAGE_PAGE = {
  eyebrow: 'Your registration',
  title: 'Your registration',
  registered: 'You have a place in this session.',
  waiting: 'You are on the waiting list for this session.',
  text: 'If you cannot come, press the button. Whoever is next on the waiting list then moves up.',
  submit: 'I cannot come',
};

/** The result of submitting the form, or why it had no effect. */
export const EVENT_NOTICES = {
  cancelled: {
    title: 'You are no longer registered',
    text: 'Thank you for telling us. We will confirm this by email.',
  },
  cancelledWithoutMail: {
    title: 'You are no longer registered',
    text: 'Thank you for telling us. We cannot send email at the moment. If the session is in your calendar, please take it out yourself.',
  },
  /** Nothing about a later registration of the same person: the link may have been passed on. */
  already: {
    title: 'This registration is cancelled',
    text: 'Your registration was cancelled before. If you have registered again, the newest email about this session has a link of its own.',
  },
  over: {
    title: 'This session has begun',
    text: 'Registrations can no longer be changed.',
  },
  sessionCancelled: {
    title: 'This session is cancelled',
    text: 'Your registration ends with it. We have written to you, and there is nothing more to do.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'It is incomplete or has expired. Please use the one in the newest email about this session.',
  },
  unknown: {
    title: 'There is no such session',
    text: 'It may have been withdrawn, or its address has changed. Our webinars page lists all that are planned.',
  },
  foreign: {
    title: 'Nothing has changed',
    text: 'This did not come from a page of our website. Please open the link in the email again.',
  },
  limited: {
    title: 'Rate Limit Exceeded',
    text: 'Please wait a minute and try again.',
  },
  /** Our system may have gone on after it stopped waiting for the database. */
  failed: {
    title: 'Please check in a few minutes',
    text: 'Our system did not answer in time. If you were registering or cancelling, that may have been done all the same. An email then confirms it.',
  },
};

export const EVENT_NOTICE_PAGE = { eyebrow: 'Webinars', link: WEBINARS_LINK };
