import { OPEN_TO_READERS } from '../../full-texts.ts';
import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const WEBSITE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'website.gate',
    lead: `Titles and summaries are open to everyone; the full texts are ${OPEN_TO_READERS} In that window “Sign Up Now” leads to the newsletter form, “Maybe Later” closes it.`,
    place: '/insights#library',
    basis: OPEN_TO_READERS,
    follow: { cost: 'insights.newsletter-cost', start: 'insights.subscribe', how: 'insights.subscribe' },
  },
  {
    id: 'website.login',
    lead: 'The login page is for our staff. The site describes no login for clients.',
    support: `If you need something from us, write to ${FIRM.email} or call ${FIRM.phone.label}.`,
    place: '/privacy#what-we-collect',
    basis: 'The login page is for our staff.',
    follow: { cost: 'insights.newsletter-cost', start: 'website.account', how: 'website.account' },
  },
  {
    id: 'website.password',
    lead: 'For staff: ask the operator of this website, who sets a new password for the account and signs it out everywhere. The login page and this chat cannot reset one.',
    support: 'The login page is for our staff; visitors and clients need no account.',
    place: '/login',
    basis: 'Ask the operator of this website to set a new one.',
    follow: { who: 'website.login', start: 'website.account' },
  },
  {
    id: 'website.desk-scripts',
    lead: 'Signing in and the staff pages behind it, such as the list of contact submissions, need JavaScript. Allow scripts for this site and load the page again.',
    support: 'The login page is for our staff. A lost password is set anew by the operator of this website.',
    place: '/login',
    basis: 'Signing in needs JavaScript.',
  },
  {
    id: 'website.account',
    lead: 'Accounts are for our staff. Creating one gives access to no enquiry until one of our operators grants it.',
    place: '/privacy#what-we-collect',
    basis: 'Creating an account gives access to no enquiry until one of our operators grants it.',
    follow: { who: 'website.login' },
  },
  {
    id: 'website.javascript',
    lead: `The contact form works without JavaScript: your browser sends it, and a page confirms it with a reference. You can also write to ${FIRM.email} or call ${FIRM.phone.label}.`,
    place: '/#contact',
    basis: 'Send Message',
    follow: { start: 'contact.appointment' },
  },
];
