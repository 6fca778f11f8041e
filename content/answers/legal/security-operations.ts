import type { AnswerEntry } from '../types.ts';

export const SECURITY_OPERATIONS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.uptime',
    lead: 'The 99.9% uptime guarantee applies, under contract, to what we host for clients: the engagement workspace and the exercise platform. How it is measured, and what follows if it is missed, stands in the agreement; the page names no credit.',
    support: 'What we build in your environment follows your own service levels.',
    place: '/security#infrastructure',
    basis: 'The 99.9% uptime guarantee applies to these two under contract',
    follow: {
      contents: 'security.uptime',
      where: 'security.data-centres',
      how: 'security.redundancy',
      proof: 'security.uptime',
    },
  },
  {
    id: 'security.redundancy',
    lead: 'What we host for clients runs on redundant infrastructure, with failover that is rehearsed and capacity that is watched.',
    place: '/security#infrastructure',
    basis:
      'Both run on redundant infrastructure, with failover that is rehearsed and capacity that is watched',
    follow: { proof: 'security.uptime', where: 'security.data-centres' },
  },
  {
    id: 'security.data-centres',
    lead: 'What we host for clients runs in data centres with physical access control, independent power and more than one site. The page names no place.',
    place: '/security#infrastructure',
    basis: 'in data centres with physical access control, independent power and more than one site.',
    follow: { proof: 'security.uptime', where: 'privacy.transfers' },
  },
  {
    id: 'security.networks',
    lead: 'Networks are divided into zones, with traffic refused unless it has a stated purpose. Management interfaces cannot be reached from the internet.',
    place: '/security#infrastructure',
    basis: 'Divided into zones with traffic refused unless it has a stated purpose.',
  },
  {
    id: 'security.patching',
    lead: 'Systems are built from hardened templates, patched by severity, and replaced rather than repaired after a compromise.',
    place: '/security#infrastructure',
    basis:
      'Built from hardened templates, patched by severity, and replaced rather than repaired after a compromise.',
    follow: { proof: 'security.software' },
  },
  {
    id: 'security.software',
    lead: 'Software is reviewed by a second person before release, scanned for known weaknesses in its dependencies, and tested for access rules role by role.',
    place: '/security#infrastructure',
    basis: 'Reviewed by a second person before release',
  },
  {
    id: 'security.backups',
    lead: 'Backups are encrypted, with copies out of reach of ordinary administrators, and restored on a schedule to prove that they work.',
    place: '/security#infrastructure',
    basis:
      'Encrypted, with copies out of reach of ordinary administrators, and restored on a schedule to prove that they work.',
    follow: { where: 'security.data-centres', how: 'security.encryption', proof: 'security.backups' },
  },
  {
    id: 'security.monitoring',
    lead: 'Our security operations centre is staffed 24/7 by analysts who may act on what they see. Logs are protected from change and contain no more personal data than they need.',
    support: 'Analysts watch our systems at every hour and have the authority to act on what they see.',
    place: '/security#infrastructure',
    basis: 'Logs from all of these reach the security operations centre, which is staffed 24/7.',
    follow: {
      duration: 'security.monitoring',
      who: 'security.monitoring',
      where: 'security.data-centres',
      how: 'security.own-incident',
    },
  },
];
