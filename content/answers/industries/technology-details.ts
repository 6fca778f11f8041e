import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const TECHNOLOGY_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technology.cra-final',

    lead: `Under the Cyber Resilience Act a final report follows within ${LAW['eu-cra-reporting'].terms.finalVulnerability} of a fix being available or, for an incident, within ${LAW['eu-cra-reporting'].terms.finalIncident} of the notification. The other duties apply from ${dayOf(LAW['eu-cra-products'])}.`,
    place: '/industries/technology#law',
    basis: 'a final report within 14 days of a fix being available',
    follow: {
      cost: 'notification-deadlines.eu-cra-vulnerability-penalty',
      duration: 'technology.cra-final',
      who: 'notification-deadlines.eu-cra-vulnerability-recipient',
      where: 'notification-deadlines.eu-cra-vulnerability-recipient',
      start: 'notification-deadlines.eu-cra-vulnerability-clock',
      how: 'notification-deadlines.eu-cra-vulnerability-contents',
      contents: 'notification-deadlines.eu-cra-vulnerability-contents',
    },
  },
  {
    id: 'technology.uk-nis',

    lead: `Under the UK’s NIS Regulations 2018 digital infrastructure, online marketplaces, search engines and cloud providers above the thresholds report incidents with a significant or substantial effect without undue delay, at most ${LAW['uk-nis'].terms.notification} after awareness.`,
    place: '/industries/technology#law',
    basis: 'Operators of digital infrastructure, online marketplaces, search engines and cloud providers',
    follow: {
      cost: 'notification-deadlines.uk-nis-penalty',
      duration: 'technology.uk-nis',
      who: 'notification-deadlines.uk-nis-recipient',
      where: 'notification-deadlines.uk-nis-recipient',
      start: 'notification-deadlines.uk-nis-clock',
      how: 'notification-deadlines.uk-nis-contents',
      contents: 'notification-deadlines.uk-nis-contents',
    },
  },
  {
    id: 'technology.texas',

    lead: `Texas gives ${LAW['us-texas'].terms.residents} from determining that a breach occurred for telling residents, and its Attorney General must be told by ${LAW['us-texas'].terms.attorneyGeneral} when 250 or more Texans are affected.`,
    place: '/industries/technology#law',
    basis: 'its Attorney General must be told by day 30 when 250 or more Texans are affected',
    follow: {
      cost: 'notification-deadlines.us-tx-penalty',
      duration: 'technology.texas',
      who: 'notification-deadlines.us-tx-recipient',
      where: 'notification-deadlines.us-tx-recipient',
      start: 'notification-deadlines.us-tx-clock',
      how: 'notification-deadlines.us-tx-contents',
      contents: 'notification-deadlines.us-tx-contents',
    },
  },
  {
    id: 'technology.ai-marking',

    lead: `Under the EU AI Act older generative systems must mark their output from ${dayOf(LAW['eu-ai-marking'])}, and two new bans apply from then. Most transparency duties have applied since ${dayOf(LAW['eu-ai-transparency'])}.`,
    place: '/industries/technology#law',
    basis: 'older generative systems must mark their output',
    follow: { duration: 'technology.ai-marking', start: 'technology.ai-marking' },
  },
  {
    id: 'technology.integration',

    lead: 'Integration plans name which systems retire, and when; capacity and cloud commitments are sized to evidence. Migrations and post-merger integrations get one person whose only interest is the end date.',
    place: '/industries/technology#solutions',
    basis: 'Integration plans that name which systems retire, and when',
    follow: { start: 'technology.start' },
  },
  {
    id: 'technology.product-managers',

    lead: 'Most AI risk is decided by product managers, so they are the first people worth training.',
    place: '/industries/technology#fitting-services',
    basis: 'Most AI risk is decided by product managers',
    follow: { cost: 'ai-education.cost', duration: 'ai-education.duration', start: 'ai-education.start' },
  },
  {
    id: 'technology.release-path',

    lead: 'Both the faulty update of July 2024 and the xz backdoor arrived by the ordinary release path, which is the sector’s great strength and its widest opening.',
    place: '/industries/technology#situation',
    basis: 'Both arrived by the ordinary release path',
    follow: { how: 'technology.supply-chain' },
  },
  {
    id: 'technology.facts-in-a-day',

    lead: 'The clocks of regulation are short: an early warning to an authority, a public filing, a letter to every resident concerned. The shortest assume that engineering, legal and the board can agree the facts within a day.',
    place: '/industries/technology#situation',
    basis: 'engineering, legal and the board can agree the facts within a day',
    follow: { start: 'technology.start', how: 'technology.outage-command' },
  },
];
