import { FIRM, HOTLINE_NUMBERS } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

const PROMISE = `Our promise is a response within ${FIRM.responseHours} hours, weekends included.`;

export const CONTACT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'contact.ways',

    yes: [
      'can I reach you by email or by phone',
      'Is there a contact form?',
      'can I call someone in an incident at any hour',
      'is the incident line answered all year round',
      `is ${FIRM.phone.label} a number on which I can reach you`,
      'can I write to you',
      'is there an address to which I can write',
      'can I get hold of you by phone, mail and form',
      'may I call as well as write',
    ],
    no: [
      'Is the contact form the only way to reach you?',
      'can I contact you by email only',
      'the incident number is for weekdays, right?',
      'is the number ending 0911 for general enquiries',
      'Do I have to write a letter on paper to contact you?',
      'I take it you take no calls and it is all web forms',
      'is your incident line unanswered on holidays',
      `is ${FIRM.phone.label} the number for incidents`,
      'is there just one way to reach you',
    ],
    lead: `Write through the contact form or to ${FIRM.email}, or call ${FIRM.phone.label}. In an incident call ${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}.`,
    place: '/#contact',
    basis: 'A few lines are enough.',
    follow: { duration: 'contact.reply-time', where: 'contact.offices', how: 'contact.fields' },
  },
  {
    id: 'contact.appointment',

    lead: `Press “Schedule Consultation”, then choose a free time for thirty minutes by video or telephone, or write a few lines, which a senior member of the team answers personally. Or call ${FIRM.phone.label}.`,
    place: '/#contact',
    basis: 'A few lines are enough.',
    follow: {
      duration: 'booking.length',
      who: 'booking.consultant',
      where: 'booking.medium',
      how: 'contact.fields',
    },
  },
  {
    id: 'contact.reader',

    lead: 'A senior member of the team reads and answers your enquiry personally, in confidence.',
    support: PROMISE,
    place: '/#contact',
    basis: 'A senior member of the team reads and answers your enquiry personally, in confidence',
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.confidential',

    lead: 'Your enquiry is treated in confidence: a senior member of the team reads it and answers personally.',
    place: '/#contact',
    basis: 'A senior member of the team reads and answers your enquiry personally, in confidence',
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.reply-time',

    lead: PROMISE,
    support: `If something is happening now, do not write: call ${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}.`,
    place: '/#contact',
    basis: FIRM.responsePromise,
    follow: { duration: 'contact.reply-time', how: 'contact.after-sending' },
  },
  {
    id: 'contact.no-reply',

    lead: `${PROMISE} If you have had none, please remind us: write to ${FIRM.email} at any time, or call ${FIRM.phone.label}, answered ${FIRM.officeHours}.`,
    place: '/#contact',
    basis: FIRM.responsePromise,
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.after-sending',

    lead: `A senior member of the team reads it and answers personally, in confidence. ${PROMISE}`,
    place: '/#contact',
    basis: 'A senior member of the team reads and answers your enquiry personally, in confidence',
    follow: { duration: 'contact.reply-time', start: 'about.first-conversation' },
  },
  {
    id: 'contact.confirmation',

    lead: 'An email confirms that your message has arrived and gives its reference. It does not repeat what you wrote: keep a copy of your own if you need one.',
    support: `What looks like spam or comes in unusual numbers is held back, without an email, for our staff to look at. If no email comes, write to ${FIRM.email} or call ${FIRM.phone.label}.`,
    place: '/#contact',
    basis: 'A few lines are enough.',
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.what-not-to-send',

    lead: `Leave classified information and health data out of the form; a few general lines are enough, and we agree a suitable channel for the rest. It is not for emergencies: call ${HOTLINE_NUMBERS}.`,
    place: '/#contact',
    basis: 'Not for emergencies: call the hotline. No classified or health data, please.',
    follow: { duration: 'contact.reply-time', how: 'contact.ways' },
  },
];
