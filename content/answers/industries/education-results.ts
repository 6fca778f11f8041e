import type { AnswerEntry } from '../types.ts';

export const EDUCATION_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'education.measures',
    lead: 'Measures follow the academic year: set in the summer, tested before examinations, reported to the governing body’s audit committee in the autumn.',
    place: '/industries/education#results',
    basis:
      'set in the summer, tested before examinations, reported to the governing body’s audit committee in the autumn',
    follow: { proof: 'education.measure-alert' },
  },
  {
    id: 'education.measure-alert',
    lead: 'Each term, at an hour the registrar chooses, we test what share of people on site confirm an emergency alert within ten minutes. Buildings below the threshold get a second channel.',
    place: '/industries/education#results',
    basis: 'Tested each term at an hour the registrar chooses',
    follow: {
      duration: 'education.measure-alert',
      who: 'education.measure-alert',
      how: 'education.measure-alert',
    },
  },
  {
    id: 'education.measure-teaching',
    lead: 'Every faculty demonstrates once a semester, with a live module, how teaching recovers if the learning platform is lost. A course without a working fallback is reported to its dean, with help attached.',
    place: '/industries/education#results',
    basis: 'Every faculty demonstrates it once a semester with a live module',
    follow: {
      duration: 'education.measure-teaching',
      who: 'education.measure-teaching',
      how: 'education.measure-teaching',
    },
  },
  {
    id: 'education.measure-research',
    lead: 'Reviews that take over ten working days are themselves reviewed: delay teaches people to go round the process. The research office counts monthly which funded projects were reviewed before signature.',
    place: '/industries/education#results',
    basis: 'Reviews that take over ten working days are themselves reviewed',
    follow: {
      duration: 'education.measure-research',
      who: 'education.measure-research',
      how: 'education.measure-research',
    },
  },
  {
    id: 'education.measure-appeals',
    lead: 'The registry classifies each appeal that turns on the use of AI. When the count rises, the assessments concerned are redesigned before any rule is made harsher.',
    place: '/industries/education#results',
    basis: 'the assessments concerned are redesigned before any rule is made harsher',
    follow: {
      duration: 'education.measure-appeals',
      who: 'education.measure-appeals',
      how: 'education.measure-appeals',
    },
  },
  {
    id: 'education.measure-cash',
    lead: 'Finance runs the model of days of cash under the agreed enrolment scenarios again at each census date. Falling below the floor brings prepared savings to the council, in an order already debated.',
    place: '/industries/education#results',
    basis: 'Falling below the floor brings prepared savings to the council',
    follow: {
      duration: 'education.measure-cash',
      who: 'education.measure-cash',
      how: 'education.measure-cash',
    },
  },
  {
    id: 'education.services',
    lead: 'Risk and Resilience for one picture of safety, research and finance; AI Education for academic staff and administrators; Full-Service Consulting for portfolio, estate and shared-service decisions.',
    place: '/industries/education#fitting-services',
    options: ['risk-resilience.overview', 'ai-education.overview', 'full-service-consulting.overview'],
    basis: 'Academic staff need training that respects their discipline',
    follow: { who: 'about.who-leads', start: 'education.start' },
  },
  {
    id: 'education.start',
    lead: 'Plan in the quiet months: tell us the size of your institution, what it is known for and the decision your governing body keeps postponing. We would begin with that decision.',
    place: '/industries/education#next-step',
    basis:
      'Tell us the size of your institution, what it is known for and the decision your governing body keeps postponing',
    follow: { who: 'about.who-leads' },
  },
  {
    id: 'education.not-a-school',
    lead: 'No. We support universities, colleges and school groups, through their governing bodies, on safety, research security, AI in teaching and continuity.',
    place: '/industries/education#solutions',
    basis: 'How we support institutions',
  },
];
