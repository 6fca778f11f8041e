import type { AnswerEntry } from '../types.ts';

export const SECURITY_PEOPLE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.background-checks',
    lead: 'Background checks come before employment, as far as local law allows, and clearance where an engagement demands it.',
    place: '/security#human-security',
    basis:
      'Background checks before employment, as far as local law allows, and clearance where an engagement demands it.',
    follow: { duration: 'security.staff-confidence', how: 'security.background-checks' },
  },
  {
    id: 'security.staff-confidence',
    lead: 'Our people have duties of confidence that outlast employment.',
    place: '/security#human-security',
    basis: 'Duties of confidence that outlast employment.',
    follow: {
      duration: 'security.staff-confidence',
      who: 'security.staff-confidence',
      how: 'terms.confidentiality',
    },
  },
  {
    id: 'security.staff-training',
    lead: 'At the start and every year, with exercises on deception by email, voice and video that resemble real attempts.',
    place: '/security#human-security',
    basis: 'Training at the start and every year',
    follow: { duration: 'security.staff-training', who: 'security.staff-training' },
  },
  {
    id: 'security.payment-fraud',
    lead: 'For unusual instructions about payments, access or data, we bring in a second person, reached by a known route.',
    place: '/security#human-security',
    basis:
      'A second person, reached by a known route, for unusual instructions about payments, access or data.',
    follow: { who: 'contact.phone' },
  },
  {
    id: 'security.devices',
    lead: 'Devices are managed and encrypted, and sensitive material stays at home where it is not needed on a journey.',
    place: '/security#human-security',
    basis:
      'Managed and encrypted devices, and care when travelling: sensitive material stays at home where it is not needed.',
    follow: { how: 'security.encryption' },
  },
  {
    id: 'security.speaking-up',
    lead: 'Our people have a way to report a concern or a mistake without fear, because the early report is the useful one.',
    place: '/security#human-security',
    basis: 'A way to report a concern or a mistake without fear, because the early report is the useful one.',
  },
  {
    id: 'security.plan',
    lead: 'Clients may see the security plan of their engagement and ask questions of the people who run it.',
    place: '/security#transparency',
    basis:
      'Clients may see the security plan of their engagement and ask questions of the people who run it.',
    follow: { how: 'security.questionnaires' },
  },
  {
    id: 'security.questionnaires',
    lead: 'We answer security questionnaires and support audits that our contracts provide for.',
    support:
      'Under a confidentiality agreement we share the mapping of our controls to SOC 2 and ISO 27001. There is no certificate or auditor’s report to share today.',
    place: '/security#transparency',
    basis: 'We answer security questionnaires and support audits that our contracts provide for.',
    follow: { start: 'contact.ways', how: 'security.reports', proof: 'security.reports' },
  },
  {
    id: 'security.authorities',
    lead: 'Demands from authorities are examined for their legal basis, narrowed where possible, and disclosed to the client unless the law forbids it.',
    place: '/security#transparency',
    basis:
      'Demands from authorities are examined for their legal basis, narrowed where possible, and disclosed to the client unless the law forbids it.',
    follow: { how: 'terms.compelled-disclosure' },
  },
];
