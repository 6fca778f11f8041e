import { FIRM, HOTLINE_NUMBERS } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const SERVICES_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'services.list',
    lead: 'Eight disciplines: AI education, full-service consulting, executive coaching, technical program management, risk and resilience, insights enablement, training and exercises, and incident response.',
    support: 'Take one, or one team for all eight.',
    place: '/#services',
    options: [
      'ai-education.overview',
      'full-service-consulting.overview',
      'executive-coaching.overview',
      'technical-program-management.overview',
      'risk-resilience.overview',
      'insights-enablement.overview',
      'training-exercises-simulation.overview',
      'incident-response.overview',
    ],
    basis: 'Eight disciplines under one roof',
    follow: { difference: 'services.which' },
  },
  {
    id: 'services.which',
    lead: 'Tell us what you are facing; a few lines are enough. A senior member of the team reads and answers your enquiry personally, in confidence.',
    support:
      'In short: a strategic question, full-service consulting; a technology programme, technical program management; a risk, risk and resilience; missing evidence, insights enablement; a team to rehearse, training and exercises; an emergency, incident response.',
    place: '/#contact',
    basis:
      'A few lines are enough. A senior member of the team reads and answers your enquiry personally, in confidence',
  },
  {
    id: 'services.several',
    lead: 'Each can be taken alone: take one, or one team for all eight.',
    place: '/#services',
    basis: 'Take one, or one team for all eight.',
  },
  {
    id: 'services.method',
    lead: 'Three steps: assess and understand, design and build, operate and sustain. One lead stays from the first interview to the handover, with a core team that changes only if it must.',
    place: '/#services',
    options: ['home.assess', 'home.design', 'home.operate'],
    basis:
      'One lead stays from the first interview to the handover, with a core team that changes only if it must.',
  },
  {
    id: 'services.consulting-or-program',
    lead: 'Full-service consulting takes a strategic question from diagnosis until the change is in daily use. Technical program management brings complex technology programmes to a clean close.',
    place: '/#services',
    basis: 'Complex technology programmes with one plan, honest status and a clean close.',
  },
  {
    id: 'services.risk-or-response',
    lead: 'Risk and resilience sees risks early, with a framework that has been tested; exercises rehearse the bad day; incident response is crisis and cyber response at any hour.',
    place: '/#services',
    basis: 'Strategic, financial and reputational risk seen early, and a framework that has been tested.',
  },
  {
    id: 'services.training-or-education',
    lead: 'AI education is briefings, training and certification on AI. Training, exercises and simulation rehearses crises, from the boardroom to the control room.',
    place: '/#services',
    basis: 'Exercises that feel real enough to teach, from the boardroom to the control room.',
  },
  {
    id: 'services.with-ai',
    lead: 'AI education lets leaders decide about AI with judgement and teams use it safely. AI also works in insights enablement, as AI-powered insights, and in exercises, as AI scenarios.',
    place: '/#services',
    basis:
      'Briefings, training and certification, so that leaders decide about AI with judgement and teams use it safely.',
  },
  {
    id: 'services.cyber',
    lead: 'For an attack, incident response: crisis and cyber response at any hour. Before it, cybersecurity exercises, security repair led as a technology programme, and work on the risk itself.',
    place: '/#services',
    basis: 'Crisis and cyber response at any hour of the year.',
  },
  {
    id: 'services.cost',
    lead: 'Fees are fixed, by time or by retainer, as the engagement letter says. The site names no amounts; every service describes how its own fee is set.',
    support:
      'Reasonable travel and other expenses are charged at cost and agreed beforehand. Taxes are added where they apply.',
    place: '/terms#fees',
    basis: 'Fees are fixed, by time or by retainer, as the engagement letter says.',
    follow: { how: 'services.models' },
  },
  {
    id: 'services.models',
    lead: 'Fixed fees, fees by time, or a retainer, as the engagement letter says. Retainers are invoiced in advance for each period, and either side may end one with 30 days’ notice in writing. The site names no amounts.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
  },
  {
    id: 'services.start',
    lead: 'Write a few lines in the contact form. A senior member of the team reads and answers your enquiry personally, in confidence.',
    support: `In an incident do not write: call ${HOTLINE_NUMBERS}, answered ${FIRM.emergencyHours}.`,
    place: '/#contact',
    basis:
      'A few lines are enough. A senior member of the team reads and answers your enquiry personally, in confidence',
  },
];
