import type { AnswerEntry } from '../types.ts';

export const INSIGHTS_ENABLEMENT_PLATFORM_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'insights-enablement.platform-tools',
    lead: 'It runs on your existing data platform, if that is good enough. If your present tools are adequate, we use them.',
    support: 'If something is missing, we write the requirement and your procurement buys it.',
    place: '/services/insights-enablement#approach',
    basis: 'Your existing data platform, if it is good enough',
  },
  {
    id: 'insights-enablement.platform',
    lead: 'Four parts share one set of definitions and one set of access rights: self-service analytics, executive dashboards, collaboration tools and AI-powered insights.',
    place: '/services/insights-enablement#platform',
    options: [
      'insights-enablement.self-service',
      'insights-enablement.dashboards',
      'insights-enablement.collaboration',
      'insights-enablement.ai-insights',
    ],
    basis: 'Its parts share one set of definitions and one set of access rights.',
  },
  {
    id: 'insights-enablement.self-service',
    lead: 'Managers answer ordinary questions for themselves, from governed data with plain names, and see whom to call when a number looks odd.',
    place: '/services/insights-enablement#platform',
    basis: 'Managers answer ordinary questions for themselves',
    follow: { contents: 'insights-enablement.self-service' },
  },
  {
    id: 'insights-enablement.dashboards',
    lead: 'One screen for each committee, limited to measures on which it can act, with the threshold and the agreed response beside them.',
    place: '/services/insights-enablement#platform',
    basis: 'One screen for each committee, limited to measures on which it can act',
    follow: { contents: 'insights-enablement.dashboards' },
  },
  {
    id: 'insights-enablement.collaboration',
    lead: 'Comments, assumptions and conclusions are kept next to the figures they concern, so that the next discussion starts where the last one stopped.',
    place: '/services/insights-enablement#platform',
    basis: 'Comments, assumptions and conclusions are kept next to the figures they concern',
    follow: { contents: 'insights-enablement.collaboration' },
  },
  {
    id: 'insights-enablement.ai-insights',
    lead: 'Models look for breaks in a pattern, draft a first explanation and cite their data. An analyst confirms or rejects it before it goes any further.',
    place: '/services/insights-enablement#platform',
    basis: 'An analyst confirms or rejects it before it goes any further.',
    follow: { contents: 'insights-enablement.ai-insights' },
  },
  {
    id: 'insights-enablement.steps',
    lead: 'Five steps: discover, design, develop, deploy and drive, from a list of the coming year’s decisions to a platform in the hands of its permanent owner.',
    place: '/services/insights-enablement#stages',
    basis: 'hand the platform to its permanent owner',
    options: [
      'insights-enablement.discover-design',
      'insights-enablement.discover-design',
      'insights-enablement.develop',
      'insights-enablement.deploy',
      'insights-enablement.handover',
    ],
  },
  {
    id: 'insights-enablement.discover-design',
    lead: 'Discovery and design take eight weeks together and have one price: first we list the coming year’s decisions and the evidence each relies on today, then measures, definitions and access are agreed. The site names no amounts.',
    support:
      'Agreed too is the form in which each committee prefers to read. Duplicates and gaps show themselves quickly.',
    place: '/services/insights-enablement#stages',
    basis: 'List the coming year’s decisions and the evidence each relies on today.',
  },
  {
    id: 'insights-enablement.develop',
    lead: 'Sources are connected and models and screens built in short rounds, with a future user correcting every draft.',
    support: 'Each round of development takes three weeks and is quoted before it begins.',
    place: '/services/insights-enablement#stages',
    follow: { duration: 'insights-enablement.rounds' },
    basis: 'Connect sources and build models and screens in short rounds',
  },
];
