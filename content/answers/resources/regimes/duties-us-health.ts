import type { AnswerEntry } from '../../types.ts';
import { onPageOf } from './on-page.ts';

/** Individual duties under the federal laws of the United States for health data, defence and the power grid. */
export const AMERICAN_HEALTH_DUTY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'notification-deadlines.us-dfars-covered',
    lead: 'DFARS binds defence contractors and subcontractors with covered defence information. A supplier without such information is not named there.',
    support: 'Subcontractors report to the Department through DIBNet and also tell the prime.',
    basis: 'Defence contractors and subcontractors with covered defence information.',
    ...onPageOf('us-dfars'),
  },
  {
    id: 'notification-deadlines.us-dfars-seventy-two',
    lead: 'Under DFARS the report reaches the Department of War through DIBNet without delay, at most 72 hours from discovery. It does not wait for proof or for the end of the forensic work.',
    support:
      'Images and logs are kept for 90 days, and malware goes to the Department’s Cyber Crime Center (DC3).',
    basis: 'without delay, at most 72 hours',
    ...onPageOf('us-dfars', { duration: 'notification-deadlines.us-dfars-seventy-two' }),
  },
  {
    id: 'notification-deadlines.us-dfars-consequences',
    lead: 'The page names contract remedies and the False Claims Act as what a defence contractor risks under DFARS. It gives no amount.',
    support: 'What may follow in your case is a question for counsel.',
    basis: 'Contract remedies and the False Claims Act.',
    ...onPageOf('us-dfars', { cost: 'notification-deadlines.us-dfars-consequences' }),
  },
  {
    id: 'notification-deadlines.us-dfars-department',
    lead: 'The DFARS report goes to the Department of War, through DIBNet; subcontractors also tell the prime. Malware goes to the Department’s Cyber Crime Center (DC3).',
    support: 'The DIBNet report needs a medium-assurance certificate.',
    basis: 'Department of War, through DIBNet',
    ...onPageOf('us-dfars', {
      who: 'notification-deadlines.us-dfars-department',
      where: 'notification-deadlines.us-dfars-department',
    }),
  },
  {
    id: 'notification-deadlines.us-hbnr-apps',
    lead: 'The FTC Health Breach Notification Rule is for vendors of health apps and personal health records outside HIPAA, and for unsecured data.',
    support:
      'Users are told without delay, at most 60 days; so is the FTC, if 500 people or more are concerned. Smaller breaches reach the FTC once a year; the media are told too.',
    basis: 'Vendors of health apps and personal health records outside HIPAA, for unsecured data.',
    ...onPageOf('us-hbnr'),
  },
  {
    id: 'notification-deadlines.us-hbnr-letter',
    lead: 'The notice to users under the FTC Health Breach Notification Rule says what happened, with dates, which data, what they should do, and a contact. The FTC gets its own form.',
    basis: 'What happened, with dates',
    ...onPageOf('us-hbnr', { how: 'notification-deadlines.us-hbnr-letter' }),
  },
  {
    id: 'notification-deadlines.us-hipaa-large',
    lead: 'Under HIPAA, if 500 people or more are affected, HHS is told without delay, at most 60 days from discovery, with the form on the breach portal. Exactly 500 counts as large.',
    support:
      'Fewer than 500: within 60 days after the calendar year. Media hear of it if more than 500 residents of one state are affected.',
    basis: 'Notice to HHS, 500 people or more',
    ...onPageOf('us-hipaa', {
      duration: 'notification-deadlines.us-hipaa-large',
      who: 'notification-deadlines.us-hipaa-large',
    }),
  },
  {
    id: 'notification-deadlines.us-hipaa-portal',
    lead: 'HHS is told with the form on the breach portal of the Office for Civil Rights, for large and small breaches alike. It is no letter and no call.',
    support: '500 people or more: without delay, at most 60 days. Fewer: 60 days after the calendar year.',
    basis: 'The form on the breach portal',
    ...onPageOf('us-hipaa', {
      how: 'notification-deadlines.us-hipaa-portal',
      where: 'notification-deadlines.us-hipaa-portal',
    }),
  },
  {
    id: 'notification-deadlines.us-hipaa-low-probability',
    lead: 'Under HIPAA a documented low probability that data was compromised may free you of the notice. So may encrypted data, and a request of law enforcement can delay it.',
    support: 'Whether it applies in your case, counsel decides.',
    basis: 'a documented low probability that data was compromised',
    ...onPageOf('us-hipaa'),
  },
  {
    id: 'notification-deadlines.us-hipaa-who',
    lead: 'HIPAA covers health plans, clearing houses and providers, such as hospitals, clinics and practices under it. Business associates tell the covered entity within 60 days. Health apps outside HIPAA fall under a rule of the FTC.',
    basis: 'Health plans, clearing houses and providers under HIPAA.',
    ...onPageOf('us-hipaa'),
  },
  {
    id: 'notification-deadlines.us-hipaa-besides',
    lead: 'Under HIPAA you tell the people affected, the HHS Office for Civil Rights, and prominent media of the state if more than 500 residents of one state are affected: all within 60 days, but HHS of fewer than 500 people after the calendar year.',
    basis: 'Prominent media of the state',
    ...onPageOf('us-hipaa', {
      who: 'notification-deadlines.us-hipaa-besides',
      where: 'notification-deadlines.us-hipaa-besides',
    }),
  },
  {
    id: 'notification-deadlines.us-hipaa-amounts',
    lead: 'Penalty under HIPAA: tiered civil money penalties. Our page names no amounts for the tiers.',
    support: 'General information, not legal advice. Ask counsel what may follow in your case.',
    basis: 'Tiered civil money penalties.',
    ...onPageOf('us-hipaa', { cost: 'notification-deadlines.us-hipaa-amounts' }),
  },
  {
    id: 'notification-deadlines.us-nerc-points',
    lead: 'A notice under NERC CIP-008-6 states the functional impact, the attack route and the level of intrusion. What was not known before follows in an update within 7 days of each new finding.',
    basis: 'Functional impact',
    ...onPageOf('us-nerc', { how: 'notification-deadlines.us-nerc-points' }),
  },
  {
    id: 'notification-deadlines.us-nerc-who',
    lead: 'NERC CIP-008-6 binds registered entities of the bulk electric system, once they determine that an incident is reportable. Consumers of power are not named.',
    basis:
      'Registered entities of the bulk electric system, once they determine that an incident is reportable.',
    ...onPageOf('us-nerc'),
  },
  {
    id: 'notification-deadlines.us-nerc-both',
    lead: 'Under NERC CIP-008-6 both are told: the E-ISAC and CISA. The notice is due 1 hour after you determine that the incident is reportable, by night and on holidays too.',
    basis: 'E-ISAC and CISA',
    ...onPageOf('us-nerc', {
      who: 'notification-deadlines.us-nerc-both',
      where: 'notification-deadlines.us-nerc-both',
    }),
  },
  {
    id: 'notification-deadlines.us-hbnr-media',
    lead: 'Under the FTC Health Breach Notification Rule prominent media of the state are told if 500 or more residents of one state are affected: without delay, at most 60 days from discovery.',
    support:
      'The notice to the media says what the notice to users says. General information, not legal advice.',
    basis: 'If 500 or more residents of one state are affected',
    ...onPageOf('us-hbnr'),
  },
];
