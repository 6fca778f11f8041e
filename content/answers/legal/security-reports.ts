import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const SECURITY_REPORTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.report-weakness',
    no: [
      'do you allow testers to publish findings about your site at once',
      'may I tweet the hole in your site before you know',
      'can findings about your website be published immediately',
      'should I post the weakness on social media first',
      'May I download your whole database to prove a flaw?',
      'is it ok to crash the service to demonstrate the weakness',
      'Should a weakness report leave out where the flaw is?',
      'Should I publish the hole before writing to you?',
      'can I look at as much data as I like to show the bug',
      `do I report security weaknesses to sales@${FIRM.email.split('@')[1]}`,
      'do you publish a PGP key',
      'may I publish the hole first and tell you later',
      'do you publish a PGP key',
      'should I post the flaw on Twitter first',
    ],
    lead: `Before you tell others, write to ${FIRM.securityEmail} that you have something to report. Then say where it is and how to reproduce it, in a safe way that we agree with you.`,
    support:
      'We publish no encryption key, which is why the first message says only that there is something to report. Do not look at more data than you need to show the weakness, and do not disturb the service. We confirm within two working days that we have received your report, and take no legal action against research in good faith.',
    place: '/security#security-contact',
    basis:
      'If you have found a weakness in this website or in anything we operate, please tell us before you tell others.',
    follow: {
      cost: 'security.report-handling',
      duration: 'security.report-handling',
      who: 'security.report-handling',
      where: 'security.report-weakness',
      how: 'security.report-handling',
    },
  },
  {
    id: 'security.report-handling',
    lead: 'We confirm within two working days that we have received your report, keep you informed, name you if you wish, and take no legal action against research in good faith.',
    support: `Reports go to ${FIRM.securityEmail}. Write first that you have something to report.`,
    place: '/security#security-contact',
    basis:
      'We confirm within two working days that we have received your report, keep you informed, name you if you wish, and take no legal action against research in good faith.',
    follow: {
      cost: 'security.report-handling',
      duration: 'security.report-handling',
      start: 'security.report-weakness',
      how: 'security.report-weakness',
    },
  },
  {
    id: 'security.researchers',
    lead: 'We take no legal action against research in good faith. Do not look at more data than you need to show the weakness, and do not disturb the service.',
    place: '/security#security-contact',
    basis: 'take no legal action against research in good faith',
    follow: {
      cost: 'security.report-handling',
      duration: 'security.report-handling',
      start: 'security.report-weakness',
      how: 'security.report-handling',
    },
  },
  {
    id: 'security.no-encryption-key',
    lead: `We publish no encryption key: write first to ${FIRM.securityEmail} that you have something to report, and we will agree a safe way to send it.`,
    place: '/security#security-contact',
    basis: 'We publish no encryption key',
  },
];
