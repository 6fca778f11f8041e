import { FIRM, HOTLINE_NUMBERS } from '../../firm.ts';
import { IDENTITY } from '../../identity.ts';
import type { AnswerEntry } from '../types.ts';
import { OFFICE_CITIES } from './office-cities.ts';

const [LONDON] = FIRM.offices;

export const OFFICES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'contact.offices',
    lead: `In ${OFFICE_CITIES}.`,
    place: '/#contact',
    basis: LONDON.city,
    follow: { duration: 'contact.hours', where: 'contact.address' },
  },
  {
    id: 'contact.offices-there',
    lead: `We have offices in ${OFFICE_CITIES}.`,
    place: '/#contact',
    basis: LONDON.city,
    follow: { duration: 'contact.hours', where: 'contact.address' },
  },
  {
    id: 'contact.offices-elsewhere',
    lead: `Our offices are in ${OFFICE_CITIES} only; we have worked in 15 countries.`,
    place: '/#contact',
    basis: LONDON.city,
    follow: { duration: 'contact.hours', where: 'home.countries' },
  },
  {
    id: 'contact.headquarters',
    lead: `Our offices are in ${OFFICE_CITIES}. The site does not name one of them as head office.`,
    place: '/#contact',
    basis: LONDON.city,
    follow: { where: 'contact.address', duration: 'contact.hours' },
  },
  {
    id: 'contact.address',
    lead: `Letters go to ${IDENTITY.postalAddress}. For a visit to an office write to ${FIRM.email} or call ${FIRM.phone.label}.`,
    place: '/terms#governing-law',
    basis: IDENTITY.postalAddress,
    follow: { duration: 'contact.hours' },
  },
  {
    id: 'contact.hours',
    lead: `${FIRM.officeHours}. For emergencies the hotline ${HOTLINE_NUMBERS} is answered ${FIRM.emergencyHours}.`,
    place: '/#contact',
    basis: FIRM.officeHours,
    follow: { duration: 'contact.hours', where: 'contact.offices' },
  },
  {
    id: 'contact.weekend',
    lead: `Office hours are ${FIRM.officeHours}, not at weekends. In an emergency call ${HOTLINE_NUMBERS} at any hour.`,
    place: '/#contact',
    basis: FIRM.officeHours,
    follow: { duration: 'contact.hours', where: 'contact.offices' },
  },
  {
    id: 'contact.languages',
    lead: `The site and the consultations that you can book are in English, and no other working language is named. Ask us at ${FIRM.email} or ${FIRM.phone.label} whether we can work in yours.`,
    place: '/#contact',
    basis: 'A few lines are enough.',
  },
  {
    id: 'contact.social',
    lead: `This site names no social media account of ours. The links ${FIRM.social[0].label} and ${FIRM.social[1].label} at the foot of every page lead to the networks’ own front pages; the weekly briefing is on the Insights page.`,
    place: '/#footer',
    basis: FIRM.social[0].label,
  },
];
