import { FIRM } from '../firm.ts';
import type { TextLink } from '../types.ts';

/*
 * The pages behind the links in mails to subscribers.
 */

export const SUBSCRIBER_PAGE_EYEBROW = 'Newsletter';

export const CONFIRM_PAGE = {
  title: 'Confirm your subscription',
  text: 'Press the button to confirm that this address is yours and that you want our briefings. We send none until you do. You can then also read our insights in full in this browser.',
  submit: 'Confirm subscription',
};

export const PREFERENCES_PAGE = {
  title: 'Your subscription',
  text: 'Choose what we write to you about, and how often.',
  saved: { title: 'Your subscription', text: 'Your choice is saved.' },
  noTopic: {
    title: 'Nothing is saved yet',
    text: 'Please choose at least one topic. If you want no further emails, leave the newsletter below.',
  },
  topics: 'Topics',
  frequency: 'How often',
  frequencies: [
    { value: 'weekly', label: 'Every week' },
    { value: 'monthly', label: 'Once a month' },
  ],
  save: 'Save choice',
  data: {
    heading: 'Your data and leaving',
    text: `Leaving deletes your subscription with everything that belongs to it, and ends the reading access that came with it on all your devices. We keep a code from which your address cannot be read, so that no old list brings it back. For anything else that we hold about you, write to ${FIRM.privacyEmail}.`,
    download: 'Download my data',
    leave: {
      open: 'Leave and delete my data',
      warning: 'Your subscription and your reading access end at once, and it cannot be undone.',
      submit: 'Yes, leave and delete',
    },
  },
};

/** The result of submitting the form. */
export const SUBSCRIBER_NOTICES = {
  confirmed: {
    title: 'Your subscription is confirmed',
    text: "You'll receive our weekly intelligence briefings. Each of them has a link to change the topics or to leave. You can now read our insights in full in this browser.",
  },
  already: {
    title: 'Already confirmed',
    text: 'Your subscription was confirmed before. There is nothing more to do.',
  },
  left: {
    title: 'You have left the newsletter',
    text: 'Your subscription is deleted, and we no longer send the newsletter to this address. If you change your mind, please sign up again. If you had not confirmed, wait 24 hours: until then no email asks you to confirm.',
  },
  invalid: {
    title: 'This link does not work',
    text: `It is incomplete or has expired, or the subscription no longer exists. To subscribe, enter your address in the newsletter form again; if it can be confirmed, a new link is sent, at most once a day. To leave, use the link in our newest email or write to ${FIRM.privacyEmail}.`,
  },
  limited: {
    title: 'Rate Limit Exceeded',
    text: 'Please wait a minute and open the link in the email again.',
  },
  foreign: {
    title: 'Nothing has changed',
    text: 'This did not come from a page of our website. Please open the link in the email again.',
  },
  /** Our system may have gone on after it stopped waiting for the database. */
  failed: {
    title: 'Please check in a few minutes',
    text: 'Our system did not answer in time. What you asked for may have been done all the same. Open the link in the email again to see how it stands.',
  },
};

export const NOTICE_LINK = { label: 'Go to Insights', href: '/insights' } satisfies TextLink;
