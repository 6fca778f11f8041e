import { dayOf, LAW, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'insights',
  message: 'In a line, the loss that our board cannot agree on:',
};

export const INSURANCE = {
  path: '/industries/insurance',
  hero: {
    eyebrow: 'Insurance',
    heading: 'Carrying other people’s worst days, and your own',
    lead: 'Insurers, reinsurers and brokers sell certainty made from models, capital and people who answer the telephone. We test all three against events that arrive together.',
    image: 'industry-insurance',
    action: ENQUIRY,
  },
  situation: {
    heading: 'One event, both sides of the balance sheet',
    paragraphs: [
      'An insurer meets catastrophe twice: as claims from policyholders and as disruption of its own buildings, suppliers and staff. Cyber sharpens the problem, since one failed cloud region or one widely exploited flaw can reach thousands of policies that looked unrelated at underwriting. Lloyd’s recognised the danger when it made standalone cyber policies exclude war and the gravest state-backed attacks.',
      'Supervisors ask whether the capital describes the real book, whether the service survives the event and who was told of it when. Customers judge conduct in the week after the storm, when backlog turns a covered loss into a complaint.',
    ],
  },
  solutionsHeading: 'Our work for insurers and brokers',
  solutions: [
    {
      name: 'Accumulation and scenario analysis',
      text: 'Exposure seen by cause, across classes and cedants, with scenarios written as events unfold: hour by hour, on incomplete information.',
      points: [
        'Shared cloud, supplier and location dependencies traced',
        'Footprints for cyber and climate beyond vendor models',
        'Reinsurance wording read against each scenario',
      ],
    },
    {
      name: 'Claims surge capacity',
      text: 'A plan for many times the usual notifications in a week: intake, triage, payment, loss adjusters and vulnerable customers.',
      points: [
        'Trigger levels that release staff and authority',
        'Adjuster, repairer and call capacity under contract',
        'Fast payment limits with fraud checks left on',
      ],
    },
    {
      name: 'Cyber underwriting insight',
      text: 'Technical judgement brought to the underwriting desk, from the first questionnaire to the last claim.',
      points: [
        'Controls that predict loss told apart from decoration',
        'Wordings tried in claims simulations with counsel',
        'Response panels checked for capacity in a mass event',
      ],
    },
    {
      name: 'Governed pricing and claims AI',
      text: 'Models for pricing, triage and fraud that the actuary, the compliance officer and an ombudsman can each follow.',
      points: [
        'Fairness tests fitted to the product and its market',
        'Human review wherever a refusal would hurt',
        'Versioned evidence for every automated decision',
      ],
    },
  ],
  results: {
    heading: 'How results are measured for exposure and service',
    lead: 'We agree measures with the chief actuary and the chief operating officer together, because exposure and service tend to fail in the same week. Definitions are fixed before renewal.',
    measures: [
      {
        name: 'Notified claims acknowledged within the promised interval at surge volume',
        followUp:
          'Simulated each spring with replayed storm data and the real handlers. Shortfalls become staff, authority or automation before the season opens.',
      },
      {
        name: 'Modelled against observed loss for each named event',
        followUp:
          'Exposure management reports ninety days after the event. Deviation beyond the agreed band reopens the scenario, and pricing hears of it.',
      },
      {
        name: 'Share of cyber premium whose main technology dependencies are known',
        followUp:
          'We sample submissions and external scans at the half-year. A portfolio below target takes on no further growth until its data improves.',
      },
      {
        name: 'Automated claim refusals overturned on review',
        followUp:
          'Compliance draws a random sample monthly. The overturn rate has a ceiling, and breaching it returns the model to assisted use.',
      },
      {
        name: 'Days to a board-ready view of gross and net exposure after a catastrophe',
        followUp:
          'Rehearsed against a historic footprint and timed from the first bulletin. Finance and reinsurance must arrive at one figure.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['eu-solvency'],
      text: `Calibrates required capital to a ${LAW['eu-solvency'].terms.loss} loss. The Own Risk and Solvency Assessment asks the board whether that calibration describes its real book.`,
    },
    {
      facts: ['uk-solvency'],
      text: `Keeps the ${LAW['uk-solvency'].terms.loss} standard. We have this from one source: confirm it.`,
    },
    {
      facts: ['eu-dora'],
      text: `Applies to insurers and larger intermediaries. A major incident is reported within ${LAW['eu-dora'].terms.initial} of classification and ${LAW['eu-dora'].terms.ceiling} of awareness (if classified later, within ${LAW['eu-dora'].terms.initial} of classification), again within ${LAW['eu-dora'].terms.intermediate} of the first notice, and finally within ${LAW['eu-dora'].terms.final} of the second.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of customers’ data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission. People are told without undue delay if the risk is high. A DORA report does not replace it.`,
    },
    {
      facts: ['eu-ai-bans', 'eu-ai-literacy', 'eu-ai-transparency', 'eu-ai-high-risk'],
      name: 'EU AI Act',
      text: `The bans and the duty on AI literacy have applied since ${dayOf(LAW['eu-ai-bans'])}, most transparency duties since ${dayOf(LAW['eu-ai-transparency'])}. The Act classes risk assessment and pricing of individuals in life and health cover as high-risk. The duties that follow have been postponed to ${dayOf(LAW['eu-ai-high-risk'])}.`,
    },
    {
      facts: ['uk-fs-resilience'],
      text: 'Insurers in scope of the FCA and PRA rules must be able to keep their important business services within impact tolerance.',
    },
    {
      facts: ['uk-fs-reporting', 'uk-fs-notice'],
      text: `Both regulators expect immediate notice of a serious matter, or of information that suggests one, without a number of hours. From ${dayOf(LAW['uk-fs-reporting'])} an operational incident above the thresholds is reported as soon as possible, at most ${LAW['uk-fs-reporting'].terms.initial} after the firm determines that a threshold is met, and finally within ${LAW['uk-fs-reporting'].terms.final} of resolution. Material third parties are registered.`,
    },
    {
      facts: ['uk-lloyds-cyber'],
      text: 'Standalone cyber policies must exclude losses from war, and from state-backed attacks that significantly impair a state’s ability to function or its security capabilities.',
    },
    {
      facts: ['us-ny-dfs'],
      text: `Insurers licensed in New York report within ${LAW['us-ny-dfs'].terms.incident} of determining that a cybersecurity incident occurred, at a supplier too, and an extortion payment within ${LAW['us-ny-dfs'].terms.payment} of paying it.`,
    },
    {
      facts: ['us-sec'],
      text: `An insurer that reports to the SEC as a domestic issuer discloses a cyber incident within ${LAW['us-sec'].terms.disclosure} of judging it material, and must judge without unreasonable delay.`,
    },
  ]),
  services: [
    {
      path: '/services/insights-enablement',
      why: 'Exposure, claims and external signals belong in one view that underwriters trust enough to decline business on.',
    },
    {
      path: '/services/training-exercises-simulation',
      why: 'A catastrophe exercise that includes claims, finance and reinsurance finds the gaps between their spreadsheets.',
    },
    {
      path: '/services/full-service-consulting',
      why: 'Claims operating models are best rebuilt by one team that answers for both cost and conduct.',
    },
  ],
  call: {
    image: 'hero-white-papers',
    heading: 'Bring the scenario you argue about',
    text: 'Most boards have one loss they cannot agree on. Name it, without figures, and we will say how it could be tested and what the test would need from you.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
