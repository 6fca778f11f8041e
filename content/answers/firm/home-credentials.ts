import type { AnswerEntry } from '../types.ts';
import { OFFICE_CITIES } from './office-cities.ts';

/** The figures of the firm on the home page, and whom it has served. */
export const HOME_CREDENTIALS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'home.credentials',
    lead: 'We have 100+ successful engagements and 80+ years of combined experience, have served Fortune 500 companies and have worked in 15 countries.',
    place: '/#credentials',
    basis: 'Our people have held command, signed the accounts and taken the call.',
    follow: { who: 'about.backgrounds', where: 'home.countries' },
  },
  {
    id: 'home.experience',
    lead: 'The team has 80+ years of combined experience: our people’s years added together, not the age of the firm. They have held command, signed the accounts and taken the call.',
    place: '/#credentials',
    basis: 'Our people have held command, signed the accounts and taken the call.',
    follow: { who: 'about.backgrounds', proof: 'home.credentials' },
  },
  {
    id: 'home.clients',
    lead: 'Fortune 500 companies are among those we have served. The site names no client.',
    place: '/#credentials',
    basis: 'Fortune 500',
  },
  {
    id: 'home.countries',
    lead: `We have worked in 15 countries; the site gives no list of them. Our offices are in ${OFFICE_CITIES}.`,
    support: 'The work spans 8 industry verticals.',
    place: '/#credentials',
    basis: '15 countries',
    follow: { where: 'contact.offices', start: 'contact.appointment' },
  },
];
