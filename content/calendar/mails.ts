import { FIRM } from '../firm.ts';

/** What the mails and calendar files about an appointment call its facts. */
const FACTS = {
  when: 'Your time',
  whenBefore: 'Time before',
  office: (city: string) => `In ${city}`,
  officeBefore: (city: string) => `Before, in ${city}`,
  consultant: 'With',
  how: 'How',
  topic: 'About',
  reference: 'Your reference',
};

/** `to` is written between two times of one day: `09:00 to 09:30`. */
export const APPOINTMENT_TIMES = {
  span: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  /** The offset tells the two hours apart that have the same name when clocks go back. */
  inZone: (time: string, zone: string, offset: string) =>
    `${time} (${zone === offset ? zone : `${zone}, ${offset}`})`,
};

/** To whoever has booked an appointment. Nobody has verified the address yet. */
export const APPOINTMENT_MAIL = {
  facts: FACTS,
  salutation: (name: string) => `Dear ${name},`,
  neutralSalutation: 'Hello,',
  consultant: (name: string, city: string) => `${name}, our ${city} office`,
  videoAt: 'Video call:',
  videoLater: (name: string) => `By video. ${name} will send you the link before the appointment.`,
  telephone: (ending: string) => `By telephone. We call the number that you gave, which ends in ${ending}.`,
  place: { video: 'Video call', telephone: 'Telephone call' },
  /** The entry in the visitor's calendar. */
  summary: `Consultation with ${FIRM.name}`,
  booked: {
    subject: (day: string, time: string) => `Your appointment with ${FIRM.name}: ${day}, ${time}`,
    title: 'Your appointment is booked',
    preview: (time: string) => time,
    text: 'We have reserved half an hour for you. The attached invitation puts it into your calendar.',
  },
  moved: {
    subject: (day: string, time: string) => `Your appointment has been moved: ${day}, ${time}`,
    title: 'Your appointment has been moved',
    preview: (time: string) => `New time: ${time}`,
    text: 'Your appointment has a new time. The attached invitation replaces the earlier one in your calendar.',
  },
  /** The time has stayed: a colleague has taken over, the room is another, or what was cancelled was booked again. */
  changed: {
    subject: (day: string, time: string) => `Your appointment has been updated: ${day}, ${time}`,
    title: 'Your appointment has been updated',
    preview: (time: string) => time,
    text: 'Your appointment takes place at the time, with the consultant and in the way written here; what earlier messages say no longer applies. The attached invitation replaces the earlier one in your calendar.',
  },
  reminder: {
    subject: (day: string, time: string) => `Reminder: your appointment on ${day}, ${time}`,
    title: 'A reminder of your appointment',
    preview: (time: string) => time,
    text: 'This is a reminder of your appointment. We look forward to talking to you.',
  },
  cancelled: {
    subject: (day: string, time: string) => `Your appointment has been cancelled: ${day}, ${time}`,
    title: 'Your appointment has been cancelled',
    preview: (time: string) => `It will not take place: ${time}`,
    byVisitor: 'You have cancelled this appointment. The attached file removes it from your calendar.',
    byStaff:
      'We are sorry: we have had to cancel this appointment. The attached file removes it from your calendar.',
    reason: 'Why we have cancelled it',
    again: 'Choose another time',
    /** Followed by the URL. */
    againAt: 'Choose another time:',
  },
  manage: 'Move or cancel it',
  /** Followed by the URL. */
  manageAt: 'Move or cancel it:',
  press:
    'The link opens a page. Nothing changes until you press a button there. Declining the invitation in your calendar does not cancel the appointment.',
  reason: (siteUrl: string) =>
    `You are receiving this message because an appointment was booked for this address on ${siteUrl}. If that was not you, please cancel it with the link above, or reply to tell us.`,
  reasonCancelled: (siteUrl: string) =>
    `You are receiving this message because an appointment was booked for this address on ${siteUrl}.`,
};

/** To the consultant with whom an appointment was booked. */
export const CONSULTANT_MAIL = {
  facts: {
    ...FACTS,
    when: 'Time',
    visitorTime: 'For the visitor',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    telephone: 'Telephone',
    reference: 'Reference',
  },
  none: '—',
  media: { video: 'By video', telephone: 'By telephone: we call' },
  /** The entry in the consultant's calendar and feed. */
  summary: (name: string, company: string) => `Consultation: ${name}, ${company}`,
  booked: {
    subject: (reference: string, day: string, time: string) => `Appointment ${reference}: ${day}, ${time}`,
    title: 'You have an appointment',
  },
  moved: {
    subject: (reference: string, day: string, time: string) =>
      `Appointment ${reference} moved: ${day}, ${time}`,
    title: 'An appointment has been moved',
  },
  /** The room has another address. */
  changed: {
    subject: (reference: string, day: string, time: string) =>
      `Appointment ${reference} changed: ${day}, ${time}`,
    title: 'An appointment has been changed',
  },
  cancelled: {
    subject: (reference: string, day: string, time: string) =>
      `Appointment ${reference} cancelled: ${day}, ${time}`,
    title: 'An appointment has been cancelled',
    text: 'This appointment will not take place. The attached file removes it from your calendar.',
    summary: (reference: string) => `Consultation ${reference}`,
  },
  passedOn: {
    subject: (reference: string, day: string, time: string) =>
      `Appointment ${reference} passed on: ${day}, ${time}`,
    title: 'An appointment has been passed on',
    text: 'A colleague has this appointment now. The attached file removes it from your calendar.',
  },
  message: 'What it is about',
  noLink: 'No address of a video room is set for you in the desk. Please send the visitor a link.',
  open: 'Open in the desk',
  /** Followed by the URL. */
  openAt: 'Open it in the desk:',
  openCalendar: 'Open the calendar in the desk',
  /** Followed by the URL. */
  openCalendarAt: 'Open the calendar in the desk:',
  reply: 'A reply to this email goes to the visitor. To move or cancel the appointment, use the desk.',
  reason: 'Sent to you as a consultant whom visitors can book.',
  feed: `Appointments, ${FIRM.name}`,
};
