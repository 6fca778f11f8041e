import { LAW, monthOf } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const HEALTHCARE_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'healthcare.nis2',

    lead: `NIS2 lists health among its sectors of high criticality. A significant incident is reported without undue delay: an early warning within ${LAW['eu-nis2'].terms.warning}, a notification within ${LAW['eu-nis2'].terms.notification}, and a final report within ${LAW['eu-nis2'].terms.final} of the notification.`,
    place: '/industries/healthcare#law',
    basis: 'Lists health among its sectors of high criticality',
    follow: {
      cost: 'notification-deadlines.eu-nis2-penalty',
      duration: 'healthcare.nis2',
      who: 'notification-deadlines.eu-nis2-recipient',
      where: 'notification-deadlines.eu-nis2-recipient',
      start: 'notification-deadlines.eu-nis2-clock',
      how: 'notification-deadlines.eu-nis2-contents',
      contents: 'notification-deadlines.eu-nis2-contents',
    },
  },
  {
    id: 'healthcare.uk-nis',

    lead: `Under the United Kingdom’s NIS Regulations 2018 health services above the thresholds report incidents with a significant effect on the service without undue delay, at most ${LAW['uk-nis'].terms.notification} after awareness.`,
    place: '/industries/healthcare#law',
    basis: 'Health services above the thresholds report incidents',
    follow: {
      cost: 'notification-deadlines.uk-nis-penalty',
      duration: 'healthcare.uk-nis',
      who: 'notification-deadlines.uk-nis-recipient',
      where: 'notification-deadlines.uk-nis-recipient',
      start: 'notification-deadlines.uk-nis-clock',
      how: 'notification-deadlines.uk-nis-contents',
      contents: 'notification-deadlines.uk-nis-contents',
    },
  },
  {
    id: 'healthcare.apps',

    lead: `Under the FTC Health Breach Notification Rule vendors of health apps and records outside HIPAA tell their users without unreasonable delay, at most ${LAW['us-health-apps'].terms.notification} after discovery.`,
    place: '/industries/healthcare#law',
    basis: 'Vendors of health apps and records outside HIPAA tell their users',
    follow: {
      cost: 'notification-deadlines.us-hbnr-penalty',
      duration: 'healthcare.apps',
      who: 'notification-deadlines.us-hbnr-recipient',
      where: 'notification-deadlines.us-hbnr-recipient',
      start: 'notification-deadlines.us-hbnr-clock',
      how: 'notification-deadlines.us-hbnr-contents',
      contents: 'notification-deadlines.us-hbnr-contents',
    },
  },
  {
    id: 'healthcare.breach-europe',

    lead: `In the EU and the United Kingdom a breach of patient data is reported to the authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely. In the United Kingdom the authority is now the Information Commission.`,
    place: '/industries/healthcare#law',
    basis: 'A breach of patient data is reported to the authority within 72 hours of awareness',
    follow: {
      cost: 'notification-deadlines.eu-gdpr-penalty',
      duration: 'healthcare.breach-europe',
      who: 'notification-deadlines.eu-gdpr-recipient',
      where: 'notification-deadlines.eu-gdpr-recipient',
      start: 'notification-deadlines.eu-gdpr-clock',
      how: 'notification-deadlines.eu-gdpr-contents',
      contents: 'notification-deadlines.eu-gdpr-contents',
    },
  },
  {
    id: 'healthcare.hipaa-security',

    lead: `The HIPAA Security Rule requires a contingency plan with an emergency mode of operation. A revision proposed in ${LAW['us-hipaa-proposal'].terms.proposed} was still a proposal in ${monthOf(LAW['us-hipaa-proposal'])}.`,
    place: '/industries/healthcare#law',
    basis: 'Requires a contingency plan with an emergency mode of operation',
    follow: {
      duration: 'healthcare.hipaa-security',
      start: 'healthcare.hipaa-security',
      how: 'healthcare.continuity',
    },
  },
  {
    id: 'healthcare.hipaa-media',

    lead: `Under the HIPAA Breach Notification Rule the media are told where more than ${LAW['us-hipaa-breach'].terms.large} of the people affected live in one state; if ${LAW['us-hipaa-breach'].terms.large} people or more are affected, the Department of Health and Human Services is told when they are.`,
    place: '/industries/healthcare#law',
    basis: 'so are the media where more than 500 live in one state',
    follow: {
      cost: 'notification-deadlines.us-hipaa-penalty',
      duration: 'healthcare.hipaa-media',
      who: 'notification-deadlines.us-hipaa-recipient',
      where: 'notification-deadlines.us-hipaa-recipient',
      start: 'notification-deadlines.us-hipaa-clock',
      how: 'notification-deadlines.us-hipaa-contents',
      contents: 'notification-deadlines.us-hipaa-contents',
    },
  },
  {
    id: 'healthcare.back-entry',

    lead: 'Downtime procedures cover the return to normal too, with safe back-entry of results once systems return.',
    place: '/industries/healthcare#solutions',
    basis: 'Safe back-entry of results once systems return',
    follow: { start: 'healthcare.start' },
  },
  {
    id: 'healthcare.access',

    lead: 'Access to patient data is reviewed by role and by shift pattern, suppliers holding it are ranked by consequence, and breach decisions are prepared with privacy, legal and clinical leads.',
    place: '/industries/healthcare#solutions',
    basis: 'Access reviewed by role and by shift pattern',
    follow: { start: 'healthcare.start' },
  },
  {
    id: 'healthcare.ai-after-launch',

    lead: 'After launch the clinical safety case is kept alive, drift and override rates are watched at each site, and patients and staff are told plainly that AI is in use.',
    place: '/industries/healthcare#solutions',
    basis: 'Drift and override rates watched at each site',
    follow: { start: 'healthcare.start' },
  },
  {
    id: 'healthcare.second-team',

    lead: 'When clinical systems are down, executives need a second team that handles attackers, authorities and media while they run the hospital. Incident Response is that team.',
    place: '/industries/healthcare#fitting-services',
    basis: 'executives need a second team that handles attackers, authorities and media',
    follow: { start: 'healthcare.start' },
  },
  {
    id: 'healthcare.nhs-toolkit',

    lead: 'The Data Security and Protection Toolkit is in force. In England it is moving larger NHS bodies to the outcomes of the Cyber Assessment Framework.',
    support:
      'As far as we know, NHS bodies and their suppliers also report incidents through it, and it passes the report on: confirm this before you need it.',
    place: '/industries/healthcare#law',
    basis: 'moving larger NHS bodies to the outcomes of the Cyber Assessment Framework',
    follow: { start: 'healthcare.start' },
  },
  {
    id: 'healthcare.law-and-charts',

    lead: 'The law treats downtime as a matter of governance: it asks for plans, for reports against the clock and for people who answer for both. None of its texts supplies the nurse who knows which paper chart to open.',
    place: '/industries/healthcare#situation',
    basis: 'None of its texts supplies the nurse who knows which paper chart to open',
    follow: { start: 'healthcare.start', how: 'healthcare.continuity' },
  },
];
