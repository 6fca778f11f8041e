import { dayOf, LAW, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'consulting',
  message: 'The service, the population it serves and the deadline we work to:',
};

export const GOVERNMENT = {
  path: '/industries/government',
  hero: {
    eyebrow: 'Government',
    heading: 'Public services that keep running when citizens need them most',
    lead: 'A public body cannot choose its customers or close a line that loses money. We work with central, regional and local government on continuity, communication, cyber defence and AI that citizens can accept.',
    image: 'industry-government',
    action: ENQUIRY,
  },
  situation: {
    heading: 'Duty without an exit',
    paragraphs: [
      'Benefits, courts, borders and burials have no competitor to take over. Some run on systems older than the officials responsible for them. In January 2025 Britain’s National Audit Office reported that 58 critical departmental systems, independently assessed, had significant gaps in cyber resilience, and that government did not know how vulnerable at least 228 legacy systems were. One in three of its cyber posts in 2023–24 was vacant or held by temporary staff.',
      'The obligations are explicit all the same: to plan, to warn, to report and to weigh what a machine may decide about a citizen. Enforcement comes, sooner or later, from an auditor, a parliamentary committee or a newspaper.',
    ],
  },
  solutionsHeading: 'Our work with public bodies',
  solutions: [
    {
      name: 'Continuity of public services',
      text: 'Essential services ranked by the harm their absence does to the citizen, then secured across departments, contractors and sites.',
      points: [
        'Minimum service levels a minister can explain',
        'Contractor failure plans with step-in rights that work',
        'Delegated authority down to the third name',
      ],
    },
    {
      name: 'Crisis communication',
      text: 'One voice across agencies and tiers, quick enough for social media and accurate enough for an inquiry.',
      points: [
        'Warnings in the languages spoken locally',
        'Spokespeople drilled with hostile questions',
        'Rumour and disinformation met with evidence and timing',
      ],
    },
    {
      name: 'Cyber defence for public bodies',
      text: 'Realistic improvement for organisations with legacy estates, small teams and annual budgets.',
      points: [
        'Old systems contained where replacement is years away',
        'Shared services with clear lines of responsibility',
        'Recovery from backup proved for payroll and payments',
      ],
    },
    {
      name: 'Responsible public-sector AI',
      text: 'AI used where it helps caseworkers and citizens, with a record that withstands a freedom of information request.',
      points: [
        'Rights and equality assessed before procurement',
        'A human appeal designed into each decision',
        'Entries ready for algorithmic transparency registers',
      ],
    },
  ],
  results: {
    heading: 'How results are measured and audited',
    lead: 'We agree measures with the accounting officer or chief executive in words that could be published. Most of them use data you already have.',
    measures: [
      {
        name: 'Hours until each essential service reaches its minimum level',
        followUp:
          'Shown in a yearly exercise in which contractors take part. The shortfall is priced, and the decision to fund or accept it is minuted.',
      },
      {
        name: 'Time from confirmed emergency to first public guidance',
        followUp:
          'Logged by the duty communications officer for real events and drills alike. A panel of residents then says whether it was understood.',
      },
      {
        name: 'Payments made on the due date with the main system off',
        followUp:
          'Trialled once a year on a small live run watched by internal audit. An unsuccessful trial is repeated within the quarter.',
      },
      {
        name: 'Automated decisions reversed on appeal, by group affected',
        followUp:
          'Compiled each half-year by the data protection and equality leads. A skewed pattern suspends the rule until it is explained.',
      },
      {
        name: 'Lessons from past incidents closed with proof',
        followUp: 'The scrutiny committee sees the list, the evidence and the age of whatever is still open.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['uk-civil-contingencies'],
      text: 'Requires Category 1 responders to assess risk, plan, maintain their functions and warn the public.',
    },
    {
      facts: ['uk-govassure'],
      text: 'Holds British departments to the Cyber Assessment Framework.',
    },
    {
      facts: ['uk-resilience-bill'],
      text: `Would bring data centres, managed service providers and critical suppliers of essential services into scope, with a first notice within ${LAW['uk-resilience-bill'].terms.warning} and a full report within ${LAW['uk-resilience-bill'].terms.report}.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of citizens’ data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission.`,
    },
    {
      facts: ['eu-nis2'],
      text: `Covers central public administration, regional bodies where a disruption could have a significant effect, and local ones where a Member State says so. A significant incident is reported without undue delay: an early warning within ${LAW['eu-nis2'].terms.warning} of awareness, a notification within ${LAW['eu-nis2'].terms.notification}, a final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    },
    {
      facts: ['eu-ai-bans', 'eu-ai-literacy', 'eu-ai-transparency', 'eu-ai-high-risk'],
      name: 'EU AI Act',
      text: `The bans and the duty on AI literacy have applied since ${dayOf(LAW['eu-ai-bans'])}, most transparency duties since ${dayOf(LAW['eu-ai-transparency'])}. Public bodies will have to weigh fundamental rights before certain high-risk systems go into use. The high-risk duties have been postponed to ${dayOf(LAW['eu-ai-high-risk'])}.`,
    },
    {
      facts: ['us-fedramp'],
      text: 'For cloud services already certified for federal use, the new rules on communicating incidents are to be mandatory from that day. We have the date from one source: confirm it.',
    },
    {
      facts: ['us-federal-contracts'],
      text: `A proposal of ${LAW['us-federal-contracts'].terms.proposed} would have civilian contractors report incidents within ${LAW['us-federal-contracts'].terms.incident}.`,
    },
    {
      facts: ['us-circia'],
      text: `Will require operators of critical infrastructure to report incidents within ${LAW['us-circia'].terms.incident} and ransom payments within ${LAW['us-circia'].terms.payment}, once its final rule takes effect.`,
    },
    {
      facts: ['us-hipaa-breach'],
      text: `Binds public hospitals and health plans too: individuals are told without unreasonable delay, at most ${LAW['us-hipaa-breach'].terms.individuals} after discovery.`,
    },
    {
      facts: ['us-nist'],
      text: `The current editions are the Cybersecurity Framework 2.0 of ${LAW['us-nist'].terms.framework} and SP 800-61 Revision 3 on incident response of ${LAW['us-nist'].terms.incidents}.`,
    },
  ]),
  services: [
    {
      path: '/services/full-service-consulting',
      why: 'Reform that crosses departments needs one team accountable from the options paper to the working service.',
    },
    {
      path: '/services/risk-resilience',
      why: 'A local risk register earns its keep when it decides where scarce money goes.',
    },
    {
      path: '/services/training-exercises-simulation',
      why: 'Ministers, mayors and gold commanders share a room in an emergency; they should have met there before.',
    },
  ],
  call: {
    image: 'hero-case-studies',
    heading: 'An early conversation, without commitment',
    text: 'Market soundings are welcome and oblige you to nothing; formal procurement follows your own rules. Tell us the service, the population it serves and the deadline you work to.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
