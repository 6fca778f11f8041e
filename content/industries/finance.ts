import { dayOf, LAW, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'risk-resilience',
  message: 'The important business service that we would like to begin with is:',
};

export const FINANCE = {
  path: '/industries/finance',
  hero: {
    eyebrow: 'Finance',
    heading: 'Resilience that stands up in front of the supervisor',
    lead: 'Banks, asset managers and market infrastructure are expected to withstand disruption and to prove it. We work with boards and accountable executives on services, models and defences that work under stress and can be explained.',
    image: 'industry-finance',
    action: ENQUIRY,
  },
  situation: {
    heading: 'Confidence is the asset at risk',
    paragraphs: [
      'A customer with a telephone can move a deposit in seconds, and a payment that stops at four in the afternoon is another firm’s liquidity problem by five. Supervisors therefore ask about service as well as solvency.',
      'The same incident starts several clocks: one runs from awareness, one from classification, one from the day on which the firm judges the matter material. A group that answers each regime separately pays for the same evidence several times and still leaves gaps where they meet.',
    ],
  },
  solutionsHeading: 'What we build with financial institutions',
  solutions: [
    {
      name: 'Operational resilience',
      text: 'Important business services defined from the customer’s side, mapped to people, data and suppliers, then tested until the weak link shows.',
      points: [
        'Impact tolerances that a business head is ready to defend',
        'Scenarios drawn from the firm’s own concentrations',
        'Self-assessments a board can challenge line by line',
      ],
    },
    {
      name: 'Regulatory readiness',
      text: 'One body of evidence for DORA, UK operational resilience and local outsourcing rules, kept current as part of running the firm.',
      points: [
        'A single control set, mapped to each regime',
        'Supplier registers reconciled with contracts and payments',
        'Accountable executives prepared before a supervisory visit',
      ],
    },
    {
      name: 'Model and AI risk',
      text: 'An inventory, a tiering and a validation capacity that keep up with the rate at which the business builds.',
      points: [
        'Validation effort proportionate to materiality',
        'Explainability set by the decision at stake',
        'Limits on vendor models whose workings are closed',
      ],
    },
    {
      name: 'Cyber and fraud defence',
      text: 'Defence planned around what an intruder would want: payment rails, privileged staff and the recovery environment itself.',
      points: [
        'Findings of threat-led tests tracked until they are closed',
        'Isolated recovery for core ledgers and payments',
        'One command for cyber intrusion and payment fraud',
      ],
    },
  ],
  results: {
    heading: 'How results are measured and reproduced',
    lead: 'Every measure has an accountable owner, a data source and a date. We write the definitions down so that internal audit can reproduce a reading without us.',
    measures: [
      {
        name: 'Time to recover an important business service, against its impact tolerance',
        followUp:
          'Measured in a full failover at least twice a year, witnessed by the second line. A result outside tolerance starts a funded remediation with a date the board has approved.',
      },
      {
        name: 'Critical providers with an exit tested in practice',
        followUp:
          'Procurement reports quarterly. Where an exit exists on paper only, the exposure is stated against risk appetite and accepted by name.',
      },
      {
        name: 'Age of the oldest open high-severity test finding',
        followUp:
          'Read by the risk committee at each meeting. Past ninety days its owner attends and explains what stands in the way.',
      },
      {
        name: 'High-tier models in use with validation overdue',
        followUp:
          'Taken from the inventory on the first working day of the month. Overdue use is restricted unless the chief risk officer extends it in writing.',
      },
      {
        name: 'Hours from detecting a major incident to a complete first report',
        followUp:
          'Timed in unannounced drills with legal and communications. We compare the report with what could have been known at each moment.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['uk-fs-resilience'],
      text: 'Firms in scope of the FCA and PRA rules must be able to keep their important business services within impact tolerance through severe but plausible disruption.',
    },
    {
      facts: ['uk-fs-reporting', 'uk-fs-notice'],
      text: `From ${dayOf(LAW['uk-fs-reporting'])} an operational incident above the thresholds is reported as soon as possible, at most ${LAW['uk-fs-reporting'].terms.initial} after the firm determines that a threshold is met, on one form for the FCA and the PRA. A final report follows within ${LAW['uk-fs-reporting'].terms.final} of resolution, ${LAW['uk-fs-reporting'].terms.outerLimit} at the outside, and material third parties are registered. Until then both regulators expect immediate notice of a serious matter, or of information that suggests one, without a number of hours. Payment firms have shorter limits in hours, and our sources differ on whether the new one runs from detection or from determination: ask counsel.`,
    },
    {
      facts: ['uk-critical-third-parties', 'uk-critical-third-parties-named'],
      text: `The rules have applied since ${dayOf(LAW['uk-critical-third-parties'])}. The first four providers, ${LAW['uk-critical-third-parties-named'].terms.firms}, were named with effect from ${dayOf(LAW['uk-critical-third-parties-named'])}.`,
    },
    {
      facts: ['uk-model-risk'],
      text: 'Sets model risk principles for banks with internal model approval; machine learning makes them harder to satisfy.',
    },
    {
      facts: ['eu-dora'],
      text: `Requires registers of technology providers, threat-led penetration testing of the institutions designated, and reports of major incidents: first within ${LAW['eu-dora'].terms.initial} of classification and ${LAW['eu-dora'].terms.ceiling} of awareness (if classified later, within ${LAW['eu-dora'].terms.initial} of classification), again within ${LAW['eu-dora'].terms.intermediate} of the first notice, finally within ${LAW['eu-dora'].terms.final} of the second.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of customers’ data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission. People are told without undue delay if the risk is high. A DORA report does not replace it.`,
    },
    {
      facts: ['us-banks'],
      text: `A bank or its holding company tells its main federal regulator within ${LAW['us-banks'].terms.regulator} of determining that an incident materially disrupts or degrades its service, or is reasonably likely to.`,
    },
    {
      facts: ['us-sec'],
      text: `A domestic issuer that reports to the SEC discloses a cyber incident within ${LAW['us-sec'].terms.disclosure} of judging it material, and must judge without unreasonable delay.`,
    },
    {
      facts: ['us-ny-dfs'],
      text: `Firms licensed under New York banking, insurance or financial services law report within ${LAW['us-ny-dfs'].terms.incident} of determining that a cybersecurity incident occurred, at a supplier too, and an extortion payment within ${LAW['us-ny-dfs'].terms.payment} of paying it.`,
    },
    {
      facts: ['us-regulation-sp'],
      text: `Broker-dealers, advisers and funds of every size tell customers within ${LAW['us-regulation-sp'].terms.customers} of becoming aware that their information was, or probably was, accessed, unless a documented inquiry finds substantial harm unlikely. Service providers tell the firm within ${LAW['us-regulation-sp'].terms.providers}.`,
    },
    {
      facts: ['us-safeguards'],
      text: `Lenders, brokers and other finance businesses outside the banking rules tell the FTC as soon as possible, at most ${LAW['us-safeguards'].terms.notification} after discovering that unencrypted data of ${LAW['us-safeguards'].terms.consumers} or more consumers was taken.`,
    },
  ]),
  services: [
    {
      path: '/services/risk-resilience',
      why: 'The assess, design, build and test framework maps closely to the way supervisors read a self-assessment.',
    },
    {
      path: '/services/training-exercises-simulation',
      why: 'Boards learn what an impact tolerance means when they have to breach one in an exercise.',
    },
  ],
  call: {
    image: 'banner-industries',
    heading: 'Before you sign the next self-assessment',
    text: 'A useful first conversation takes one important business service and follows it to its least comfortable dependency. You choose the service.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
