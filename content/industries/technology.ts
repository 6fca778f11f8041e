import { dayOf, LAW, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'risk-resilience',
  message: 'The service that we could least afford to lose for a day is:',
};

export const TECHNOLOGY = {
  path: '/industries/technology',
  hero: {
    eyebrow: 'Technology',
    heading: 'Ship fast, and stay standing when something breaks',
    lead: 'Your platform is now part of how other companies work. We help software, cloud and hardware firms stay dependable through outages, supply-chain compromise, AI rules and hard growth decisions.',
    image: 'industry-technology',
    action: ENQUIRY,
  },
  situation: {
    heading: 'Your incident is everyone else’s outage',
    paragraphs: [
      'In July 2024 one faulty update to a security product stopped about 8.5 million Windows machines, by Microsoft’s estimate, and grounded flights on several continents. Earlier that year a backdoor in the xz compression library came close to the stable releases of major Linux distributions. Both arrived by the ordinary release path, which is the sector’s great strength and its widest opening.',
      'Regulation has followed the dependence, and its clocks are short: an early warning to an authority, a public filing, a letter to every resident concerned. The shortest of them assume that engineering, legal and the board can agree the facts within a day.',
    ],
  },
  solutionsHeading: 'Four things we do for technology firms',
  solutions: [
    {
      name: 'Outage command',
      text: 'A command structure for the hours in which the status page, the engineers and the largest customers all want a different answer.',
      points: [
        'Incident roles that scale from one squad to the whole company',
        'Rollback and kill-switch authority agreed before it is needed',
        'Customer and regulator statements drawn from one set of facts',
      ],
    },
    {
      name: 'Software supply-chain integrity',
      text: 'Knowing what you ship, who could have altered it and how quickly you could prove that nobody did.',
      points: [
        'Build pipelines reviewed as the attack path they are',
        'Component inventories that answer an advisory the same day',
        'Maintainer and vendor risk with an owner, a limit and an exit',
      ],
    },
    {
      name: 'AI product governance',
      text: 'Controls that let a product team release an AI feature on Thursday and defend it to an enterprise buyer, or an authority, the week after.',
      points: [
        'Use cases sorted by the risk classes of the EU AI Act',
        'Evaluation gates placed in the release process, beside the tests',
        'Model, data and incident records that survive staff turnover',
      ],
    },
    {
      name: 'Growth under constraint',
      text: 'Strategy for founders and boards who must choose between scale, margin and control on incomplete information.',
      points: [
        'Market and pricing choices tested against a hostile year',
        'Integration plans that name which systems retire, and when',
        'Capacity and cloud commitments sized to evidence',
      ],
    },
  ],
  results: {
    heading: 'How results are measured and reported',
    lead: 'Measures are chosen with your engineering and finance leads in the first month, read from your own telemetry, and reported whether or not they flatter us.',
    measures: [
      {
        name: 'Time from the first customer-visible error to a named incident commander',
        followUp:
          'Taken from the paging record of every major incident and reviewed monthly with the head of engineering. Two breaches in a quarter trigger a redesign of the rota.',
      },
      {
        name: 'Share of releases that can be reversed within the agreed window',
        followUp:
          'Proved by an unannounced rollback each fortnight on a service drawn by lot. A failure blocks further change to that service until it is repaired.',
      },
      {
        name: 'Hours needed to list every product containing a named component',
        followUp:
          'Your security team runs the drill quarterly against a real published advisory; we check the answer by sampling builds.',
      },
      {
        name: 'AI features live without a completed evaluation record',
        followUp:
          'Counted by internal audit at month end, with nil as the target. An exception needs the product executive’s signature and expires after thirty days.',
      },
      {
        name: 'Recurrence of a cause already found',
        followUp:
          'Post-incident actions are tracked for six months. A repeat goes to the executive committee with the reason it was possible.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['eu-nis2'],
      text: `Cloud, data-centre and managed-service providers report significant incidents under the law of the Member State of their main establishment in the EU. Providers from outside that offer such services there are covered too, and must appoint a representative. The stages: an early warning within ${LAW['eu-nis2'].terms.warning}, a notification within ${LAW['eu-nis2'].terms.notification}, a final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of personal data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission. People are told without undue delay if the risk is high. A processor tells its customer, the controller, without undue delay.`,
    },
    {
      facts: ['eu-cra-reporting', 'eu-cra-products'],
      name: 'Cyber Resilience Act',
      text: `Since ${dayOf(LAW['eu-cra-reporting'])} makers of products with a data connection, those already sold included, have had to report exploited vulnerabilities and severe incidents: a warning within ${LAW['eu-cra-reporting'].terms.warning}, a notification within ${LAW['eu-cra-reporting'].terms.notification}, a final report within ${LAW['eu-cra-reporting'].terms.finalVulnerability} of a fix being available or, for an incident, within ${LAW['eu-cra-reporting'].terms.finalIncident} of the notification. The other duties apply from ${dayOf(LAW['eu-cra-products'])}.`,
    },
    {
      facts: ['eu-ai-models', 'eu-ai-transparency', 'eu-ai-marking', 'eu-ai-high-risk', 'eu-ai-in-products'],
      name: 'EU AI Act',
      text: `Duties for providers of general-purpose models have applied since ${dayOf(LAW['eu-ai-models'])}, most transparency duties since ${dayOf(LAW['eu-ai-transparency'])}. From ${dayOf(LAW['eu-ai-marking'])} older generative systems must mark their output, and two new bans apply. The high-risk duties were moved: to ${dayOf(LAW['eu-ai-high-risk'])} for the listed uses and ${dayOf(LAW['eu-ai-in-products'])} for AI in regulated products.`,
    },
    {
      facts: ['uk-resilience-bill'],
      text: `Would bring in data centres, managed service providers and critical suppliers, with a first notice within ${LAW['uk-resilience-bill'].terms.warning} and a full report within ${LAW['uk-resilience-bill'].terms.report}.`,
    },
    {
      facts: ['uk-nis'],
      text: `Operators of digital infrastructure, online marketplaces, search engines and cloud providers above the size thresholds report incidents with a significant or substantial effect on the service without undue delay, at most ${LAW['uk-nis'].terms.notification} after awareness.`,
    },
    {
      facts: ['us-sec'],
      text: `A domestic issuer that reports to the SEC discloses a cyber incident within ${LAW['us-sec'].terms.disclosure} of judging it material, and must judge without unreasonable delay.`,
    },
    {
      facts: ['us-california', 'us-new-york', 'us-texas'],
      text: `The state in which a person lives decides. California (since ${dayOf(LAW['us-california'])}) and New York (since ${dayOf(LAW['us-new-york'])}) give ${LAW['us-california'].terms.residents} from discovery for telling residents. Texas gives ${LAW['us-texas'].terms.residents} from determining that a breach occurred, and its Attorney General must be told by ${LAW['us-texas'].terms.attorneyGeneral} when 250 or more Texans are affected.`,
    },
    {
      facts: ['us-banks'],
      text: `A service provider tells its bank customers as soon as possible once a covered service is, or may be, disrupted for ${LAW['us-banks'].terms.outage} or more.`,
    },
    {
      facts: ['us-fedramp'],
      text: 'For cloud services already certified for federal use, the new rules on communicating incidents are to be mandatory from that day. We have the date from one source: confirm it.',
    },
    {
      facts: ['us-circia'],
      text: `Will require operators of critical infrastructure to report incidents within ${LAW['us-circia'].terms.incident} and ransom payments within ${LAW['us-circia'].terms.payment}, once its final rule takes effect.`,
    },
  ]),
  services: [
    {
      path: '/services/incident-response',
      why: 'For the hour in which an outage becomes a security event, and someone outside the team must keep customers informed.',
    },
    {
      path: '/services/technical-program-management',
      why: 'Platform migrations and post-merger integrations need one person whose only interest is the end date.',
    },
    {
      path: '/services/ai-education',
      why: 'Most AI risk is decided by product managers, so they are the first people worth training.',
    },
  ],
  call: {
    image: 'hero-webinars',
    heading: 'Bring us the dependency that worries you',
    text: 'Tell us which service you could least afford to lose for a day. We will bring the questions your own post-mortems ought to ask.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
