import { TIMELINE } from '../common/sections.ts';
import { FIRM } from '../firm.ts';
import { AGREEMENT, FIRST_HOUR, RESPONSE } from '../response-terms.ts';
import { CLIENTS, DANGER_FIRST, FOR_CLIENTS, OTHERS, RESPONSE_MINUTES, STAGE_MINUTES } from '../response.ts';
import type { ContactCall, SectionPage } from '../types.ts';

const TIERS = ['Essential', 'Enhanced', 'Premium'] as const;

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'incident-response',
  message: 'Nothing is happening now. We would like the terms of the three tiers for:',
};

export const INCIDENT_RESPONSE = {
  path: '/services/incident-response',
  hero: {
    eyebrow: 'Incident response',
    heading: 'When it happens, call',
    lead: 'Cyber and crisis responders on duty at every hour of the year.',
    image: 'hero-incident-response',
  },
  sections: [
    {
      kind: 'hotline',
      id: 'hotline',
      tone: 'ink',
      eyebrow: 'Hotline',
      heading: 'If an incident is under way',
      lead: DANGER_FIRST,
      text: 'Call at any hour, with or without an agreement, from a telephone outside the affected network. Then work down this card. Where the duty lead’s advice differs, follow the duty lead.',
      card: FIRST_HOUR,
    },
    {
      kind: 'offers',
      layout: 'columns',
      id: 'services',
      tone: 'ink',
      eyebrow: 'Services',
      heading: 'What the team does',
      items: [
        {
          name: 'Cyber response',
          text: 'Stop the intruder, keep the evidence and find out what was reached before anyone makes a statement about it.',
          points: [
            'Forensic capture and log analysis',
            'Isolation that keeps essential services running',
            'Coordination with insurers and law enforcement',
          ],
        },
        {
          name: 'Crisis command',
          text: 'A command post beside your executives, where fact is kept apart from rumour and the next hours are planned.',
          points: [
            'Situation reports at fixed times',
            'Statements for staff, customers, officials and press',
            'Advice to the chief executive in person',
          ],
        },
        {
          name: 'Recovery and review',
          text: 'Services restored in the order the business needs, and an account of events that will stand up to questioning.',
          points: [
            'Restoration from verified backups',
            'Files for claims and regulators',
            'A review that names causes and repairs',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'approach',
      tone: 'ink',
      eyebrow: 'The first hour',
      heading: 'Order before speed',
      paragraphs: [
        'Early damage is often done by people trying to help: an administrator wipes the machine that held the traces. The remedy is one chain of command, one log, one list of facts with the time each became known.',
        'Our duty lead brings that order with the first call. Every decision remains yours. Your counsel is involved from the start, because outsiders will read the record made that night.',
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'response',
      tone: 'ink',
      eyebrow: 'Definition',
      heading: 'What we mean by a response',
      items: [
        { name: 'Who speaks to you', text: `${RESPONSE.answers} ${RESPONSE.is}` },
        { name: 'Within what time', text: `${CLIENTS} ${RESPONSE.from}` },
        { name: 'What the duty lead may do', text: `${RESPONSE.mayDo} ${RESPONSE.mayNotDo}` },
        { name: 'Other callers', text: `${OTHERS} ${RESPONSE.others}` },
        { name: 'Extortion', text: RESPONSE.extortion },
      ],
    },
    {
      kind: 'timeline',
      id: 'timeline',
      tone: 'ink',
      eyebrow: 'Response timeline',
      heading: 'Two hours, from call to plan',
      lead: `The timeline we work to after a call, ${FOR_CLIENTS}. The initial response we owe by contract is that of your tier.`,
      marks: [
        {
          minutes: STAGE_MINUTES.contact,
          name: 'Initial contact',
          text: 'A responder takes the facts, gives the first protective instructions and opens the log.',
        },
        {
          minutes: STAGE_MINUTES.team,
          name: 'Team mobilization',
          text: 'Specialists and a communications adviser are named, and join the duty lead on one line.',
        },
        {
          minutes: STAGE_MINUTES.support,
          name: 'Support',
          text: 'Specialists are at work on your systems or on their way to you. The first situation report is out.',
        },
        {
          minutes: STAGE_MINUTES.plan,
          name: 'Strategic plan',
          text: 'Your executives hold a written plan: aims, options, legal duties, messages, and when to decide next.',
        },
      ],
    },
    {
      kind: 'offers',
      layout: 'numbered',
      id: 'coverage',
      tone: 'ink',
      eyebrow: 'Incident coverage',
      heading: 'What you can call about',
      items: [
        {
          name: 'Cyber and data',
          text: 'Attacks on systems and their users.',
          points: [
            'Ransomware and extortion',
            'Theft or exposure of personal data',
            'Hijacked mailboxes and payment fraud',
            'Misuse of access from within',
          ],
        },
        {
          name: 'Operations and supply',
          text: 'Failures that stop the work itself.',
          points: [
            'Loss of a core system or a site',
            'Collapse of a critical supplier',
            'Contamination and product recall',
            'Power, water or transport outage',
          ],
        },
        {
          name: 'People and places',
          text: 'Safety comes first.',
          points: [
            'Violence or a credible threat of it',
            'Evacuation and travel emergencies',
            'Fire, flood and storm',
            'Missing or detained staff',
          ],
        },
        {
          name: 'Reputation and regulation',
          text: 'Trouble that arrives as a question.',
          points: [
            'Allegations against leaders',
            'Unannounced inspections',
            'Hostile campaigns and false reports',
            'An AI system failing in public',
          ],
        },
      ],
    },
    {
      kind: 'tiers',
      id: 'tiers',
      tone: 'ink',
      eyebrow: 'Service tiers',
      heading: 'Three levels of readiness',
      lead: `In every tier the hotline is answered ${FIRM.emergencyHours}, and we aim to give you a written plan in ${TIMELINE.within(STAGE_MINUTES.plan).toLowerCase()}. Outside the United Kingdom and the United States, on-site times are those of your engagement letter.`,
      caption: 'What each response agreement includes',
      tiers: TIERS,
      rows: [
        { name: 'Initial response', cells: TIERS.map((tier) => TIMELINE.within(RESPONSE_MINUTES[tier])) },
        { name: 'Team', cells: ['Duty team', 'Duty team', 'Dedicated team'] },
        {
          name: 'Specialists at work (our aim)',
          cells: TIERS.map(() => TIMELINE.within(STAGE_MINUTES.support)),
        },
        { name: 'On-site presence', cells: AGREEMENT.onSite },
        { name: 'On site in the United Kingdom', cells: AGREEMENT.onSiteUk },
        { name: 'On site in the United States', cells: AGREEMENT.onSiteUs },
        { name: 'Hours included per year', cells: AGREEMENT.hours },
        { name: 'Unused hours', cells: AGREEMENT.unusedHours },
        { name: 'Exercises per year', cells: AGREEMENT.exercises },
        { name: 'Insurer panels', cells: AGREEMENT.insurers },
        { name: 'Counsel and privilege', cells: AGREEMENT.counsel },
        {
          name: 'Suits',
          cells: [
            'Organisations with responders of their own',
            'Services that the public notices when they stop',
            'Operations whose failure moves markets within minutes',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      tone: 'ink',
      heading: 'Questions about an agreement',
      items: [
        {
          question: 'Can we call without an agreement?',
          answer:
            'Yes. Clients under agreement come first. For others the duty lead checks conflicts and capacity during the call and reads you short emergency terms. Work begins on your word; they follow in writing, and until you confirm them we touch no system. If we cannot take the case, we say so at once, so that you can turn to your insurer’s panel or your national cyber authority.',
        },
        {
          question: 'What should be ready beforehand?',
          answer:
            'A contact sheet, your services in order of importance, network and site plans, and signed authority for us to act. We prepare these with you when an agreement starts.',
        },
        {
          question: 'How are you paid during an incident?',
          answer:
            'The retainer pays for readiness at your tier and for the hours included in it. Further hours are charged at the rates in your engagement letter and logged daily. If an insurer must approve the cost, we speak to it in the first hours.',
        },
        {
          question: 'How do we end the agreement?',
          answer:
            'Either side may end it with 30 days’ notice in writing, for any reason. Contact sheets, plans and credentials are then returned, or destroyed with written confirmation.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      heading: 'Put it in place before you need it',
      text: 'An agreement saves the hour that contracts take on a bad night.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
