import { FIRM } from '../firm.ts';

/*
 * Appointments without JavaScript: the list of free times, the form, the page behind the link in the mails, and what any
 * of them answers to something that cannot be. The calendar of the home page has its words in picker.ts.
 */

const OTHER_WAYS = `Please call ${FIRM.phone.label} or write to ${FIRM.email}.`;

export const CONSULTATION_PAGE = {
  meta: {
    title: `Choose a time for a consultation | ${FIRM.name}`,
    description: `Free times for a first conversation with ${FIRM.name}: thirty minutes by video or telephone, shown in your own time zone.`,
  },
  eyebrow: 'Schedule Consultation',
  title: 'Choose a time',
  text: 'Thirty minutes with a consultant, by video or telephone. Choose a time, then tell us how to reach you.',
  filter: {
    label: 'Which times are shown',
    zone: 'Your time zone',
    office: 'Office',
    anyOffice: 'Any office',
    topic: 'What it is about',
    anyTopic: 'Any topic',
    submit: 'Show times',
  },
  list: 'Free times',
  later: 'Later times',
  first: 'Back to the first times',
  calendar: { before: 'With JavaScript there is also ', link: 'a calendar on the home page', after: '.' },
  none: 'No time is free at present.',
  noneLater: 'No later time is free yet.',
  unknownZone: 'We do not know this time zone, so the times are those of London.',
  limited:
    'There have been too many requests from your network. Please wait a minute and load the page again.',
  failed: 'The free times cannot be shown at the moment.',
  /** After either of them. */
  otherWays: ['Please call ', ' or write to ', '.'],
} as const;

export const APPOINTMENT_FORM = {
  eyebrow: 'Schedule Consultation',
  label: 'Appointment',
  title: 'Your appointment',
  text: 'Nothing is booked until you press the button. The invitation comes by email, with links to move or cancel it.',
  chosen: 'Your time',
  other: 'Choose another time',
  times: 'Choose a time',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    company: 'Company',
    topic: 'What it is about',
    medium: 'How we will talk',
    telephone: 'Telephone',
    about: 'What you want to talk about',
  },
  noTopic: 'Select a service',
  topicMissing: 'Please select what it is about',
  media: { video: 'By video', telephone: 'By telephone' },
  telephoneHint: 'Needed for a call by telephone only, with the country code.',
  submit: 'Book this time',
} as const;

/** Titles and sentences of the form when no appointment came of it. */
export const APPOINTMENT_FAULTS = {
  gone: {
    title: 'This time is no longer free',
    text: 'Somebody else has taken it, or it now begins too soon to be booked. What you wrote is kept: please choose another time below.',
  },
  noneLeft: {
    title: 'This time is no longer free',
    text: `No other time is free at present. ${OTHER_WAYS} What you wrote is kept below.`,
  },
  noTime: {
    title: 'Please choose a time',
    text: 'These are the next free ones.',
  },
  unknownZone: {
    title: 'Please choose a time again',
    text: 'We do not know this time zone, so the times below are those of London. What you wrote is kept.',
  },
  tooMany: {
    title: 'Three appointments are already booked',
    text: 'This mailbox has three upcoming appointments. With the link in its invitation you can move one to another time, or cancel one and then book again.',
  },
} as const;

/** The same for programs, which show the sentence as it is. */
export const CALENDAR_MESSAGES = {
  gone: 'This time is no longer free. Please choose another.',
  tooMany: APPOINTMENT_FAULTS.tooMany.text,
} as const;

export const APPOINTMENT_OUTCOMES = {
  booked: {
    title: 'Your appointment is booked',
    description:
      'The invitation follows by email. It puts the appointment into your calendar and has links to move or cancel it.',
    waits: `At present we cannot send email, so the invitation will take longer. Your appointment stands. To move or cancel it until then, call ${FIRM.phone.label} or write to ${FIRM.email} and give your reference.`,
    time: 'Your time: ',
    file: 'Save the calendar file',
  },
  received: {
    title: 'Your request has arrived',
    description: `The time is not confirmed yet: a senior member of the team reads your request first and replies within ${FIRM.responseHours} hours.`,
  },
  'rate-limited': {
    title: 'Rate Limit Exceeded',
    description: `Please wait up to an hour before booking another time. ${OTHER_WAYS}`,
  },
  failed: {
    title: 'Not booked yet',
    description: `That did not work. Please try again, or call ${FIRM.phone.label}.`,
  },
  invalid: {
    title: 'Not booked yet',
    description: 'Please correct the fields that are marked. Everything else is as you wrote it.',
  },
} as const;

export const MANAGE_PAGE = {
  eyebrow: 'Consultation',
  title: 'Your appointment',
  text: 'Here you can move or cancel it. Nothing changes until you press a button.',
  facts: {
    time: 'Your time',
    office: 'Office',
    medium: 'How we will talk',
    consultant: 'With',
    reference: 'Reference',
  },
  media: {
    video: 'By video: the link is in your invitation, or your consultant will send it before the appointment',
    telephone: 'By telephone',
  },
  telephone: (ending: string) => `By telephone, on the number that ends in ${ending}`,
  move: {
    heading: 'Move it',
    text: 'Choose another time.',
    submit: 'Move to this time',
    none: `No other time is free at present. ${OTHER_WAYS}`,
    later: 'Later times',
  },
  cancel: {
    heading: 'Cancel it',
    text: 'We can then give the time to somebody else.',
    open: 'Cancel the appointment',
    warning: 'The time becomes free for others at once, and you cannot undo it here.',
    submit: 'Yes, cancel it',
  },
  again: 'Choose a new time',
} as const;

