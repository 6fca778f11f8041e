import { FIRM } from '../firm.ts';
import type { ContactCall, SectionPage } from '../types.ts';

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
    lead: 'Cyber and crisis responders on duty at every hour of the year. You speak to someone who can act, and a strategic plan is in your hands in under two hours.',
    image: 'hero-incident-response',
  },
  sections: [
    {
      kind: 'hotline',
      id: 'hotline',
      tone: 'ink',
      eyebrow: 'Notice for clients',
      heading: 'If an incident is under way',
      text: 'Call at any hour, from a telephone outside the affected network. Give your organisation’s name and a number where you can be reached. Disconnect affected machines but leave them switched on. If you have no agreement with us, call all the same: we will say at once whether we can act, and on what terms.',
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
          text: 'Services restored in the order the business needs, and an account of events that will stand questioning.',
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
        'Early damage is often done by people trying to help. An administrator wipes the machine that held the traces. A manager promises on television what nobody has checked. Two executives give orders to one team. The remedy is dull and effective: one commander, one log, one list of facts with the time at which each became known.',
        'Our duty lead brings that order with the first call. Every decision remains yours. We see to it that it reaches you with its options, and that it is carried out once taken. Your counsel is involved from the beginning, because the record made that night will be read later by people who were not there.',
      ],
      aside: [
        { name: 'Who', text: 'A decision-maker who can be reached all night' },
        { name: 'What', text: 'What was seen first, by whom and when' },
        { name: 'Since', text: 'What has been done, even by mistake' },
        { name: 'Next', text: 'Deadlines: payroll, market opening, surgery' },
      ],
    },
    {
      kind: 'timeline',
      id: 'timeline',
      tone: 'ink',
      eyebrow: 'Response timeline',
      heading: 'Two hours, from call to plan',
      lead: 'The course we work to after a call. The initial response we owe by contract is that of your service tier, in the table below.',
      marks: [
        {
          minutes: 15,
          name: 'Initial contact',
          text: 'A responder takes the facts, gives the first protective instructions and opens the log.',
        },
        {
          minutes: 30,
          name: 'Team mobilization',
          text: 'Lead, specialists and a communications adviser are named and joined on one line.',
        },
        {
          minutes: 60,
          name: 'Support',
          text: 'Specialists are at work on your systems or on their way to you. The first situation report is out.',
        },
        {
          minutes: 120,
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
          text: 'Attacks on systems, and on those who use them.',
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
          text: 'Events in which safety comes first.',
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
      caption: 'What each response agreement includes',
      tiers: ['Essential', 'Enhanced', 'Premium'],
      rows: [
        {
          name: 'Initial response',
          cells: ['Under 30 minutes', 'Under 15 minutes', 'Under 10 minutes'],
        },
        {
          name: 'Hotline',
          cells: [FIRM.emergencyHours, FIRM.emergencyHours, FIRM.emergencyHours],
        },
        {
          name: 'Team',
          cells: ['Duty team', 'Duty team', 'Dedicated team'],
        },
        {
          name: 'On-site presence',
          cells: ['As agreed in the incident', 'As agreed in the incident', 'Guaranteed'],
        },
        {
          name: 'Suits',
          cells: [
            'Organisations with responders of their own',
            'Services that the public notices when they stop',
            'Operations where minutes cost lives or markets',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      tone: 'ink',
      heading: 'Before you need us',
      items: [
        {
          question: 'Can we call without an agreement?',
          answer:
            'Yes. Clients under agreement come first. For others the duty lead checks conflicts and capacity during the call and sends short emergency terms. Work begins when you accept them.',
        },
        {
          question: 'Who answers?',
          answer: 'One of our own responders, on shift and authorised to mobilise a team. There is no menu.',
        },
        {
          question: 'What should be ready beforehand?',
          answer:
            'A contact sheet, your services in order of importance, network and site plans, and signed authority for us to act. We prepare these with you when an agreement starts.',
        },
        {
          question: 'How are you paid during an incident?',
          answer:
            'The retainer pays for readiness at your tier. Response hours are charged at the rates in your engagement letter, logged daily and invoiced on terms of 30 days. If an insurer must approve the cost, we speak to it in the first hours.',
        },
        {
          question: 'How do we end the agreement?',
          answer:
            'By notice of 30 days, for whatever reason. Contact sheets, plans and credentials are then returned, or destroyed with written confirmation.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      heading: 'Put it in place before you need it',
      text: 'An agreement made in good time saves the hour that contracts take on a bad night. Ask for the terms of the three tiers. For anything already happening, use the telephone.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
