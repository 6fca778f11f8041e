import type { AnswerEntry } from '../types.ts';

export const SECURITY_COMPLIANCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.certifications',
    lead: 'We align our controls with SOC 2 and ISO 27001. Aligned is not certified: today we hold no certificate and no auditor’s report for either, so no SOC 2 Type II report.',
    support: 'We share the mapping of our controls to each standard under a confidentiality agreement.',
    place: '/security#compliance',
    basis:
      'Aligned is not certified: today we hold no certificate, and no auditor’s report, for any of them.',
    follow: {
      duration: 'security.future-certificate',
      who: 'security.who-to-ask',
      start: 'security.reports',
      how: 'security.reports',
      proof: 'security.reports',
    },
    options: ['security.soc-2', 'security.iso-27001'],
  },
  {
    id: 'security.reports',
    lead: 'There is no report or certificate to share today. Under a confidentiality agreement we share the mapping of our controls to each standard.',
    place: '/security#compliance',
    basis: 'We share the mapping of our controls to each standard under a confidentiality agreement.',
    follow: {
      duration: 'security.future-certificate',
      who: 'security.who-to-ask',
      start: 'contact.ways',
      how: 'security.questionnaires',
      proof: 'security.reports',
    },
  },
  {
    id: 'security.alignment-purpose',
    lead: 'We align our controls with published standards so that your own auditors can recognise them. Aligned is not certified: today we hold no certificate, and no auditor’s report, for any of them.',
    support: 'We share the mapping of our controls to each standard under a confidentiality agreement.',
    place: '/security#compliance',
    basis: 'so that your own auditors can recognise them',
    follow: { proof: 'security.reports' },
  },
  {
    id: 'security.soc-2',
    lead: 'We are aligned with SOC 2, not reported on: our controls follow its criteria for security, availability and confidentiality. No auditor has yet examined whether they worked over a period, which is what a Type II report states.',
    place: '/security#compliance',
    basis: 'Our controls follow its criteria for security, availability and confidentiality.',
    follow: {
      duration: 'security.future-certificate',
      who: 'security.who-to-ask',
      start: 'security.questionnaires',
      how: 'security.reports',
      proof: 'security.reports',
    },
  },
  {
    id: 'security.iso-27001',
    lead: 'We are aligned with ISO 27001, not certified. It frames our information security management: risk assessment, ownership of controls, internal audit and review by management.',
    place: '/security#compliance',
    basis: 'It frames our information security management',
    follow: {
      duration: 'security.future-certificate',
      who: 'security.who-to-ask',
      start: 'security.questionnaires',
      how: 'security.reports',
      proof: 'security.reports',
    },
  },
  {
    id: 'security.industry-rules',
    lead: 'Where an engagement falls under rules for finance, health data, defence or government, the added requirements are written into its security plan before work begins.',
    place: '/security#compliance',
    basis: 'the added requirements are written into its security plan before work begins',
    follow: { how: 'security.plan' },
  },
  {
    id: 'security.privacy-law',
    lead: 'The UK GDPR, the EU GDPR and the privacy laws of American states, as the Privacy Policy sets out.',
    place: '/security#compliance',
    basis:
      'the UK GDPR, the EU GDPR and the privacy laws of American states, as the Privacy Policy sets out.',
    follow: { how: 'privacy.rights' },
  },
];
