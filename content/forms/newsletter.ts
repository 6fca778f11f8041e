/** The newsletter sign-up of the Insights page. */
export const NEWSLETTER_FORM = {
  label: 'Newsletter sign-up',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  early: 'Subscribing as soon as the page is ready…',
  invalidEmail: 'Please enter a valid email address.',
} as const;

/** Beside the form, true whether or not a mail can be sent at the moment. */
export const CONFIRMATION_FOLLOWS =
  'We send you a mail with a link to confirm your address. If the mail is delayed, your sign-up is kept.';

const NOT_SUBSCRIBED = 'Subscription Failed';

export const NEWSLETTER_OUTCOMES = {
  subscribed: {
    title: 'Successfully Subscribed!',
    description: "You'll receive our weekly intelligence briefings.",
  },
  known: {
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
  invalid: { title: 'Invalid Email', description: NEWSLETTER_FORM.invalidEmail },
  'rate-limited': {
    title: 'Rate Limit Exceeded',
    description: 'Please wait before subscribing again.',
  },
  outdated: {
    title: NOT_SUBSCRIBED,
    description: 'A part of this page could not be loaded. Reload the page and try again.',
  },
  failed: { title: NOT_SUBSCRIBED, description: 'Please try again later.' },
};