/** The result of submitting that page, or why it had no effect. */
export const MANAGE_NOTICES = {
  moved: {
    title: 'Your appointment has been moved',
    text: 'An updated invitation follows by email.',
  },
  movedWithoutMail: {
    title: 'Your appointment has been moved',
    text: 'We cannot send email at the moment. An updated invitation follows as soon as we can; the calendar file on this page has the new time.',
  },
  cancelled: {
    title: 'Your appointment has been cancelled',
    text: 'We will email you a file that removes it from your calendar. If you want to talk after all, choose a new time.',
  },
  cancelledWithoutMail: {
    title: 'Your appointment has been cancelled',
    text: 'We cannot send email at the moment, so please take it out of your calendar yourself. If you want to talk after all, choose a new time.',
  },
  cancelledBefore: {
    title: 'This appointment is cancelled',
    text: 'There is nothing more to do. If you want to talk after all, choose a new time.',
  },
  cancelledByStaff: (reason: string) => ({
    title: 'This appointment is cancelled',
    text: `We had to cancel it. ${reason}`.trim(),
  }),
  begun: {
    video: {
      title: 'This appointment has begun',
      text: `The link to the video call is in an email from us or from your consultant. If you have none, or nobody is there, please call ${FIRM.phone.label}. The appointment can no longer be moved or cancelled.`,
    },
    telephone: {
      title: 'This appointment has begun',
      text: `We call the number that you gave. If we have not called yet, please call ${FIRM.phone.label}. The appointment can no longer be moved or cancelled.`,
    },
  },
  over: {
    title: 'This appointment is over',
    text: 'It can no longer be moved or cancelled. For another conversation choose a new time.',
  },
  gone: {
    title: 'This time is no longer free',
    text: 'Your appointment stays where it was. Please choose another time.',
  },
  noTime: { title: 'Please choose a time', text: 'Your appointment stays where it was.' },
  too_often: {
    title: 'Moved too often today',
    text: `Your appointment stays where it is. ${OTHER_WAYS}`,
  },
  changed: {
    title: 'Your appointment has changed in the meantime',
    text: 'This is how it stands now. What you just asked for was not done.',
  },
  invalid: {
    title: 'This link does not work',
    text: `It is incomplete, or the appointment no longer exists. ${OTHER_WAYS}`,
  },
  limited: {
    title: 'Rate Limit Exceeded',
    text: 'Please wait a minute and open the link in the email again.',
  },
  foreign: {
    title: 'Nothing has changed',
    text: 'This did not come from a page of our website. Please open the link in the email again.',
  },
  /** Our system may have gone on after it stopped waiting for the database. */
  failed: {
    title: 'Please check in a few minutes',
    text: 'Our system did not answer in time. If you were moving or cancelling the appointment, that may have been done all the same. Open the link in the email again to see how it stands.',
  },
} as const;

/** Zones to choose from where no script can tell the visitor's own: the offices' first, then from west to east. */
export const COMMON_ZONES = [
  ['Europe/London', 'London'],
  ['America/New_York', 'New York'],
  ['America/Los_Angeles', 'San Francisco, Los Angeles'],
  ['Pacific/Honolulu', 'Honolulu'],
  ['America/Anchorage', 'Anchorage'],
  ['America/Denver', 'Denver'],
  ['America/Chicago', 'Chicago'],
  ['America/Mexico_City', 'Mexico City'],
  ['America/Bogota', 'Bogotá, Lima'],
  ['America/Toronto', 'Toronto'],
  ['America/Halifax', 'Halifax'],
  ['America/Sao_Paulo', 'São Paulo'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  ['Europe/Dublin', 'Dublin'],
  ['Europe/Lisbon', 'Lisbon'],
  ['Africa/Lagos', 'Lagos'],
  ['Europe/Berlin', 'Berlin, Paris, Madrid, Rome'],
  ['Africa/Johannesburg', 'Johannesburg'],
  ['Africa/Cairo', 'Cairo'],
  ['Europe/Athens', 'Athens, Helsinki'],
  ['Asia/Jerusalem', 'Jerusalem'],
  ['Europe/Istanbul', 'Istanbul'],
  ['Africa/Nairobi', 'Nairobi'],
  ['Asia/Riyadh', 'Riyadh'],
  ['Asia/Dubai', 'Dubai'],
  ['Asia/Karachi', 'Karachi'],
  ['Asia/Kolkata', 'Delhi, Mumbai'],
  ['Asia/Dhaka', 'Dhaka'],
  ['Asia/Bangkok', 'Bangkok, Jakarta'],
  ['Asia/Singapore', 'Singapore'],
  ['Asia/Hong_Kong', 'Hong Kong'],
  ['Asia/Shanghai', 'Shanghai'],
  ['Australia/Perth', 'Perth'],
  ['Asia/Tokyo', 'Tokyo'],
  ['Asia/Seoul', 'Seoul'],
  ['Australia/Brisbane', 'Brisbane'],
  ['Australia/Sydney', 'Sydney, Melbourne'],
  ['Pacific/Auckland', 'Auckland'],
] as const;
