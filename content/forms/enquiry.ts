import type { ContactField } from '../../shared/forms/contact.ts';

import { FIRM } from '../firm.ts';

/** The contact form of the home page. */
export const ENQUIRY_FORM = {
  label: 'Contact form',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    company: 'Company',
    role: 'Role',
    industry: 'Industry',
    interest: 'Area of interest',
    message: 'Message',
  } satisfies Record<ContactField, string>,
  /** First option of each choice, which means that nothing is chosen. */
  noChoice: { role: 'Select your role', industry: 'Select your industry', interest: 'Select a service' },
  /** Below the message; the texts before and after the link to the privacy policy. */
  messageHint: {
    before: 'Not for emergencies: call the hotline. No classified or health data, please. Our ',
    link: 'Privacy Policy',
    after: ' says how we use what you send.',
  },
  honeypot: 'Leave this empty',
  submit: 'Send Message',
  submitting: 'Sending Message...',
  early: 'Sending as soon as the page is ready…',
  /** The texts around the firm's email address and telephone number. */
  otherWays: ['Or write to ', ' or call ', '.'],
  clear: 'Clear the form',
  undo: 'Undo',
  cleared: 'The form is empty again.',
  sent: 'Your message has reached us.',
  kept: 'Not sent yet: what you wrote is kept in this tab until you send or clear it.',
  /** Added to the message when a link suggests another interest than the one chosen. */
  alsoOfInterest: (interest: string) => `Also of interest: ${interest}`,
} as const;

const NOT_SENT = 'Failed to Submit Form';

export const ENQUIRY_OUTCOMES = {
  received: {
    title: 'Form Submitted Successfully',
    description: `Your information has been received. We'll get back to you within ${FIRM.responseHours} hours.`,
  },
  'rate-limited': {
    title: 'Rate Limit Exceeded',
    description: 'Please wait before submitting another form.',
  },
  disconnected: {
    title: NOT_SENT,
    description: 'Network error. Please check your connection and try again.',
  },
  outdated: {
    title: NOT_SENT,
    description:
      'A part of this page could not be loaded. Reload the page and send again: your text is kept.',
  },
  failed: { title: NOT_SENT, description: 'An error occurred. Please try again later.' },
};
