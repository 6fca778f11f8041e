import { OPEN_TO_READERS } from '../../full-texts.ts';
import type { AnswerEntry } from '../types.ts';

export const LIBRARY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'library.overview',
    lead: 'There are 6 items: guides to the first day of a crisis and to board indicators, a risk register template, an AI checklist, a commented transcript of the first statement, and a training session for deputies.',
    place: '/resources/library#library-heading',
    options: [
      'library.crisis-guide',
      'library.indicators',
      'library.risk-register',
      'library.ai-checklist',
      'library.video',
      'library.deputies',
    ],
    basis: 'Guides, templates and training material from our own practice',
    follow: { who: 'library.origin', where: 'library.search' },
  },
  {
    id: 'library.origin',
    lead: 'They come from our own practice and contain no client information. The companies in the examples are fictional.',
    place: '/resources/library',
    basis: 'The companies in the examples are fictional',
    follow: { who: 'library.origin' },
  },
  {
    id: 'library.access',
    lead: `Titles and summaries are open; the files are ${OPEN_TO_READERS} For everybody else the button on an item leads to the sign-up and opens no file.`,
    place: '/resources/library',
    basis: OPEN_TO_READERS,
    follow: {
      cost: 'insights.newsletter-cost',
      who: 'library.origin',
      start: 'insights.subscribe',
      how: 'insights.subscribe',
    },
  },
  {
    id: 'library.search',
    lead: 'Search by word, or narrow the list by category and type. If nothing matches, try a shorter word or another category, or ask us for what you need.',
    support:
      'Types are guide, template, checklist, video and training; categories run from Crisis Management and AI Strategy to Team Development.',
    place: '/resources/library#library-heading',
    basis: 'Search by word, or narrow the list by category and type',
    follow: { who: 'library.origin', start: 'library.custom' },
  },
  {
    id: 'library.crisis-guide',
    lead: '“The first day of a crisis” takes a crisis team from the first call to the second morning: convening, roles, the log, the decision cycle, handover and rest. It is a PDF with a one-page wall chart.',
    place: '/resources/library#first-day-of-a-crisis-title',
    basis: 'What a crisis team does from the first call to the second morning',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'library.incident-plan',
    lead: 'The library has no template for an incident or crisis plan. The nearest is “The first day of a crisis”, a PDF with a one-page wall chart: convening, roles, the log, the decision cycle, handover and rest.',
    support:
      'We adapt these papers to a sector, a regulator or a house style, and write new ones when the need is real. Tell us who will use it and what for.',
    place: '/resources/library#first-day-of-a-crisis-title',
    basis: 'one-page wall chart',
    follow: { cost: 'library.access', start: 'library.access', how: 'library.custom' },
  },
  {
    id: 'library.risk-register',
    lead: '“A risk register that leads to decisions” is a spreadsheet with owners, indicators, thresholds and the action that each threshold calls for, and a board page that is filled in from it.',
    place: '/resources/library#register-that-leads-to-decisions-title',
    basis: 'A register with owners, indicators, thresholds and the action that each threshold calls for',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'library.ai-checklist',
    lead: '“Before an AI use case goes live” is a PDF with a form to print: points on purpose, data, testing, oversight, suppliers and withdrawal, each with the role that has to sign for it.',
    place: '/resources/library#before-an-ai-use-case-goes-live-title',
    basis: 'Points to agree: purpose, data, testing, oversight, suppliers and withdrawal',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'library.indicators',
    lead: '“Indicators a board will act on” shows how to choose a handful of measures, agree in advance what each level means, and retire those that never changed a decision. It is a PDF.',
    place: '/resources/library#indicators-a-board-will-act-on-title',
    basis: 'How to choose a handful of measures, agree in advance what each level means',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'library.video',
    lead: '“The first statement on camera” is a transcript with comments on words, posture and the questions that follow: one statement delivered badly, then well, for spokespersons and those who brief them. The company is fictional.',
    place: '/resources/library#first-statement-on-camera-title',
    basis: 'One statement delivered badly, then well',
    follow: { duration: 'pieces.camera.length', who: 'pieces.camera.length' },
  },
  {
    id: 'library.deputies',
    lead: '“The deputy in the chair” is a half-day session in which deputies run the crisis meeting while their principals watch: scenario, injects and a plan for the debrief, as a PDF with an exercise pack.',
    place: '/resources/library#deputy-in-the-chair-title',
    basis: 'A half-day session in which deputies run the crisis meeting while their principals watch',
    follow: { duration: 'pieces.deputy.length', who: 'pieces.deputy.length' },
  },
  {
    id: 'library.custom',
    lead: 'We adapt these papers to a sector, a regulator or a house style, and write new ones when the need is real. Tell us who will use it and what for.',
    place: '/resources/library#request',
    basis: 'We adapt these papers to a sector, a regulator or a house style',
    follow: { cost: 'services.cost', who: 'library.origin', start: 'contact.appointment' },
  },
  {
    id: 'library.formats',
    lead: 'The guides are PDFs, the AI checklist is a PDF with a form to print, the risk register a spreadsheet, the first statement a transcript with comments, and the training session a PDF with an exercise pack.',
    place: '/resources/library#library-heading',
    basis: 'PDF, with an exercise pack',
    follow: { who: 'library.origin' },
  },
];
