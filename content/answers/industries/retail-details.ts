import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const RETAIL_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'retail.product-safety-law',
    lead: `The EU General Product Safety Regulation has applied since ${dayOf(LAW['eu-gpsr'])}. It tightens recalls and binds online marketplaces.`,
    place: '/industries/retail#law',
    basis: 'Tightens recalls and binds online marketplaces',
    follow: {
      duration: 'retail.product-safety-law',
      start: 'retail.product-safety-law',
      how: 'retail.recall',
    },
  },
  {
    id: 'retail.pci-contract',
    lead: `PCI DSS binds by contract with the card schemes. Every requirement of version ${LAW['pci-dss'].terms.version} has applied since ${dayOf(LAW['pci-dss'])}.`,
    place: '/industries/retail#law',
    basis: 'It binds by contract with the card schemes',
    follow: { duration: 'retail.pci-contract', start: 'retail.pci-contract' },
  },
  {
    id: 'retail.cyber-resilience-act',
    lead: `Since ${dayOf(LAW['eu-cra-reporting'])} the EU’s Cyber Resilience Act has made whoever makes products with a data connection report exploited vulnerabilities and severe incidents: a warning within ${LAW['eu-cra-reporting'].terms.warning}, a notification within ${LAW['eu-cra-reporting'].terms.notification}.`,
    place: '/industries/retail#law',
    basis:
      'Whoever makes products with a data connection, or sells them under its own name, reports exploited vulnerabilities and severe incidents',
    follow: {
      cost: 'notification-deadlines.eu-cra-vulnerability-penalty',
      duration: 'retail.cyber-resilience-act',
      who: 'notification-deadlines.eu-cra-vulnerability-recipient',
      where: 'notification-deadlines.eu-cra-vulnerability-recipient',
      start: 'retail.cyber-resilience-act',
      how: 'notification-deadlines.eu-cra-vulnerability-contents',
      contents: 'notification-deadlines.eu-cra-vulnerability-contents',
    },
  },
  {
    id: 'retail.freeze',
    lead: 'Change freezes come with an exception process that people respect, and the peak command room has authority to spend.',
    place: '/industries/retail#solutions',
    basis: 'Change freezes with an exception process people respect',
    follow: { start: 'retail.start' },
  },
  {
    id: 'retail.weak-points',
    lead: 'A retailer can earn much of its profit in a few weeks and lose it to one port, one login or one recalled product.',
    place: '/industries/retail#situation',
    basis: 'lose it to one port, one login or one recalled product',
    follow: { how: 'retail.overview' },
  },
  {
    id: 'retail.one-register',
    lead: 'Sourcing, fraud and reputation sit with different directors; one register shows what they have in common. Demand, stock and supplier signals become useful once they arrive before the order closes.',
    place: '/industries/retail#fitting-services',
    basis: 'one register shows what they have in common',
    follow: { start: 'retail.start' },
  },
  {
    id: 'retail.offline-selling',
    lead: 'We prepare offline selling that weekend staff can run from a card.',
    place: '/industries/retail#solutions',
    basis: 'Offline selling that weekend staff can run from a card',
    follow: { who: 'about.who-leads', start: 'retail.start', proof: 'retail.measure-minutes' },
  },
  {
    id: 'retail.help-desk',
    lead: 'Identity checks at the help desk that resist a confident caller are part of our work on payment and account security: attackers favour the desk where staff passwords are reset.',
    place: '/industries/retail#solutions',
    basis: 'Identity checks at the help desk that resist a confident caller',
    follow: { proof: 'retail.measure-resets' },
  },
  {
    id: 'retail.dangerous-products',
    lead: `In the EU dangerous products are reported at once through the Safety Business Gateway; an online marketplace acts on an order within two working days. Food has rules of its own.`,
    support: `That is the General Product Safety Regulation, applicable since ${dayOf(LAW['eu-gpsr'])}.`,
    place: '/industries/retail#law',
    basis: 'Dangerous products are reported at once through the Safety Business Gateway',
    follow: {
      duration: 'retail.dangerous-products',
      start: 'retail.product-safety-law',
      how: 'retail.recall',
    },
  },
  {
    id: 'retail.card-theft',
    lead: 'The contract with the card schemes usually asks for suspected theft of card data to be reported to your acquirer at once: check the hours in yours. PCI DSS itself binds by that contract.',
    place: '/industries/retail#law',
    basis: 'reported to your acquirer at once: check the hours in yours',
    follow: { duration: 'retail.card-theft', who: 'retail.card-theft' },
  },
];
