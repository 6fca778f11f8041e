import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const ABOUT_PEOPLE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'about.backgrounds',
    lead: 'From military and government service, global management consulting, tier 1 investment banking, Ivy League universities and frontier research institutes, and big technology companies.',
    place: '/about#backgrounds',
    basis: 'Different schools of judgement, put to work on the same question.',
    follow: { who: 'about.who-leads', proof: 'home.experience' },
  },
  {
    id: 'about.military',
    lead: 'Some of our people come from military and government service: command, intelligence and public office, where a plan is judged by what happens to people. The site names no rank, service or country.',
    place: '/about#backgrounds',
    basis: 'Command, intelligence and public office, where a plan is judged by what happens to people.',
    follow: { who: 'about.backgrounds', proof: 'home.experience' },
  },
  {
    id: 'about.consulting-background',
    lead: 'Some of our people come from global management consulting: structured problem solving, and the patience to get an answer adopted in a large organisation. The site names no former employers.',
    place: '/about#backgrounds',
    basis: 'Structured problem solving, and the patience to get an answer adopted in a large organisation.',
    follow: { who: 'about.backgrounds', proof: 'home.experience' },
  },
  {
    id: 'about.banking-background',
    lead: 'Some of our people come from tier 1 investment banking: valuation, negotiation and risk priced daily, with the discipline of a deadline that does not move. The site names no bank.',
    place: '/about#backgrounds',
    basis: 'Valuation, negotiation and risk priced daily',
    follow: { who: 'about.backgrounds', proof: 'home.experience' },
  },
  {
    id: 'about.scientists',
    lead: 'Some of our people come from Ivy League universities and frontier research institutes, of which the site names none: depth in machine learning, security and social science, and long practice at being proved wrong.',
    place: '/about#backgrounds',
    basis: 'Depth in machine learning, security and social science, and long practice at being proved wrong.',
    follow: { who: 'about.backgrounds', proof: 'home.experience' },
  },
  {
    id: 'about.big-tech',
    lead: 'Some of our people come from big technology companies: systems built and run at very large scale, and the incident reviews that show how they break. The site names no former employers.',
    place: '/about#backgrounds',
    basis: 'Systems built and run at very large scale, and the incident reviews that show how they break.',
    follow: { who: 'about.backgrounds', proof: 'home.experience' },
  },
  {
    id: 'about.leadership',
    lead: 'Leadership profiles are coming soon; the site names no one yet. Ask us directly, and we will tell you who would lead your work, what they have done before and when you can speak to them.',
    support: `Write to ${FIRM.email} or call ${FIRM.phone.label}, ${FIRM.officeHours}.`,
    place: '/about#leadership',
    basis:
      'We are preparing profiles of the people who lead our practices and will publish them on this page.',
    follow: { who: 'about.who-leads', proof: 'home.experience' },
  },
  {
    id: 'about.who-leads',
    lead: 'Describe your question, and we will tell you who would lead the work, what they have done before and when you can speak to them. You will know the names before you sign anything.',
    place: '/about#leadership',
    basis: 'You will know the names before you sign anything.',
    follow: { proof: 'about.backgrounds', cost: 'services.cost' },
  },
  {
    id: 'about.first-conversation',
    lead: 'A first conversation is with someone who would do the work. Bring the decision that has been waiting longest, and judge us by the questions we ask about it.',
    place: '/about#next-step',
    basis: 'A first conversation is with someone who would do the work.',
    follow: { who: 'about.who-leads', cost: 'about.first-conversation-cost' },
  },
  {
    id: 'about.first-conversation-cost',
    lead: 'The site names no fee for a first conversation and does not promise that it is free; please ask when you write. It is with someone who would do the work.',
    place: '/about#next-step',
    basis: 'A first conversation is with someone who would do the work.',
    follow: {
      cost: 'services.cost',
      duration: 'booking.length',
      who: 'about.who-leads',
      where: 'booking.medium',
    },
  },
];
