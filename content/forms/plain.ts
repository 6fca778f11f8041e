import type { TextLink } from '../types.ts';
import { ENQUIRY_OUTCOMES } from './enquiry.ts';
import { NEWSLETTER_OUTCOMES } from './newsletter.ts';

/*
 * The pages that answer a form which the browser has sent by itself, without the page's script.
 */

type Confirmation = { title: string; text: string; home: TextLink };

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
  subscribed: confirmation(NEWSLETTER_OUTCOMES.subscribed, INSIGHTS),
  known: confirmation(NEWSLETTER_OUTCOMES.known, INSIGHTS),
};

export const CONFIRMATION_PAGE = {
  eyebrow: 'Thank you',
  /** Before the reference. */
  reference: 'Your reference: ',
};

export const FORM_PAGES = {
  enquiry: { eyebrow: 'Contact' },
  newsletter: { eyebrow: 'Newsletter' },
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

export const FORM_FAULTS: Record<'enquiry' | 'newsletter', Record<FormFault, FaultText>> = {
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
};

/** Added where the answer could not bring back what was typed. */
export const TEXT_IS_BEHIND = 'To find what you wrote, go back in your browser.';
