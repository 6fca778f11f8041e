import { FIRM, HOTLINE_NUMBERS } from '../../firm.ts';
import { CLIENTS, DANGER_FIRST, OTHERS } from '../../response.ts';
import type { AnswerEntry } from '../types.ts';

export const CONTACT_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'contact.fax',

    lead: `The site names no fax number. Write through the contact form or to ${FIRM.email}, or telephone ${FIRM.phone.label}.`,
    place: '/#contact',
    basis: FIRM.email,
    follow: { duration: 'contact.reply-time', where: 'contact.address' },
  },
  {
    id: 'contact.fields',

    lead: 'First name, last name, email address, company and message are required. You may add your role, your industry and the subject that interests you.',
    support: 'The required fields are those without which we could not reply.',
    place: '/privacy#what-we-collect',
    basis:
      'The contact form asks for your first name, last name, email address, company and message. You may add your role, your industry and the subject that interests you.',
    follow: { duration: 'contact.reply-time', how: 'contact.length' },
  },
  {
    id: 'contact.length',

    lead: 'A few lines are enough: tell us what you are facing. The form has no field for files.',
    place: '/#contact',
    basis: 'A few lines are enough.',
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.form-trouble',

    lead: `Without the form, write to ${FIRM.email} or call ${FIRM.phone.label}. If it asks you to wait, send again in a few minutes: what you wrote stays in the tab until it is sent.`,
    support: 'The form itself works without JavaScript too.',
    place: '/#contact',
    basis: 'Send Message',
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.phone',

    yes: [
      'can I phone your office on a weekday',
      `Is ${FIRM.phone.label} your telephone number?`,
      'is there a separate number for emergencies',
      'do you pick up the ordinary line on Monday mornings',
      'does the general phone line run until six',
      'can I ring somebody between 0800 and 1800',
      'is there somebody on the phone during the day',
      'is there a number for normal questions',
      'do you have a number for normal questions',
      'can I just give you a call',
    ],
    no: [
      'Is the general phone line answered on Sundays?',
      'are you on the phone at ten in the evening on the ordinary number',
      'there is one number for everything, right?',
      'does the emergency phone close at 1800',
      'Is the general number staffed 24/7?',
      'your office phone opens at 10 am, correct?',
      `is ${FIRM.hotline.label} the number for ordinary questions`,
      'I assume your phone line works Tuesday to Thursday',
      'can I ring the general number on a Saturday',
      'is there only the emergency number',
    ],
    lead: `${FIRM.phone.label}, ${FIRM.officeHours}. In an emergency call ${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}.`,
    place: '/#contact',
    basis: FIRM.phone.label,
    follow: { duration: 'contact.hours', where: 'contact.offices' },
  },
  {
    id: 'contact.email',

    no: [
      'Is there one email address for everything, privacy included?',
      'do privacy questions go to the general contact address',
      `is ${FIRM.privacyEmail} the address for ordinary enquiries`,
      'I take it email to your firm is impossible',
      `info@${FIRM.email.split('@')[1]} is the address you give, right?`,
      'does a GDPR question belong in the general mailbox',
      `Is your general mailbox called office@${FIRM.email.split('@')[1]}?`,
      'is the form the only way to write to you',
    ],
    lead: `Write to ${FIRM.email}.`,
    support: `Privacy questions go to ${FIRM.privacyEmail}.`,
    place: '/privacy#reach-us',
    basis: FIRM.email,
    follow: { duration: 'contact.reply-time' },
  },
  {
    id: 'contact.hotline',

    no: [
      'is the hotline for clients alone',
      'Is the hotline closed at night?',

      'the emergency number works on weekdays only, right?',
      'should I email when an incident is under way',
      `is ${FIRM.phone.label} the emergency hotline`,
      'Does the hotline take a break on bank holidays?',
      'will the emergency line call me back the next working day',
      'an answering machine picks up the hotline after six, I suppose',
      'Must I write first before I may call the hotline?',
      'is the hotline for clients alone',
      'does the hotline close at night',
    ],
    lead: `${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}. In an incident, do not write: call.`,
    support: `${CLIENTS} ${OTHERS}`,
    place: '/#contact',
    basis: CLIENTS,
    follow: {
      cost: 'incident-response.cost',
      duration: 'incident-response.response-time',
      who: 'incident-response.who-answers',
      start: 'incident-response.start',
      how: 'incident-response.call-information',
    },
  },
  {
    id: 'contact.emergency-by-form',

    lead: `Not by form, email or chat: in an incident, do not write. Call ${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}.`,
    support: DANGER_FIRST,
    place: '/#contact',
    basis: 'In an incident, do not write: call us.',
    follow: {
      cost: 'incident-response.cost',
      duration: 'incident-response.response-time',
      who: 'incident-response.who-answers',
      start: 'contact.hotline',
      how: 'incident-response.call-information',
    },
  },
  {
    id: 'contact.roles',

    lead: 'The contact form offers CEO/President, COO, CFO, CTO, Vice President, Director, Manager and Other. The role is optional.',
    place: '/#contact',
    basis: 'Vice President',
  },
  {
    id: 'contact.interests',

    lead: 'The contact form offers as areas of interest the eight services (AI education, consulting, coaching, program management, risk and resilience, insights enablement, exercises, incident response) and the crisis readiness assessment.',
    place: '/#contact',
    basis: 'Crisis readiness assessment',
  },
];
