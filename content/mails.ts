import { FIRM, HOTLINE_NUMBERS } from './firm.ts';
import { DANGER_FIRST } from './response.ts';

const SENT_TO_STAFF = `Sent to the addresses that ${FIRM.name} has set for enquiries.`;

/** To the sender of an enquiry. */
export const ACKNOWLEDGEMENT_MAIL = {
  subject: (reference: string) => `We have received your enquiry (${reference})`,
  title: 'Your enquiry has reached us',
  preview: (reference: string) => `Reference ${reference}. ${FIRM.responsePromise}.`,
  salutation: (name: string) => `Dear ${name},`,
  /** Used when the name is not safe to repeat. */
  neutralSalutation: 'Hello,',
  thanks: `Thank you for writing to ${FIRM.name}.`,
  /** What happens now. */
  next: `A senior member of our team reads your enquiry and replies to this address. ${FIRM.responsePromise}: that is our promise. If you would like to meet, you need not wait for our reply: beside the contact form, our website shows whether a time is free.`,
  /** In place of `next`, where the chosen time could not be booked. */
  notBooked: `Please note that the time you chose is not booked yet: it is not in our calendar. A senior member of our team reads your enquiry and replies to this address to arrange it. ${FIRM.responsePromise}: that is our promise.`,
  enteredIn: { contact: 'in the contact form', booking: 'for an appointment' },
  reference: 'Your reference',
  hotline: 'Hotline',
  /** Used where the reference is directly above. */
  quoteIt: 'Please quote it when you write or call.',
  quoteReference: 'Please quote the reference when you write or call.',
  danger: DANGER_FIRST,
  urgent: `If it cannot wait, call our hotline on ${HOTLINE_NUMBERS}, ${FIRM.emergencyHours}.`,
  /** `where`: a value of `enteredIn`, the form in which the address was typed. */
  reason: (where: string, siteUrl: string) =>
    `You are receiving this message because this address was entered ${where} on ${siteUrl}. If that was not you, please reply to tell us, and we will delete it.`,
};

/** To the staff, for each enquiry. */
export const STAFF_NOTIFICATION_MAIL = {
  subject: (reference: string, company: string) => `New enquiry ${reference}: ${company}`,
  incidentSubject: (reference: string, company: string) =>
    `Incident response: new enquiry ${reference}, ${company}`,
  title: 'New enquiry',
  titleWithReference: (reference: string) => `New enquiry ${reference}`,
  preview: (reference: string, company: string) => `${reference}, ${company}`,
  facts: {
    reference: 'Reference',
    received: 'Received',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    role: 'Role',
    industry: 'Industry',
    interest: 'Interest',
  },
  receivedAt: (time: string, city: string) => `${time}, ${city}`,
  notGiven: '—',
  message: 'Message',
  open: 'Open in the desk',
  /** Followed by the URL. */
  openAt: 'Open it in the desk:',
  promise: (due: string, city: string) =>
    `The sender expects an answer by ${due}, ${city}: we promise a response within ${FIRM.responseHours} hours, weekends included. A reply to this email goes to the sender; please mark the enquiry as answered in the desk.`,
  booked:
    'The sender has booked an appointment and has the invitation; no other answer is promised. A reply to this email goes to the sender; please mark the enquiry as answered in the desk once nothing is left to do.',
  reason: SENT_TO_STAFF,
  /** Subject of the mail that asks for no further notifications. */
  stop: 'Stop notifications of enquiries',
};

/** To the staff, when more enquiries arrive within an hour than are taken as they are. */
export const CEILING_MAIL = {
  subject: 'More enquiries than usual: further ones are held as spam',
  title: 'More enquiries than usual',
  preview: 'Further ones are held as spam.',
  what: (since: string, city: string) =>
    `Since ${since} (${city}) more enquiries have arrived within an hour than the website accepts without holding any back. Those above the ceiling are kept in the desk as spam, with the reason. Their senders are told that they have arrived, but no email is sent about them.`,
  todo: 'Please look through them: there may be genuine enquiries among them. The least suspicious come first. Marking one as “Not spam” sends its acknowledgement.',
  open: 'Open them in the desk',
  /** Followed by the URL. */
  openAt: 'Open them in the desk:',
  repeat: 'You will receive this email at most once a day while it lasts.',
  reason: SENT_TO_STAFF,
};

/** To the staff, when an enquiry is taken for spam. */
export const SUSPICION_MAIL = {
  subject: 'An enquiry may be spam: please look',
  title: 'An enquiry may be spam',
  preview: 'Its sender expects an answer.',
  what: (since: string, city: string) =>
    `An enquiry that arrived on ${since} (${city}) shows signs of spam. It is kept in the desk as spam, with the reason. No email is sent about it, and its sender was told to expect an answer within ${FIRM.responseHours} hours.`,
  todo: 'Please look through the spam: there may be genuine enquiries in it. The least suspicious come first. Marking one as “Not spam” sends its acknowledgement.',
  open: 'Open it in the desk',
  /** Followed by the URL. */
  openAt: 'Open it in the desk:',
  repeat: 'Further ones are announced together, at most every four hours.',
  reason: SENT_TO_STAFF,
};

/** To a subscriber or client who has asked for a link, or whom an admin has invited. */
export const READING_LINK_MAIL = {
  subject: 'Your link to our research',
  title: 'Read our research',
  preview: 'The link works once, within 24 hours.',
  what: `With this link you can read everything that ${FIRM.name} publishes, in the browser in which you open it, for up to 180 days after your last visit.`,
  /** To an invited client. */
  invitedUntil: (lastDay: string) =>
    `Your invitation ends on ${lastDay}, and the access that came with it ends then too.`,
  open: 'Open the research',
  /** Followed by the URL. */
  openAt: 'Open the research:',
  once: 'The link works once, within 24 hours of this email. Please do not forward it: whoever opens it first reads in your place.',
  leave: 'Choose topics, or leave the newsletter and end your reading access',
  /** Followed by the URL. */
  leaveAt: 'Choose topics, or leave the newsletter and end your reading access:',
  /** Followed by the URL. */
  again:
    'For another browser or device, or if the link has expired, ask for a new one (at most one an hour):',
  reason: (siteUrl: string) =>
    `You are receiving this message because a link for this address was asked for on ${siteUrl}, or because we have invited you to read. If you did not expect it, you need do nothing.`,
};

/** To the owner of an address that was entered in the newsletter form. */
export const NEWSLETTER_CONFIRMATION_MAIL = {
  subject: `Please confirm your subscription to the ${FIRM.name} briefings`,
  title: 'Please confirm your subscription',
  preview: 'Confirm your address to receive our briefings.',
  what: `This address was entered in the newsletter form of ${FIRM.name}. If that was you, open the page below and press its button.`,
  starts: 'Your subscription starts then.',
  confirm: 'Open the page to confirm',
  /** Followed by the URL. */
  openAt: 'Open the page to confirm:',
  until: (time: string, city: string) => `The link works until ${time}, ${city}.`,
  notYou:
    'If it was not you, do nothing: the address is deleted after 30 days and the briefings do not start.',
  /** To an address that the operator has imported: it was on the list before, and stays. */
  notYouImported: 'If it was not you, do nothing: nothing changes.',
  leave: 'Topics, your data and leaving',
  /** Followed by the URL. */
  leaveAt: 'Topics, your data and leaving:',
  reason: (siteUrl: string) =>
    `You are receiving this message because this address was entered in the newsletter form on ${siteUrl}.`,
};
