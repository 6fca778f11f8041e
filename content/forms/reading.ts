import { READER_PATHS } from '../../shared/reader.ts';

/** The pages by which a reader opens the research on a device. */

/** Beside the newsletter form, and under "Already Subscribed". */
export const ALREADY_SUBSCRIBER = {
  question: 'Client or subscriber?',
  link: { label: 'Ask for a reading link', href: READER_PATHS.link },
};

/** The form that asks for a link. */
export const READING_LINK_FORM = {
  eyebrow: 'Insights',
  label: 'Ask for a reading link',
  title: 'Client or subscriber?',
  text: 'Enter the address that you subscribed with, or, if we have invited your organisation to read, your business address. We send you a link that gives access to our research in the browser where you open it.',
  email: 'Email address',
  submit: 'Send me a link',
  invalidEmail: 'Please enter a valid email address.',
};

export const READING_LINK_OUTCOMES = {
  /** The same for every address. */
  sent: {
    title: 'Check your inbox',
    description:
      'If this address has access to our research, we send it a link. The link works once, within 24 hours. We send at most one an hour to an address.',
  },
  invalid: { title: 'Not sent yet', description: READING_LINK_FORM.invalidEmail },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Please wait a minute before asking for another link.',
  },
  failed: { title: 'Not sent', description: 'We could not take your request. Please try again later.' },
};

/** The page behind the link of the mail. */
export const READING_OPEN_PAGE = {
  eyebrow: 'Insights',
  label: 'Open the research',
  ask: {
    title: 'Open our research in this browser',
    text: 'You can then read every piece here for up to 180 days after your last visit. The link works once.',
  },
  submit: 'Start reading',
  spent: {
    title: 'This link no longer works',
    text: 'It has been used already, or it is older than 24 hours. Ask for a new one. We send at most one an hour.',
  },
  failed: {
    title: 'Not opened',
    text: 'Our system did not answer in time. Please try the link again in a few minutes. If it says that it has been used, ask for a new one.',
  },
  again: 'Ask for a new link',
};
