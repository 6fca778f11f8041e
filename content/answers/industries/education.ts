import { dayOf, LAW } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const EDUCATION_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'education.overview',
    lead: 'We help schools and universities with campus safety and welfare, research security, AI in teaching and assessment, and academic continuity, without turning a campus into a fortress.',
    place: '/industries/education',
    options: [
      'education.campus-safety',
      'education.research',
      'education.ai-teaching',
      'education.continuity',
    ],
    basis:
      'We help governing bodies protect people, knowledge and the academic year without turning a campus into a fortress',
    follow: { who: 'about.who-leads', start: 'education.start', how: 'education.services' },
  },
  {
    id: 'education.who',
    lead: 'We work with universities, colleges and school groups; our counterparts are their governing bodies.',
    place: '/industries/education',
    basis: 'Universities, colleges and school groups live by openness and run on narrow margins',
    follow: { start: 'education.start' },
  },
  {
    id: 'education.attacks',
    lead: 'Higher education reports attacks far more often than business at large, as a British government survey finds each year. Schools meet them through vendors: PowerSchool’s breach, discovered in December 2024, exposed records across North America.',
    support:
      'The survey is the Cyber Security Breaches Survey; the PowerSchool records were those of pupils and teachers.',
    place: '/industries/education#situation',
    basis: 'higher education institutions reporting attacks far more often than business at large',
  },
  {
    id: 'education.research-rules',
    lead: 'In the United States, National Security Presidential Memorandum 33 asks for research security programmes; British universities work under the National Security and Investment Act and Trusted Research guidance.',
    support: `The memorandum concerns institutions with more than ${LAW['us-research-security'].terms.funding} of federal research funding a year. It has no single date: each agency sets its own.`,
    place: '/industries/education#law',
    basis: 'British universities work under the Act and the Trusted Research guidance',
    follow: {
      duration: 'education.nspm-33',
      who: 'education.nspm-33',
      start: 'education.nspm-33',
      how: 'education.research',
    },
  },
  {
    id: 'education.ai-rules',
    lead: `The EU AI Act classes systems for admission, grading and exam supervision as high-risk, with duties from ${dayOf(LAW['eu-ai-high-risk'])}. Since ${dayOf(LAW['eu-ai-bans'])} it bans emotion recognition in education other than for medical or safety reasons.`,
    place: '/industries/education#law',
    basis: 'Classes systems for admission, grading and exam supervision as high-risk',
    follow: { duration: 'education.ai-dates', start: 'education.ai-dates', how: 'education.ai-teaching' },
  },
  {
    id: 'education.campus-safety',
    lead: 'Preparedness for violence, fire, outbreak and protest on open sites, with student welfare as part of command and alerts that reach students who never read email.',
    support:
      'Threat assessment is shared by security, housing and counselling, and family liaison is rehearsed with police and local responders.',
    place: '/industries/education#solutions',
    basis: 'Alerts that reach students who never read email',
    follow: { who: 'about.who-leads', start: 'education.start', proof: 'education.measure-alert' },
  },
  {
    id: 'education.research',
    lead: 'For research security: proportionate screening of partners, funders and visitors, export control advice inside the grant process, and enclaves for sensitive data that scientists will accept.',
    support:
      'Collaboration stays open; we are deliberate about the few projects where a partner, a visitor or a data set is a real risk.',
    place: '/industries/education#solutions',
    basis: 'Proportionate screening of partners, funders and visitors',
    follow: {
      duration: 'education.measure-research',
      who: 'about.who-leads',
      start: 'education.start',
      proof: 'education.measure-research',
    },
  },
  {
    id: 'education.ai-teaching',
    lead: 'A position on AI that lecturers can teach by and students can understand, from the syllabus to the appeal, with assessment redesigned course by course.',
    support:
      'It comes with procurement tests for tutoring and proctoring tools, and with staff trained before a policy takes effect.',
    place: '/industries/education#solutions',
    basis: 'Assessment redesigned course by course',
    follow: {
      who: 'about.who-leads',
      start: 'education.start',
      how: 'education.services',
      proof: 'education.measure-appeals',
    },
  },
  {
    id: 'education.continuity',
    lead: 'Term, examinations and admissions are protected as immovable deadlines: fallbacks for learning platforms and identity systems, exam and enrolment contingencies with decision dates, financial scenarios for an intake that falls short.',
    place: '/industries/education#solutions',
    basis: 'Exam and enrolment contingencies with decision dates',
    follow: { who: 'about.who-leads', start: 'education.start', proof: 'education.measure-teaching' },
  },
];
