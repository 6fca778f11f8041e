import type { AnswerEntry } from '../types.ts';

export const AI_EDUCATION_CERTIFICATE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'ai-education.certification',
    lead: 'For certification, candidates complete a supervised piece of work with AI, defend it before two examiners and show where they overruled the machine. The criteria are published to them beforehand.',
    support:
      'It is meant for people on whose output others rely. The examiners did not teach the person examined.',
    place: '/services/ai-education#offerings',
    basis: 'a supervised piece of work with AI',
    follow: {
      duration: 'ai-education.certificate-validity',
      who: 'ai-education.examiners',
      proof: 'ai-education.certificate-meaning',
    },
  },
  {
    id: 'ai-education.certificate-meaning',
    lead: 'The certificate states that on a given day a named person did a given kind of task with AI, found the errors we had planted in it and could explain each step to someone senior.',
    support: 'The standard is printed on the back, where a manager or an auditor can read what was asked.',
    place: '/services/ai-education#certificate',
    basis: 'found the errors we had planted in it and could explain each step to someone senior',
    follow: { duration: 'ai-education.certificate-validity', who: 'ai-education.examiners' },
  },
  {
    id: 'ai-education.certificate-attendance',
    lead: 'Attendance earns nothing; the certificate is for those who pass practical work and an oral defence.',
    place: '/services/ai-education#certificate',
    basis: 'Attendance earns nothing.',
    follow: {
      duration: 'ai-education.certificate-validity',
      who: 'ai-education.examiners',
      how: 'ai-education.exam-form',
    },
  },
  {
    id: 'ai-education.certificate-validity',
    lead: 'The AI certificate lapses: its validity is printed on the document, and holders renew it by a shorter practical test.',
    support: 'A competence tested on last year’s systems is a statement about last year.',
    place: '/services/ai-education#certificate',
    basis: 'so holders renew by a shorter practical test',
    follow: { duration: 'ai-education.certificate-validity' },
  },
  {
    id: 'ai-education.certificate-recognition',
    lead: 'The certificate is the firm’s own. It does not replace a qualification that your regulator or professional body demands.',
    place: '/services/ai-education#certificate',
    basis: 'The certificate is the firm’s own.',
    follow: { duration: 'ai-education.certificate-validity', proof: 'ai-education.certificate-meaning' },
  },
  {
    id: 'ai-education.examiners',
    lead: 'Two examiners mark by written criteria, and they did not teach the person examined.',
    support: 'The examination takes half a day for each candidate.',
    place: '/services/ai-education#certificate',
    basis: 'Two examiners, written criteria',
    follow: {
      who: 'ai-education.examiners',
      how: 'ai-education.exam-form',
      duration: 'ai-education.duration',
    },
  },
  {
    id: 'ai-education.exam-form',
    lead: 'Certification is practical work, then an oral defence: candidates do a supervised piece of work with AI and defend it before two examiners.',
    support:
      'It takes half a day for each candidate. Whoever fails gets the reasons in writing and a second attempt.',
    place: '/services/ai-education#certificate',
    basis: 'Practical work, then an oral defence',
    follow: { who: 'ai-education.examiners', duration: 'ai-education.duration' },
  },
  {
    id: 'ai-education.exam-failure',
    lead: 'The examination can be failed. Whoever fails gets the reasons in writing and a second attempt. The site gives no number of candidates.',
    support: 'Two examiners mark by written criteria; they did not teach the person examined.',
    place: '/services/ai-education#certificate',
    basis: 'Reasons in writing and a second attempt',
    follow: { who: 'ai-education.examiners' },
  },
  {
    id: 'ai-education.register',
    lead: 'A register of holders is kept by your own training department.',
    place: '/services/ai-education#offerings',
    basis: 'A register of holders kept by your own training department',
    follow: { duration: 'ai-education.certificate-validity', who: 'ai-education.register' },
  },
  {
    id: 'ai-education.certificate-back',
    lead: 'The standard is printed on the back of the certificate, where a manager or an auditor can read what was asked.',
    support:
      'The certificate states that on a given day a named person did a given kind of task with AI. Its validity is printed on the document too.',
    place: '/services/ai-education#certificate',
    basis: 'The standard is printed on the back, where a manager or an auditor can read what was asked.',
  },
];
