import { LAW, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'assessment',
  message: 'What we sell, where it comes from, and when our calendar turns critical:',
};

export const RETAIL = {
  path: '/industries/retail',
  hero: {
    eyebrow: 'Retail',
    heading: 'Keep trading through the weeks that decide the year',
    lead: 'A retailer can earn much of its profit in a few weeks and lose it to one port, one login or one recalled product. We prepare consumer businesses to go on selling.',
    image: 'industry-retail',
    action: ENQUIRY,
  },
  situation: {
    heading: 'A shop has no maintenance window',
    paragraphs: [
      'The attacks on British retailers in spring 2025 showed how short the path is from a help desk to an empty shelf. Callers impersonated staff, ordering systems were withdrawn as a precaution, and one household name took no online orders for more than six weeks. Stock moved by pen and paper while customers stood ready to buy it.',
      'Rules now reach both the till and the door: what may run on a payment page, how fast an unsafe product is recalled, who is told of a breach and when, and soon how a large shop prepares for an attack.',
    ],
  },
  solutionsHeading: 'Where we work with retailers',
  solutions: [
    {
      name: 'Supply continuity',
      text: 'A view of the supply base that goes past the first tier, with decisions prepared for the day a lane, a plant or a supplier closes.',
      points: [
        'Critical lines mapped to site, route and substitute',
        'Stock and contract buffers placed where margin justifies them',
        'Allocation rules for scarce goods, agreed with the buyers in advance',
      ],
    },
    {
      name: 'Peak trading readiness',
      text: 'The systems, people and decisions of Black Friday and Christmas, rehearsed while there is still time to change them.',
      points: [
        'Change freezes with an exception process people respect',
        'Store, warehouse and web load tested as one chain',
        'A peak command room with authority to spend',
      ],
    },
    {
      name: 'Payment and account security',
      text: 'Protection for the page where customers pay and the desk where staff passwords are reset, two places that attackers favour.',
      points: [
        'Payment-page scripts inventoried, justified and watched',
        'Identity checks at the help desk that resist a confident caller',
        'Offline selling that weekend staff can run from a card',
      ],
    },
    {
      name: 'Brand and product crisis',
      text: 'Recalls, contaminated lines, footage that spreads overnight: events in which the first public sentence sets the cost of all that follows.',
      points: [
        'Recall decisions rehearsed with quality, legal and stores',
        'Franchisees, suppliers and authorities told in the right order',
        'Contact plans for reaching millions of customers in a day',
      ],
    },
  ],
  results: {
    heading: 'How results are measured at the till and the dock',
    lead: 'We agree four measures with your trading and operations directors before the season, take a starting value, and read them again in every week that matters.',
    measures: [
      {
        name: 'Minutes of selling lost to system faults, by store and channel',
        followUp:
          'Finance computes it from till and web logs each Monday of the peak. Beyond the agreed ceiling, the review takes place that same week and does not wait for January.',
      },
      {
        name: 'Share of the hundred most valuable lines with a tested second source',
        followUp: 'Buying updates the list quarterly. One trial order per category is actually placed.',
      },
      {
        name: 'Time from a suspected unsafe product to its withdrawal everywhere',
        followUp:
          'Clocked twice a year in a live drill with a harmless item. Any store or marketplace listing still selling past the limit is traced to its cause.',
      },
      {
        name: 'Password resets granted to an unverified caller',
        followUp:
          'Testers instructed by the security chief ring the help desk every month. One success rewrites the script and retrains the shift.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['pci-dss'],
      text: `Every requirement of version ${LAW['pci-dss'].terms.version} applies, among them an inventory and integrity check for the scripts on a payment page. It binds by contract with the card schemes, which usually also asks for suspected theft of card data to be reported to your acquirer at once: check the hours in yours.`,
    },
    {
      facts: ['eu-gpsr'],
      text: 'Tightens recalls and binds online marketplaces. Dangerous products are reported at once through the Safety Business Gateway; a marketplace acts on an order within two working days. Food has rules of its own.',
    },
    {
      facts: ['eu-cra-reporting'],
      text: `Whoever makes products with a data connection, or sells them under its own name, reports exploited vulnerabilities and severe incidents: a warning within ${LAW['eu-cra-reporting'].terms.warning}, a notification within ${LAW['eu-cra-reporting'].terms.notification}.`,
    },
    {
      facts: ['uk-product-security'],
      text: 'Connected products for consumers must have no default passwords, a contact for reporting flaws and a stated support period.',
    },
    {
      facts: ['uk-martyns-law'],
      text: `Will require premises open to the public, shops included, to prepare for a terrorist attack where ${LAW['uk-martyns-law'].terms.standard} people can reasonably be expected at once, with further duties from ${LAW['uk-martyns-law'].terms.enhanced}. The main duties are expected in ${LAW['uk-martyns-law'].terms.expected}; the day is not fixed.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of customer data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission. People are told without undue delay if the risk is high.`,
    },
    {
      facts: ['us-california', 'us-new-york', 'us-texas'],
      text: `The state in which a customer lives decides: ${LAW['us-california'].terms.residents} from discovery in California and New York, ${LAW['us-texas'].terms.residents} from determining that a breach occurred in Texas, whose Attorney General is told by ${LAW['us-texas'].terms.attorneyGeneral} when 250 or more Texans are affected.`,
    },
  ]),
  services: [
    {
      path: '/services/training-exercises-simulation',
      why: 'Peak rooms, recalls and store evacuations are learned by doing, and September is the month to do it.',
    },
    {
      path: '/services/risk-resilience',
      why: 'Sourcing, fraud and reputation sit with different directors; one register shows what they have in common.',
    },
    {
      path: '/services/insights-enablement',
      why: 'Demand, stock and supplier signals become useful once they arrive before the order closes.',
    },
  ],
  call: {
    image: 'hero-crisis-assessment',
    heading: 'Talk while the plan can still change',
    text: 'Say what you sell, where it comes from and when your calendar turns critical. We will tell you what can realistically be made ready by then, and what should be left for next year.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
