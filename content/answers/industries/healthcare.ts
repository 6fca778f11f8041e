import { dayOf, LAW, monthOf } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const HEALTHCARE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'healthcare.overview',
    lead: 'We help hospitals with clinical continuity, patient data protection, safe clinical AI and major-incident command, to keep patients safe through system loss, data compromise and major incidents.',
    place: '/industries/healthcare',
    options: [
      'healthcare.continuity',
      'healthcare.patient-data',
      'healthcare.clinical-ai',
      'healthcare.command',
    ],
    basis:
      'We help clinical and executive leaders keep patients safe through system loss, data compromise and major incidents',
    follow: {
      duration: 'case-studies.healthcare-duration',
      who: 'about.who-leads',
      start: 'healthcare.start',
      how: 'healthcare.services',
      proof: 'case-studies.healthcare',
    },
  },
  {
    id: 'healthcare.who',
    lead: 'We work with hospitals and health systems; inside them, clinical and executive leaders. Downtime procedures are designed with the wards that will use them.',
    place: '/industries/healthcare',
    basis: 'Downtime procedures designed with the wards that will use them',
    follow: { start: 'healthcare.start' },
  },
  {
    id: 'healthcare.london-attack',
    lead: 'When ransomware struck a London pathology provider in June 2024, two hospital trusts postponed more than ten thousand outpatient appointments and some 1,700 procedures, by NHS England’s count.',
    support: 'The break-in was at the supplier; the harm was on the wards.',
    place: '/industries/healthcare#situation',
    basis: 'postponed more than ten thousand outpatient appointments and some 1,700 procedures',
  },
  {
    id: 'healthcare.rules',
    lead: 'HIPAA requires a contingency plan with an emergency mode of operation; NIS2 ranks health as highly critical; the EU AI Act will add duties for many medical AI systems; in England the NHS toolkit is moving to the Cyber Assessment Framework.',
    support: `The AI Act’s high-risk duties apply from ${dayOf(LAW['eu-ai-in-products'])} to AI in regulated products and from ${dayOf(LAW['eu-ai-high-risk'])} to the uses that the Act lists. In ${monthOf(LAW['us-hipaa-proposal'])} a revision of the HIPAA Security Rule was still a proposal.`,
    place: '/industries/healthcare#law',
    basis: 'Requires a contingency plan with an emergency mode of operation',
  },
  {
    id: 'healthcare.suppliers',
    lead: 'Care depends on laboratories, imaging, pharmacies and device makers whose failure reaches the bedside within hours.',
    place: '/industries/healthcare#situation',
    basis: 'device makers whose failure reaches the bedside within hours',
  },
  {
    id: 'healthcare.continuity',
    lead: 'Downtime procedures for hours, for days and for the return to normal: paper, read-only and mobile fallbacks by care pathway, and diversion and cancellation thresholds set by clinicians.',
    support: 'Results are entered back safely once systems return.',
    place: '/industries/healthcare#solutions',
    basis: 'Paper, read-only and mobile fallbacks by care pathway',
    follow: {
      duration: 'case-studies.healthcare-duration',
      who: 'about.who-leads',
      start: 'healthcare.start',
      proof: 'case-studies.healthcare',
    },
  },
  {
    id: 'healthcare.patient-data',
    lead: 'Protection in proportion to harm: who could be hurt by the disclosure, alteration or loss of a record, and how soon they must be told.',
    support:
      'Access is reviewed by role and by shift pattern, suppliers holding patient data are ranked by consequence, and breach decisions are prepared with privacy, legal and clinical leads.',
    place: '/industries/healthcare#solutions',
    basis: 'Access reviewed by role and by shift pattern',
    follow: { who: 'about.who-leads', start: 'healthcare.start' },
  },
  {
    id: 'healthcare.clinical-ai',
    lead: 'A path from pilot to routine use for triage, imaging and documentation tools, with a clinician accountable at every step and plain disclosure to patients and staff.',
    support:
      'Clinical safety cases are kept alive after launch, and drift and override rates are watched at each site.',
    place: '/industries/healthcare#solutions',
    basis: 'with a clinician accountable at every step',
    follow: { who: 'about.who-leads', start: 'healthcare.start', how: 'healthcare.services' },
  },
  {
    id: 'healthcare.command',
    lead: 'Command teams able to run a mass-casualty day, a cyber event and a winter surge: roles filled three deep, mutual aid agreed with neighbouring providers, family liaison and media handled from one room.',
    place: '/industries/healthcare#solutions',
    basis: 'Strategic, tactical and operational roles filled three deep',
    follow: { who: 'about.who-leads', start: 'healthcare.start', proof: 'healthcare.measure-leaders' },
  },
];
