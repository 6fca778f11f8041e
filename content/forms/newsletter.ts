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
  'We will email you a link to confirm your address. If the email is delayed, your sign-up is kept.';

/** The remaining step, shown under the form because the toast disappears after some seconds. */
export const NEXT_STEPS = {
  subscribed:
    'One step is left: open the link in our email to confirm your address. If it does not arrive within a few minutes, check your junk folder. After 24 hours you can sign up again for a new one.',
  known:
    'If you have not confirmed your address yet, use the link in our email. After 24 hours you can sign up again for a new one.',
};

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
    description: 'Please wait a minute before subscribing again.',
  },
  outdated: {
    title: NOT_SUBSCRIBED,
    description: 'A part of this page could not be loaded. Reload the page and try again.',
  },
  failed: { title: NOT_SUBSCRIBED, description: 'Please try again later.' },
};
