import { dayOf, LAW, monthOf, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'training',
  message: 'The kind of care we provide, and the system we would miss first:',
};

export const HEALTHCARE = {
  path: '/industries/healthcare',
  hero: {
    eyebrow: 'Healthcare',
    heading: 'Care that continues when the screens go dark',
    lead: 'Hospitals and health systems cannot send demand away for a week while servers are rebuilt. We help clinical and executive leaders keep patients safe through system loss, data compromise and major incidents.',
    image: 'industry-healthcare',
    action: ENQUIRY,
  },
  situation: {
    heading: 'Downtime is a clinical event',
    paragraphs: [
      'When ransomware struck a London pathology provider in June 2024, two hospital trusts postponed more than ten thousand outpatient appointments and some 1,700 procedures, by NHS England’s count. The break-in was at the supplier; the harm was on the wards. Care depends on laboratories, imaging, pharmacies and device makers whose failure reaches the bedside within hours.',
      'The law treats this as a matter of governance: it asks for plans, for reports against the clock and for people who answer for both. None of its texts supplies the nurse who knows which paper chart to open.',
    ],
  },
  solutionsHeading: 'Four capabilities for health providers',
  solutions: [
    {
      name: 'Clinical continuity',
      text: 'Downtime procedures designed with the wards that will use them: for hours, for days and for the return to normal.',
      points: [
        'Paper, read-only and mobile fallbacks by care pathway',
        'Diversion and cancellation thresholds set by clinicians',
        'Safe back-entry of results once systems return',
      ],
    },
    {
      name: 'Patient data protection',
      text: 'Protection in proportion to harm: who could be hurt by the disclosure, alteration or loss of a record, and how soon they must be told.',
      points: [
        'Access reviewed by role and by shift pattern',
        'Suppliers with patient data ranked by consequence',
        'Breach decisions prepared with privacy, legal and clinical leads',
      ],
    },
    {
      name: 'Safe clinical AI',
      text: 'A path from pilot to routine use for triage, imaging and documentation tools, with a clinician accountable at every step.',
      points: [
        'Clinical safety cases kept alive after launch',
        'Drift and override rates watched at each site',
        'Plain disclosure to patients and staff',
      ],
    },
    {
      name: 'Major-incident command',
      text: 'Command teams able to run a mass-casualty day, a cyber event and a winter surge, sometimes within one week.',
      points: [
        'Strategic, tactical and operational roles filled three deep',
        'Mutual aid agreed with neighbouring providers',
        'Family liaison and media handled from one room',
      ],
    },
  ],
  results: {
    heading: 'How results are measured on the wards',
    lead: 'Our measures join your quality dashboard and its clinical governance, so that continuity is discussed beside infection and falls. Baselines are taken in the first drill.',
    measures: [
      {
        name: 'Hours each service can stay on downtime procedures before clinical diversion',
        followUp:
          'Established ward by ward in a supervised exercise and signed by the clinical director. If the tested figure falls short of the plan, the plan is corrected first and the training second.',
      },
      {
        name: 'Time from system loss to the first medication round on paper',
        followUp:
          'Observed by the patient safety team on two wards a month, unannounced, day and night shifts alike. Delays go to the next ward huddle, and to pharmacy where stock or charts were missing.',
      },
      {
        name: 'Critical results delivered late during an interface failure',
        followUp:
          'Counted from laboratory and radiology logs after every outage, whatever its cause. Each case receives a harm review within five working days.',
      },
      {
        name: 'On-call leaders exercised in their own role within twelve months',
        followUp:
          'Kept by the emergency preparedness lead. Anyone out of date leaves the rota until the next session.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['us-hipaa-security', 'us-hipaa-proposal'],
      text: `Requires a contingency plan with an emergency mode of operation. A revision proposed in ${LAW['us-hipaa-proposal'].terms.proposed} was still a proposal in ${monthOf(LAW['us-hipaa-proposal'])}.`,
    },
    {
      facts: ['us-hipaa-breach'],
      text: `After a breach of unsecured records individuals are told without unreasonable delay and within ${LAW['us-hipaa-breach'].terms.individuals} of discovery; if ${LAW['us-hipaa-breach'].terms.large} people or more are affected, the Department of Health and Human Services is told at the same time, and so are the media where more than ${LAW['us-hipaa-breach'].terms.large} live in one state.`,
    },
    {
      facts: ['us-health-apps'],
      text: `Vendors of health apps and records outside HIPAA tell their users without unreasonable delay, at most ${LAW['us-health-apps'].terms.notification} after discovery.`,
    },
    {
      facts: ['uk-health-toolkit'],
      text: 'In England it is moving larger NHS bodies to the outcomes of the Cyber Assessment Framework. As far as we know, NHS bodies and their suppliers also report incidents through it, and it passes the report on: confirm this before you need it.',
    },
    {
      facts: ['uk-nis'],
      text: `Health services above the thresholds report incidents with a significant effect on the service without undue delay, at most ${LAW['uk-nis'].terms.notification} after awareness.`,
    },
    {
      facts: ['eu-nis2'],
      text: `Lists health among its sectors of high criticality. A significant incident is reported without undue delay: an early warning within ${LAW['eu-nis2'].terms.warning} of awareness, a notification within ${LAW['eu-nis2'].terms.notification}, a final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    },
    {
      facts: ['eu-ai-in-products', 'eu-ai-high-risk'],
      name: 'EU AI Act',
      text: `Adds duties for many medical AI systems. For AI built into regulated products, medical devices among them, the high-risk duties apply from ${dayOf(LAW['eu-ai-in-products'])}; for the uses that the Act lists, from ${dayOf(LAW['eu-ai-high-risk'])}.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of patient data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission.`,
    },
  ]),
  services: [
    {
      path: '/services/training-exercises-simulation',
      why: 'Ward drills, command exercises and a digital twin of patient flow show what a policy review cannot.',
    },
    {
      path: '/services/incident-response',
      why: 'When clinical systems are down, executives need a second team that handles attackers, authorities and media while they run the hospital.',
    },
    {
      path: '/services/ai-education',
      why: 'Clinicians who understand how a model fails are its most effective safety control.',
    },
  ],
  call: {
    image: 'hero-library',
    heading: 'Start with one ward',
    text: 'One observed drill tells you more than a long questionnaire. Let us know what kind of care you provide and which system you would miss first.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
