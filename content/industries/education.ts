import { dayOf, LAW, pageLaw } from '../law/law.ts';
import type { ContactCall, IndustryPage } from '../types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'assessment',
  message:
    'The size of our institution, what it is known for, and the decision that our governing body keeps postponing:',
};

export const EDUCATION = {
  path: '/industries/education',
  hero: {
    eyebrow: 'Education',
    heading: 'Open doors, guarded research, teaching that continues',
    lead: 'Universities, colleges and school groups live by openness and run on narrow margins. We help governing bodies protect people, knowledge and the academic year without turning a campus into a fortress.',
    image: 'industry-education',
    action: ENQUIRY,
  },
  situation: {
    heading: 'A small city with a laboratory’s secrets',
    paragraphs: [
      'A university houses thousands of young adults, runs clinics and laboratories, and gives network access to people it has never met. Year after year, the British government’s Cyber Security Breaches Survey finds higher education institutions reporting attacks far more often than business at large. Schools meet the same danger through vendors: the PowerSchool breach, discovered in December 2024, exposed records of pupils and teachers across North America.',
      'Research has meanwhile become strategic, and software has begun to grade and to select. The law has followed both, on either side of the Atlantic and at its own pace. Fees, visas and public funding move underneath all of it.',
    ],
  },
  solutionsHeading: 'How we support institutions',
  solutions: [
    {
      name: 'Campus safety and welfare',
      text: 'Preparedness for violence, fire, outbreak and protest on open sites, with student welfare treated as part of command.',
      points: [
        'Alerts that reach students who never read email',
        'Threat assessment shared by security, housing and counselling',
        'Family liaison rehearsed with police and local responders',
      ],
    },
    {
      name: 'Research security',
      text: 'Collaboration kept open by being deliberate about the few projects where a partner, a visitor or a data set is a real risk.',
      points: [
        'Proportionate screening of partners, funders and visitors',
        'Export control advice inside the grant process',
        'Enclaves for sensitive data that scientists will accept',
      ],
    },
    {
      name: 'AI in teaching and assessment',
      text: 'A position on AI that lecturers can teach by and students can understand, from the syllabus to the appeal.',
      points: [
        'Assessment redesigned course by course',
        'Procurement tests for tutoring and proctoring tools',
        'Staff trained before a policy takes effect',
      ],
    },
    {
      name: 'Academic continuity',
      text: 'Term, examinations and admissions protected as the immovable deadlines they are.',
      points: [
        'Fallbacks for learning platforms and identity systems',
        'Exam and enrolment contingencies with decision dates',
        'Financial scenarios for an intake that falls short',
      ],
    },
  ],
  results: {
    heading: 'How results are measured over the academic year',
    lead: 'Measures follow the year: set in the summer, tested before examinations, reported to the governing body’s audit committee in the autumn.',
    measures: [
      {
        name: 'Share of people on site who confirm an emergency alert within ten minutes',
        followUp:
          'Tested each term at an hour the registrar chooses. Buildings or groups below the threshold get a second channel before the following test.',
      },
      {
        name: 'Teaching days recoverable if the learning platform is lost',
        followUp:
          'Every faculty demonstrates it once a semester with a live module. A course without a working fallback is reported to its dean, with help attached.',
      },
      {
        name: 'Funded projects with a security review completed before signature',
        followUp:
          'Counted monthly by the research office. Reviews that take over ten working days are themselves reviewed: delay teaches people to go round the process.',
      },
      {
        name: 'Assessment appeals that turn on the use of AI',
        followUp:
          'The registry classifies each case. When the count rises, the assessments concerned are redesigned before any rule is made harsher.',
      },
      {
        name: 'Days of cash under the agreed enrolment scenarios',
        followUp:
          'Finance runs the model again at each census date. Falling below the floor brings prepared savings to the council, in an order already debated.',
      },
    ],
  },
  law: pageLaw([
    {
      facts: ['us-research-security'],
      text: `Requires institutions with more than ${LAW['us-research-security'].terms.funding} of federal research funding a year to run a research security programme. It has no single date: each agency sets its own, and certification runs into 2027.`,
    },
    {
      facts: ['us-safeguards'],
      text: `A college that handles student aid tells the FTC as soon as possible, at most ${LAW['us-safeguards'].terms.notification} after discovering that unencrypted data of ${LAW['us-safeguards'].terms.consumers} or more consumers was taken. Its agreements with the Department of Education can ask for a report far sooner: check them.`,
    },
    {
      facts: ['us-ferpa'],
      text: 'Has no breach clock of its own. State law supplies one.',
    },
    {
      facts: ['uk-investment'],
      text: 'British universities work under the Act and the Trusted Research guidance.',
    },
    {
      facts: ['eu-ai-bans', 'eu-ai-high-risk'],
      name: 'EU AI Act',
      text: `Classes systems for admission, grading and exam supervision as high-risk; those duties were moved to ${dayOf(LAW['eu-ai-high-risk'])}. Since ${dayOf(LAW['eu-ai-bans'])} it bans emotion recognition in education other than for medical or safety reasons.`,
    },
    {
      facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'],
      name: 'GDPR and UK GDPR',
      text: `A breach of pupils’ or staff data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely; in the United Kingdom that is now the Information Commission.`,
    },
  ]),
  services: [
    {
      path: '/services/risk-resilience',
      why: 'Safety, research and finance usually report to three committees; the governing body deserves one picture.',
    },
    {
      path: '/services/ai-education',
      why: 'Academic staff need training that respects their discipline, and administrators need something different again.',
    },
    {
      path: '/services/full-service-consulting',
      why: 'Portfolio, estate and shared-service decisions last decades and are rarely made with time to spare.',
    },
  ],
  call: {
    image: 'hero-insights',
    heading: 'Plan in the quiet months',
    text: 'Tell us the size of your institution, what it is known for and the decision your governing body keeps postponing. We would begin with that decision.',
    action: ENQUIRY,
  },
} satisfies IndustryPage;
