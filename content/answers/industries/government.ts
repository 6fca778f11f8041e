import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const GOVERNMENT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'government.overview',
    lead: 'We help the public sector with continuity of public services, crisis communication, cyber defence for public bodies, and AI that citizens can accept.',
    place: '/industries/government',
    options: ['government.continuity', 'government.communication', 'government.cyber', 'government.ai'],
    basis: 'on continuity, communication, cyber defence and AI that citizens can accept',
    follow: {
      duration: 'case-studies.government-duration',
      who: 'about.who-leads',
      start: 'government.start',
      how: 'government.services',
      proof: 'case-studies.government',
    },
  },
  {
    id: 'government.who',
    lead: 'We work for central, regional and local government, on continuity of public services, crisis communication, cyber defence and AI.',
    support: 'The measures are agreed with the accounting officer or chief executive.',
    place: '/industries/government',
    basis: 'We work with central, regional and local government',
    follow: { start: 'government.start' },
  },
  {
    id: 'government.audit-2025',
    lead: 'In January 2025 Britain’s National Audit Office reported significant gaps in 58 critical systems and at least 228 legacy systems of unknown vulnerability. In 2023–24 one in three government cyber posts was vacant or held by temporary staff.',
    support: 'The 58 departmental systems were independently assessed; the gaps were in cyber resilience.',
    place: '/industries/government#situation',
    basis:
      '58 critical departmental systems, independently assessed, had significant gaps in cyber resilience',
  },
  {
    id: 'government.rules',
    lead: 'The Civil Contingencies Act requires Category 1 responders to assess risk, plan, maintain functions and warn the public. NIS2 covers central and some regional and local bodies. GovAssure holds British departments to the Cyber Assessment Framework.',
    support: `Under the EU AI Act public bodies will have to weigh fundamental rights before certain high-risk systems go into use. The high-risk duties have been postponed to ${dayOf(LAW['eu-ai-high-risk'])}.`,
    place: '/industries/government#law',
    basis: 'Requires Category 1 responders to assess risk',
    follow: { duration: 'government.rules', who: 'government.rules', start: 'government.rules' },
  },
  {
    id: 'government.continuity',
    lead: 'Essential services are ranked by the harm their absence does to the citizen, then secured across departments, contractors and sites.',
    support:
      'You get minimum service levels a minister can explain, contractor failure plans with step-in rights that work, and delegated authority down to the third name.',
    place: '/industries/government#solutions',
    basis: 'Essential services ranked by the harm their absence does to the citizen',
    follow: {
      who: 'about.who-leads',
      start: 'government.start',
      proof: 'case-studies.government',
      duration: 'case-studies.government-duration',
    },
  },
  {
    id: 'government.communication',
    lead: 'One voice across agencies and tiers, quick enough for social media and accurate enough for an inquiry: warnings in the languages the area speaks, and spokespeople drilled with hostile questions.',
    support: 'Rumour and disinformation are met with evidence and timing.',
    place: '/industries/government#solutions',
    basis: 'Warnings in the languages spoken locally',
    follow: { who: 'about.who-leads', start: 'government.start', proof: 'government.measure-guidance' },
  },
  {
    id: 'government.cyber',
    lead: 'Realistic improvement for legacy estates, small teams and annual budgets: old systems contained where replacement is years away, and recovery from backup proved for payroll and payments.',
    support: 'Shared services get clear lines of responsibility.',
    place: '/industries/government#solutions',
    basis: 'Old systems contained where replacement is years away',
    follow: {
      who: 'about.who-leads',
      start: 'government.start',
      proof: 'case-studies.government',
      duration: 'case-studies.government-duration',
    },
  },
  {
    id: 'government.ai',
    lead: 'AI is used where it helps caseworkers and citizens, with rights and equality assessed before procurement, a human appeal designed into each decision and a record that withstands a freedom of information request.',
    support: 'Entries are made ready for algorithmic transparency registers.',
    place: '/industries/government#solutions',
    basis: 'A human appeal designed into each decision',
    follow: { who: 'about.who-leads', start: 'government.start', proof: 'government.measure-appeals' },
  },
];
