import { APPOINTMENT_FORM, APPOINTMENT_OUTCOMES } from '../calendar/pages.ts';
import type { TextLink } from '../types.ts';
import { EVENT_PAGE, REGISTERED, REGISTRATION_FAULTS } from '../events/events.ts';
import { ENQUIRY_OUTCOMES } from './enquiry.ts';
import { CONFIRMATION_FOLLOWS, NEWSLETTER_OUTCOMES, NEXT_STEPS } from './newsletter.ts';
import { READING_LINK_FORM, READING_LINK_OUTCOMES } from './reading.ts';

/*
 * The pages that answer a form which the browser has sent by itself, without the page's script.
 */

export type Confirmation = {
  title: string;
  text: string;
  note?: string;
  /** Added while no mail server is configured, because the text announces an email. */
  waits?: string;
  /** Label of the link back to the event. */
  session?: string;
  /** Label of the appointment's time, and of the link to its calendar file. */
  appointment?: { time: string; file: string };
  /** Whether it asks if the visitor would rather have a reading link. */
  isForSubscribers?: true;
  home: TextLink;
};

const HOME = { label: 'Return to Home', href: '/' } satisfies TextLink;
const INSIGHTS = { label: 'Return to Insights', href: '/insights' } satisfies TextLink;

function confirmation(
  { title, description }: { title: string; description: string },
  home: TextLink,
): Confirmation {
  return { title, text: description, home };
}

export const CONFIRMATIONS = {
  received: confirmation(ENQUIRY_OUTCOMES.received, HOME),
  subscribed: { ...confirmation(NEWSLETTER_OUTCOMES.subscribed, INSIGHTS), note: CONFIRMATION_FOLLOWS },
  known: {
    ...confirmation(NEWSLETTER_OUTCOMES.known, INSIGHTS),
    note: NEXT_STEPS.known,
    isForSubscribers: true,
  },
  linkSent: confirmation(READING_LINK_OUTCOMES.sent, INSIGHTS),
  registered: REGISTERED,
  booked: {
    ...confirmation(APPOINTMENT_OUTCOMES.booked, HOME),
    waits: APPOINTMENT_OUTCOMES.booked.waits,
    appointment: APPOINTMENT_OUTCOMES.booked,
  },
  appointmentReceived: confirmation(APPOINTMENT_OUTCOMES.received, HOME),
} satisfies Record<string, Confirmation>;

export const CONFIRMATION_PAGE = {
  eyebrow: 'Thank you',
  /** Before the reference. */
  reference: 'Your reference: ',
};

export const FORM_PAGES = {
  enquiry: { eyebrow: 'Contact' },
  newsletter: { eyebrow: 'Newsletter' },
  readingLink: { eyebrow: READING_LINK_FORM.eyebrow },
  registration: { eyebrow: EVENT_PAGE.eyebrow },
  appointment: { eyebrow: APPOINTMENT_FORM.eyebrow },
};

/** Why a form was not taken. */
export type FormFault = 'invalid' | 'rate-limited' | 'failed' | 'too-large' | 'foreign';
type FaultText = { title: string; description: string };

const SHARED_FAULTS = (title: string) => ({
  'too-large': {
    title,
    description: 'What you wrote is longer than this form can take. Please shorten it and send it again.',
  },
  foreign: {
    title,
    description:
      'This did not come from a form on our website, so we did not take it. Please use the form on this page.',
  },
});

export const FORM_FAULTS: Record<keyof typeof FORM_PAGES, Record<FormFault, FaultText>> = {
  enquiry: {
    invalid: {
      title: 'Not sent yet',
      description: 'Please correct the fields that are marked. Everything else is as you wrote it.',
    },
    'rate-limited': ENQUIRY_OUTCOMES['rate-limited'],
    failed: ENQUIRY_OUTCOMES.failed,
    ...SHARED_FAULTS(ENQUIRY_OUTCOMES.failed.title),
  },
  newsletter: {
    invalid: NEWSLETTER_OUTCOMES.invalid,
    'rate-limited': NEWSLETTER_OUTCOMES['rate-limited'],
    failed: NEWSLETTER_OUTCOMES.failed,
    ...SHARED_FAULTS(NEWSLETTER_OUTCOMES.failed.title),
  },
  readingLink: {
    invalid: READING_LINK_OUTCOMES.invalid,
    'rate-limited': READING_LINK_OUTCOMES['rate-limited'],
    failed: READING_LINK_OUTCOMES.failed,
    ...SHARED_FAULTS(READING_LINK_OUTCOMES.failed.title),
  },
  registration: REGISTRATION_FAULTS,
  appointment: {
    invalid: APPOINTMENT_OUTCOMES.invalid,
    'rate-limited': APPOINTMENT_OUTCOMES['rate-limited'],
    failed: APPOINTMENT_OUTCOMES.failed,
    ...SHARED_FAULTS(APPOINTMENT_OUTCOMES.failed.title),
  },
};

/** Added where the answer could not bring back what was typed. */
export const TEXT_IS_BEHIND = 'To find what you wrote, go back in your browser.';
