import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const RETAIL_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'retail.overview',
    lead: 'We prepare consumer businesses to go on selling: supply continuity, peak trading readiness, payment and account security, and brand and product crises.',
    place: '/industries/retail',
    options: ['retail.supply', 'retail.peak', 'retail.payment-security', 'retail.brand-crisis'],
    basis: 'We prepare consumer businesses to go on selling',
    follow: {
      duration: 'case-studies.retail-duration',
      who: 'about.who-leads',
      start: 'retail.start',
      how: 'retail.services',
      proof: 'case-studies.retail',
    },
  },
  {
    id: 'retail.who',
    lead: 'We work with retailers and other consumer businesses, with stores, warehouses and web shops looked at as one chain. Franchisees and marketplaces come in where a product crisis reaches them.',
    place: '/industries/retail#solutions',
    basis: 'Store, warehouse and web load tested as one chain',
    follow: { start: 'retail.start' },
  },
  {
    id: 'retail.attacks-2025',
    lead: 'In spring 2025 callers impersonated staff of British retailers, ordering systems were withdrawn as a precaution, and one household name took no online orders for more than six weeks.',
    support:
      'It showed how short the path is from a help desk to an empty shelf. Stock moved by pen and paper while customers stood ready to buy it.',
    place: '/industries/retail#situation',
    basis: 'one household name took no online orders for more than six weeks',
  },
  {
    id: 'retail.rules',
    lead: `PCI DSS ${LAW['pci-dss'].terms.version} covers card payments; the EU General Product Safety Regulation covers recalls and online marketplaces. In the United Kingdom Martyn’s Law will ask larger premises to prepare for a terrorist attack.`,
    support: `${LAW['uk-martyns-law'].name} is enacted but not in force; its main duties are expected in ${LAW['uk-martyns-law'].terms.expected}.`,
    place: '/industries/retail#law',
    basis: 'Tightens recalls and binds online marketplaces',
  },
  {
    id: 'retail.pci-dss',
    lead: `Since ${dayOf(LAW['pci-dss'])} every requirement of PCI DSS ${LAW['pci-dss'].terms.version} applies, among them an inventory and integrity check for the scripts on a payment page.`,
    place: '/industries/retail#law',
    basis: 'an inventory and integrity check for the scripts on a payment page',
    follow: { duration: 'retail.pci-dss', start: 'retail.pci-dss', how: 'retail.payment-security' },
  },
  {
    id: 'retail.supply',
    lead: 'We map critical lines to site, route and substitute past the first tier, place buffers where margin justifies them, and settle allocation rules for scarce goods with the buyers in advance.',
    place: '/industries/retail#solutions',
    basis: 'Critical lines mapped to site, route and substitute',
    follow: { who: 'about.who-leads', start: 'retail.start', proof: 'retail.measure-second-source' },
  },
  {
    id: 'retail.peak',
    lead: 'We rehearse the systems, people and decisions of Black Friday and Christmas while there is still time to change them, with store, warehouse and web load tested as one chain.',
    support:
      'Also: change freezes with an exception process that people respect, and a peak command room with authority to spend.',
    place: '/industries/retail#solutions',
    basis: 'The systems, people and decisions of Black Friday and Christmas',
    follow: {
      duration: 'case-studies.retail-duration',
      who: 'about.who-leads',
      start: 'retail.when',
      proof: 'case-studies.retail-results',
    },
  },
  {
    id: 'retail.when',
    lead: 'September is the month to do it: peak rooms, recalls and store evacuations are learned by doing. Tell us when your calendar turns critical, and we say what can realistically be made ready by then.',
    place: '/industries/retail#fitting-services',
    basis: 'September is the month to do it',
    follow: { who: 'about.who-leads', start: 'retail.start' },
  },
  {
    id: 'retail.payment-security',
    lead: 'The scripts on your payment page are inventoried, justified and watched, and the desk where staff passwords are reset is protected with it: attackers favour both.',
    place: '/industries/retail#solutions',
    basis: 'Payment-page scripts inventoried, justified and watched',
    follow: { who: 'about.who-leads', start: 'retail.start', proof: 'retail.measure-resets' },
  },
  {
    id: 'retail.recall',
    lead: 'Recall decisions are rehearsed with quality, legal and stores; franchisees, suppliers and authorities are told in the right order, and contact plans reach millions of customers in a day.',
    place: '/industries/retail#solutions',
    basis: 'Recall decisions rehearsed with quality, legal and stores',
    follow: { who: 'about.who-leads', start: 'retail.start', proof: 'retail.measure-withdrawal' },
  },
  {
    id: 'retail.brand-crisis',
    lead: 'In a brand crisis the first public sentence sets the cost of all that follows. We rehearse recalls, contaminated lines and footage that spreads overnight with retailers.',
    place: '/industries/retail#solutions',
    basis: 'events in which the first public sentence sets the cost of all that follows',
    follow: { who: 'about.who-leads', start: 'retail.start' },
  },
];
