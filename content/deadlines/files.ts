/*
 * Texts of what the tool saves and copies.
 */

/** Stands for what whoever sends a notice has to fill in. */
const BLANK = '[…]';

/** The draft of a notice. */
export const NOTICE = {
  blank: BLANK,
  to: (recipient: string) => `To: ${recipient}`,
  from: `From: ${BLANK} (organisation, registration number, contact for questions by day and night)`,
  subject: (stage: string, law: string) => `Re: ${stage} under ${law}`,
  opening: 'We notify you of the following incident. What is not known yet will follow without delay.',
  point: (number: number, point: string) => `${number}. ${point}:\n   ${BLANK}`,
  sent: `Sent on ${BLANK} at ${BLANK} (time zone ${BLANK}) by ${BLANK}.`,
};

/** Summaries of the events of the calendar file. */
export const EVENT = {
  due: (regime: string, stage: string) => `${regime}: ${stage}`,
  atMost: (regime: string, stage: string) => `${regime}: ${stage}, at the latest`,
};

export const TABLE = {
  columns: [
    'Regime',
    'Notice',
    'Due',
    'Due (UTC)',
    'Outer limit',
    'To',
    'Condition',
    'Law',
    'Source',
    'Possible only',
  ],
  possible: 'yes',
};

export const LOG = {
  title: (time: string) => `Notification deadlines, worked out ${time}`,
  possible: '[possible]',
};
