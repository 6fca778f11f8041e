import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const FINANCE_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'finance.dora-clock',

    lead: `Under DORA a major incident is reported within ${LAW['eu-dora'].terms.initial} of classification and ${LAW['eu-dora'].terms.ceiling} of awareness (if classified later, within ${LAW['eu-dora'].terms.initial} of classification), again within ${LAW['eu-dora'].terms.intermediate} of the first notice, and finally within ${LAW['eu-dora'].terms.final} of the second.`,
    place: '/industries/finance#law',
    basis: 'first within 4 hours of classification and 24 hours of awareness',
    follow: {
      cost: 'notification-deadlines.eu-dora-penalty',
      duration: 'finance.dora-clock',
      who: 'notification-deadlines.eu-dora-recipient',
      where: 'notification-deadlines.eu-dora-recipient',
      start: 'notification-deadlines.eu-dora-clock',
      how: 'finance.measure-reporting',
    },
  },
  {
    id: 'finance.uk-final-report',

    lead: `From ${dayOf(LAW['uk-fs-reporting'])} the final report to the FCA and the PRA follows within ${LAW['uk-fs-reporting'].terms.final} of resolution, ${LAW['uk-fs-reporting'].terms.outerLimit} at the outside.`,
    place: '/industries/finance#law',
    basis: 'A final report follows within 30 working days of resolution, 60 at the outside',
    follow: {
      cost: 'notification-deadlines.uk-fs-now-penalty',
      duration: 'finance.uk-final-report',
      who: 'notification-deadlines.uk-fs-now-recipient',
      where: 'notification-deadlines.uk-fs-now-recipient',
      start: 'finance.uk-reporting',
      how: 'notification-deadlines.uk-fs-now-contents',
      contents: 'notification-deadlines.uk-fs-now-contents',
    },
  },
  {
    id: 'finance.regulation-s-p-exception',

    lead: `Under Regulation S-P customers need not be told if a documented inquiry finds substantial harm unlikely; otherwise they are told within ${LAW['us-regulation-sp'].terms.customers} of the firm becoming aware.`,
    place: '/industries/finance#law',
    basis: 'unless a documented inquiry finds substantial harm unlikely',
    follow: {
      cost: 'notification-deadlines.us-reg-sp-penalty',
      duration: 'finance.regulation-s-p-exception',
      who: 'notification-deadlines.us-reg-sp-recipient',
      where: 'notification-deadlines.us-reg-sp-recipient',
      start: 'notification-deadlines.us-reg-sp-clock',
      how: 'notification-deadlines.us-reg-sp-contents',
      contents: 'notification-deadlines.us-reg-sp-contents',
    },
  },
  {
    id: 'finance.safeguards',

    lead: `Lenders, brokers and other US finance businesses outside the banking rules tell the FTC as soon as possible, at most ${LAW['us-safeguards'].terms.notification} after discovering that unencrypted data of ${LAW['us-safeguards'].terms.consumers} or more consumers was taken.`,
    support: `The FTC Safeguards Rule has asked for this since ${dayOf(LAW['us-safeguards'])}.`,
    place: '/industries/finance#law',
    basis: 'Lenders, brokers and other finance businesses outside the banking rules tell the FTC',
    follow: {
      cost: 'notification-deadlines.us-ftc-safeguards-penalty',
      duration: 'finance.safeguards',
      who: 'notification-deadlines.us-ftc-safeguards-recipient',
      where: 'notification-deadlines.us-ftc-safeguards-recipient',
      start: 'notification-deadlines.us-ftc-safeguards-clock',
      how: 'notification-deadlines.us-ftc-safeguards-contents',
      contents: 'notification-deadlines.us-ftc-safeguards-contents',
    },
  },
  {
    id: 'finance.clocks',

    lead: 'The same incident starts several clocks: one runs from awareness, one from classification, one from the day on which the firm judges the matter material.',
    place: '/industries/finance#situation',
    basis: 'one runs from awareness, one from classification',
    follow: { duration: 'finance.dora-clock', start: 'finance.clocks', how: 'finance.several-regimes' },
  },
  {
    id: 'finance.isolated-recovery',

    lead: 'Core ledgers and payments get isolated recovery, because the recovery environment itself is a target; findings of threat-led tests are tracked until they are closed.',
    place: '/industries/finance#solutions',
    basis: 'Isolated recovery for core ledgers and payments',
    follow: { start: 'finance.start', proof: 'finance.measure-findings' },
  },
  {
    id: 'finance.supplier-registers',

    lead: 'Supplier registers are reconciled with contracts and payments, as part of regulatory readiness.',
    place: '/industries/finance#solutions',
    basis: 'Supplier registers reconciled with contracts and payments',
    follow: { start: 'finance.start', proof: 'finance.measures' },
  },
  {
    id: 'finance.board-exercise',

    lead: 'Boards learn what an impact tolerance means when they have to breach one in an exercise. That is the part of Training, Exercises and Simulation in our work for finance.',
    place: '/industries/finance#fitting-services',
    basis: 'Boards learn what an impact tolerance means when they have to breach one in an exercise',
    follow: { start: 'finance.start', proof: 'finance.measures' },
  },
  {
    id: 'finance.payment-firms',

    lead: 'Payment firms in the United Kingdom have shorter limits in hours, and our sources differ on whether the new one runs from detection or from determination: ask counsel.',
    support: `For other firms, from ${dayOf(LAW['uk-fs-reporting'])}, it is at most ${LAW['uk-fs-reporting'].terms.initial} after the firm determines that a threshold is met.`,
    place: '/industries/finance#law',
    basis: 'our sources differ on whether the new one runs from detection or from determination',
    follow: { duration: 'finance.payment-firms', start: 'finance.uk-reporting' },
  },
  {
    id: 'finance.one-form',

    lead: `From ${dayOf(LAW['uk-fs-reporting'])} one form serves both the FCA and the PRA: an operational incident above the thresholds is reported at most ${LAW['uk-fs-reporting'].terms.initial} after the firm determines that one is met.`,
    place: '/industries/finance#law',
    basis: 'on one form for the FCA and the PRA',
    follow: { duration: 'finance.uk-reporting', start: 'finance.uk-reporting' },
  },
];
