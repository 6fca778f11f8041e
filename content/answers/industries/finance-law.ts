import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const FINANCE_LAW_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'finance.uk-reporting',
    lead: `Until ${dayOf(LAW['uk-fs-reporting'])} the FCA and the PRA expect immediate notice of a serious matter. From then an operational incident above the thresholds is reported as soon as possible, at most ${LAW['uk-fs-reporting'].terms.initial} after the firm determines that a threshold is met.`,
    support: `From that day one form serves both the FCA and the PRA. A final report follows within ${LAW['uk-fs-reporting'].terms.final} of resolution, and material third parties are registered.`,
    place: '/industries/finance#law',
    basis: 'Until then both regulators expect immediate notice of a serious matter',
    follow: {
      cost: 'notification-deadlines.uk-fs-now-penalty',
      duration: 'finance.uk-reporting',
      who: 'notification-deadlines.uk-fs-now-recipient',
      where: 'notification-deadlines.uk-fs-now-recipient',
      start: 'finance.uk-reporting',
      how: 'notification-deadlines.uk-fs-now-contents',
      contents: 'notification-deadlines.uk-fs-now-contents',
      proof: 'finance.measure-reporting',
    },
  },
  {
    id: 'finance.critical-third-parties',
    lead: `The United Kingdom’s rules for critical third parties have applied since ${dayOf(LAW['uk-critical-third-parties'])}. The first four, ${LAW['uk-critical-third-parties-named'].terms.firms}, were named with effect from ${dayOf(LAW['uk-critical-third-parties-named'])}.`,
    place: '/industries/finance#law',
    basis: 'The first four providers',
    follow: {
      duration: 'finance.critical-third-parties',
      who: 'finance.critical-third-parties',
      start: 'finance.critical-third-parties',
    },
  },
  {
    id: 'finance.us-bank-rule',
    lead: `A US bank or its holding company tells its main federal regulator within ${LAW['us-banks'].terms.regulator} of determining that an incident materially disrupts or degrades its service, or is reasonably likely to.`,
    place: '/industries/finance#law',
    basis: 'tells its main federal regulator within',
    follow: {
      cost: 'notification-deadlines.us-bank-36h-penalty',
      duration: 'finance.us-bank-rule',
      who: 'notification-deadlines.us-bank-36h-recipient',
      where: 'notification-deadlines.us-bank-36h-recipient',
      start: 'notification-deadlines.us-bank-36h-clock',
      how: 'notification-deadlines.us-bank-36h-contents',
      contents: 'notification-deadlines.us-bank-36h-contents',
    },
  },
  {
    id: 'finance.breach-notice',
    lead: `A DORA report does not replace the notice under the GDPR or UK GDPR: a breach of customers’ data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely.`,
    support:
      'People are told without undue delay if the risk is high. In the United Kingdom the authority is now the Information Commission.',
    place: '/industries/finance#law',
    basis: 'A DORA report does not replace it',
  },
  {
    id: 'finance.new-york',
    lead: `Firms licensed under New York banking, insurance or financial services law report within ${LAW['us-ny-dfs'].terms.incident} of determining that a cybersecurity incident occurred, and an extortion payment within ${LAW['us-ny-dfs'].terms.payment} of paying it.`,
    support: `An incident at a supplier counts too. Part 500 has applied since ${dayOf(LAW['us-ny-dfs'])}.`,
    place: '/industries/finance#law',
    basis: 'Firms licensed under New York banking, insurance or financial services law',
    follow: {
      cost: 'notification-deadlines.us-ny-dfs-penalty',
      duration: 'finance.new-york',
      who: 'notification-deadlines.us-ny-dfs-recipient',
      where: 'notification-deadlines.us-ny-dfs-recipient',
      start: 'notification-deadlines.us-ny-dfs-clock',
      how: 'notification-deadlines.us-ny-dfs-contents',
      contents: 'notification-deadlines.us-ny-dfs-contents',
    },
  },
  {
    id: 'finance.regulation-s-p',
    lead: `Under Regulation S-P broker-dealers, advisers and funds of every size tell customers within ${LAW['us-regulation-sp'].terms.customers} of becoming aware; service providers tell the firm within ${LAW['us-regulation-sp'].terms.providers}.`,
    support: `Customers need not be told if a documented inquiry finds substantial harm unlikely. The rule has applied to firms of every size since ${dayOf(LAW['us-regulation-sp'])}.`,
    place: '/industries/finance#law',
    basis: 'Broker-dealers, advisers and funds of every size tell customers',
    follow: {
      cost: 'notification-deadlines.us-reg-sp-penalty',
      duration: 'finance.regulation-s-p',
      who: 'notification-deadlines.us-reg-sp-recipient',
      where: 'notification-deadlines.us-reg-sp-recipient',
      start: 'notification-deadlines.us-reg-sp-clock',
      how: 'notification-deadlines.us-reg-sp-contents',
      contents: 'notification-deadlines.us-reg-sp-contents',
    },
  },
  {
    id: 'finance.material-third-parties',
    lead: `From ${dayOf(LAW['uk-fs-reporting'])} firms under the British reporting rules register their material third parties as well as reporting operational incidents above the thresholds.`,
    place: '/industries/finance#law',
    basis: 'material third parties are registered',
  },
];
