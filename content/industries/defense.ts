import { LAW, monthOf, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'program-mgmt',
  message: 'In general terms, with nothing classified or controlled, our mission or programme is:',
};

export const DEFENSE = {
  path: '/industries/defense',
  hero: {
    eyebrow: 'Defense',
    heading: 'Mission first, down to the last supplier',
    lead: 'Defence organisations and their suppliers must deliver while an adversary studies how to stop them. We bring mission assurance, supplier integrity, programme recovery and exercises, with military service among our own backgrounds.',
    image: 'industry-defense',
    action: ENQUIRY,
  },
  situation: {
    heading: 'The adversary reads the subcontract',
    paragraphs: [
      'A vessel, a missile or a satellite rests on thousands of firms, most of them small and few of them visible to the prime contractor. Intelligence services understand this well: the drawing guarded at headquarters may also lie on a machine shop’s file server. Stocks, skilled labour and propellants, long treated as matters for planners, have been board subjects again since 2022.',
      'Governments have answered through the contract. In the United States, what a supplier must prove about its security changed twice within a year, and a senior official signs for it. None of this moves a delivery date.',
    ],
  },
  solutionsHeading: 'Support for commands, agencies and industry',
  solutions: [
    {
      name: 'Mission assurance',
      text: 'Working backwards from the mission: the functions, sites, data and people without which it fails, and the price of protecting each.',
      points: [
        'Mission threads traced to single points of failure',
        'Degraded modes agreed with the operators',
        'Investment ranked by effect on the mission',
      ],
    },
    {
      name: 'Supply-chain integrity',
      text: 'Sight of the lower tiers, with particular attention to sole sources, ownership and controlled information.',
      points: [
        'Foreign ownership and dependency checks by tier',
        'CMMC scoping that keeps the assessed boundary small',
        'Counterfeit and substitution controls at goods-in',
      ],
    },
    {
      name: 'Programme recovery',
      text: 'Independent recovery of acquisition and modernisation programmes that have lost schedule, confidence or both.',
      points: [
        'A baseline that customer and contractor both believe',
        'Technical and commercial disputes untangled side by side',
        'Weekly decisions at the level able to make them',
      ],
    },
    {
      name: 'Exercises and wargaming',
      text: 'Play in which commanders and executives decide against a thinking opponent, and findings that change plans.',
      points: [
        'Red teams briefed on published doctrine',
        'Joint play with suppliers, ministries and allies',
        'Injects within classification and need to know',
      ],
    },
  ],
  results: {
    heading: 'How results are demonstrated and reported',
    lead: 'Readiness claims invite optimism, so these measures rest on demonstration. Each is agreed with the accountable officer, kept at the right classification and reviewed at the programme’s own gates.',
    measures: [
      {
        name: 'Mission-essential functions sustained in a contested exercise',
        followUp:
          'Judged by independent umpires twice yearly. A function lost without a workable fallback enters the investment round with its cost.',
      },
      {
        name: 'Sole-source parts with less than the agreed months of cover',
        followUp:
          'Compiled from bills of material every quarter by the supply managers. New entries require a mitigation decision by the next programme review.',
      },
      {
        name: 'NIST SP 800-171 requirements met, with evidence an assessor would accept',
        followUp:
          'Examined by people outside the implementing team. The affirming official receives every open item in writing before signing.',
      },
      {
        name: 'Milestones met on the date set at the last rebaseline',
        followUp:
          'Read from the integrated master schedule, with no replanning in between. Two consecutive misses bring a root-cause session that the customer attends.',
      },
      {
        name: 'Hours from suspected compromise to a reportable account',
        followUp:
          'Drilled each time with a lower-tier supplier, because that is where the clock usually starts late.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['us-cmmc'],
      text: `Self-assessments enter contracts. Level 2 rests on the ${LAW['us-cmmc'].terms.requirements} requirements of NIST SP 800-171 Revision 2, and a senior official must affirm compliance every year, with exposure under the False Claims Act if the statement is untrue.`,
    },
    {
      facts: ['us-cmmc-phase-2'],
      text: `Independent certification for Level 2 had been planned for ${LAW['us-cmmc-phase-2'].terms.planned}. During the suspension contracts may require no more than self-assessment, at Level 1 or Level 2. In ${monthOf(LAW['us-cmmc-phase-2'])} no new date was known, and the rule itself was unchanged.`,
    },
    {
      facts: ['us-dfars'],
      text: `Cyber incidents are reported within ${LAW['us-dfars'].terms.incident} of discovery, with images and logs kept for ${LAW['us-dfars'].terms.logs}; subcontractors tell the prime contractor too. The suspension of CMMC changes none of it.`,
    },
    {
      facts: ['uk-defence-standard'],
      text: 'Sets cyber requirements for suppliers by risk profile. Contracts with the Ministry of Defence can ask for incidents to be reported to it: read the clause before you need it.',
    },
  ]),
  services: [
    {
      path: '/services/technical-program-management',
      why: 'Recovery needs managers who can read an integrated schedule and a contract clause in one sitting.',
    },
    {
      path: '/services/training-exercises-simulation',
      why: 'Simulation lets a staff lose safely, and often enough to learn from it.',
    },
    {
      path: '/services/executive-coaching',
      why: 'Leaders moving from uniform to industry, or the other way, change trades as well as offices.',
    },
  ],
  call: {
    image: 'banner-services',
    heading: 'Begin with an unclassified conversation',
    text: 'Please keep the form free of controlled or classified material. Describe the mission or programme in general terms, and we will arrange a suitable channel for the rest.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
