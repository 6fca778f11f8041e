import { FIRM, HOTLINE_NUMBERS } from '../../firm.ts';
import { IDENTITY } from '../../identity.ts';
import type { AnswerEntry } from '../types.ts';

const [, NEW_YORK, SAN_FRANCISCO] = FIRM.offices;

/** Answers to questions about people, prices and owners of the firm that the site does not name. */
export const UNNAMED_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'services.amounts',
    lead: 'No amounts are published: the site names no day rate, hourly rate, price list or minimum. Every service describes how its own fee is set; the engagement letter states the sum.',
    support: `For a figure, write what you need to ${FIRM.email} or call ${FIRM.phone.label}. Reasonable travel and other expenses are charged at cost and agreed beforehand.`,
    place: '/terms#fees',
    basis: 'Fees are fixed, by time or by retainer, as the engagement letter says.',
    follow: { how: 'services.models' },
  },
  {
    id: 'about.named-person',
    lead: `The site names none of our people, so this chat cannot say whether someone works with us, or in which post. Ask on ${FIRM.phone.label}, ${FIRM.officeHours}, or at ${FIRM.email}.`,
    support:
      'Leadership profiles are coming soon. Until then we tell you, when you ask, who would lead your work, what they have done before and when you can speak to them.',
    place: '/about#leadership',
    basis: 'You will know the names before you sign anything.',
    follow: { proof: 'about.backgrounds' },
  },
  {
    id: 'contact.direct-number',
    lead: `The site gives no direct number or address of a person or practice. Call ${FIRM.phone.label}, ${FIRM.officeHours}, or write to ${FIRM.email}, and we put you in touch.`,
    support: `In an emergency call ${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}.`,
    place: '/#contact',
    basis: FIRM.phone.label,
    follow: { duration: 'contact.hours', who: 'about.leadership' },
  },
  {
    id: 'identity.owners',
    lead: `The site states no owners or shareholders. ${IDENTITY.company} is ${IDENTITY.form} registered in ${IDENTITY.registeredIn}, company number ${IDENTITY.companyNumber}; for a supplier form write to ${FIRM.email}.`,
    place: '/terms#agreement',
    basis: `${IDENTITY.company}, ${IDENTITY.form} registered in ${IDENTITY.registeredIn}`,
    follow: { who: 'about.leadership', where: 'contact.address' },
  },
  {
    id: 'contact.office-street',
    lead: `The site gives no street address in ${NEW_YORK.city} or ${SAN_FRANCISCO.city}. Letters go to ${IDENTITY.postalAddress}. For a visit write to ${FIRM.email} or call ${FIRM.phone.label}.`,
    place: '/terms#governing-law',
    basis: IDENTITY.postalAddress,
    follow: { duration: 'contact.hours' },
  },
  {
    id: 'contact.hotline-languages',
    lead: `The site names no language of the hotline. The site itself and the consultations that you can book are in English; ask on ${FIRM.phone.label}, ${FIRM.officeHours}, before you need it.`,
    place: '/#contact',
    basis: 'A few lines are enough.',
    follow: { who: 'incident-response.who-answers' },
  },
  {
    id: 'assistant.model',
    lead: 'The site names no model and no maker of this chat. It says that the replies are produced by software from its published pages, and that a provider’s language model may write them.',
    support:
      'Where it does, your messages and the relevant passages are passed to that provider, which acts as our processor and may not use them to train its models.',
    place: '/privacy#assistant',
    basis: 'Replies in the chat are produced by software from the published pages of this site.',
    follow: { how: 'assistant.conversation', proof: 'assistant.reliable' },
  },
  {
    id: 'security.hosting-country',
    lead: 'The site names no country and no city in which the engagement workspace and the exercise platform are hosted: only data centres with physical access control, independent power and more than one site.',
    support: `Our offices are in the United Kingdom and the United States and work as one team. If your data must stay in a certain country, ask before the engagement, at ${FIRM.email}.`,
    place: '/security#infrastructure',
    basis: 'in data centres with physical access control, independent power and more than one site.',
    follow: { proof: 'security.uptime', where: 'privacy.transfers' },
  },
  {
    id: 'contact.public-holidays',
    lead: `The site names no public holidays on which the offices close; it gives their hours as ${FIRM.officeHours}. The emergency hotline is answered ${FIRM.emergencyHours}: ${HOTLINE_NUMBERS}.`,
    place: '/#contact',
    basis: FIRM.officeHours,
    follow: { who: 'incident-response.who-answers' },
  },
];
