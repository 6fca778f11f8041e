import { FIRM } from '../firm.ts';

/*
 * The calendar that opens beside the contact form. Labels that it shares with the pages that work without JavaScript are in
 * calendar.ts.
 */

export const CALENDAR_PICKER = {
  label: 'Choose a time',
  close: 'Close the calendar',
  intro: 'Thirty minutes in English with a consultant. Choose a day, then a time.',
  topicMissing: 'Please choose what it is about',
  months: {
    previous: 'Previous month',
    next: 'Next month',
    free: (count: number) => (count === 1 ? '1 free time' : `${count} free times`),
    none: 'no free times',
    loading: 'free times are being loaded',
    keys: 'Arrow keys move between days, Page Up and Page Down between months.',
  },
  times: {
    heading: (day: string) => `Free times on ${day}`,
    zone: (zone: string, offset: string) =>
      `Shown in your time zone, ${zone === offset ? zone : `${zone} (${offset})`}.`,
    /** A time on the clocks of an office; the weekday only if the office has another. */
    inOffice: (city: string, weekday: string, time: string) => `${city} ${[weekday, time].join(' ').trim()}`,
    /** `Tuesday 24 November 2026, 09:30 to 10:00`. */
    span: (day: string, start: string, end: string) => `${day}, ${start} to ${end}`,
    loading: 'Loading the free times…',
    none: `No time is free at present. Please call ${FIRM.phone.label} or write to ${FIRM.email}.`,
    noneForOffice: 'This office has no free time at present. Please choose another office.',
    taken: 'Somebody else has just taken that time. What you wrote is kept: please choose another.',
    again: 'Load the times again',
  },
  details: {
    yours: (zone: string) => `Your time (${zone})`,
    office: (city: string) => `Our ${city} office`,
    sameTime: 'The same time',
    telephoneHint: 'With the country code, such as +44.',
    privacy: {
      before: 'No classified or health data, please. Our ',
      link: 'Privacy Policy',
      after: ' says how we use what you send.',
    },
    booking: 'Booking…',
  },
  hold: {
    kept: (minutes: number) => `This time is kept for you for ${minutes} minutes.`,
    ending: 'This time is kept for you for one more minute.',
    over: 'This time is no longer kept for you, but it may still be free.',
    renew: 'Keep it for longer',
    again: 'Keep it again',
    notKept: 'This time is free, but we cannot keep it for you: it is yours only once it is booked.',
    renewed: 'This time is kept for you for five minutes again.',
  },
  done: {
    how: 'How we will talk',
    reference: 'Reference',
    sentTo: (email: string) =>
      `It goes to ${email} and names your consultant. If it does not arrive within a few minutes, check your junk folder.`,
  },
  /** One sentence for each way in which a request can fail. */
  /** After the press that books. */
  unanswered:
    'No answer arrived, so the time may be booked already. What you wrote is kept: please try again when you are online. Nothing is booked twice.',
  faults: {
    disconnected: 'There is no connection. What you wrote is kept: please try again when you are online.',
    'rate-limited': `That was tried too often. What you wrote is kept: please wait up to an hour, or call ${FIRM.phone.label}.`,
    invalid: 'Something in the form is not valid. Please check each field and try again.',
    failed: `That did not work. What you wrote is kept: please try again, or call ${FIRM.phone.label}.`,
  },
} as const;
