import type { AnswerEntry } from '../types.ts';

export const SECURITY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.overview',
    lead: 'Client data is encrypted at rest and in transit, opened only to those whose current task requires it, and watched by a security operations centre that is staffed 24/7.',
    support: 'Clients show us what they would show nobody else: their weak points.',
    place: '/security#features-heading',
    basis: 'Client data is encrypted wherever it is stored and whenever it moves',
    follow: {
      who: 'security.access',
      where: 'security.data-centres',
      start: 'security.questionnaires',
      how: 'security.encryption',
      proof: 'security.certifications',
    },
  },
  {
    id: 'security.encryption',
    lead: 'AES-256 for client data at rest, on servers, laptops and backups alike; TLS 1.3 in transit. TLS 1.2 is accepted from systems that cannot use it yet; older versions are switched off.',
    place: '/security#data-protection',
    basis: 'Client data at rest is encrypted with AES-256, on servers, laptops and backups alike.',
    follow: { who: 'security.keys', where: 'security.encryption', proof: 'security.certifications' },
  },
  {
    id: 'security.keys',
    lead: 'Keys are kept in managed key stores, rotated on a schedule, and opened by roles that have no access to the data itself. The page names no interval.',
    place: '/security#data-protection',
    basis:
      'Keys are kept in managed key stores, rotated on a schedule, and opened by roles that have no access to the data itself.',
    follow: { how: 'security.encryption' },
  },
  {
    id: 'security.classification',
    lead: 'Information is classified when it reaches us, and its class decides where it may be kept, who may open it and how it is destroyed.',
    place: '/security#data-protection',
    basis:
      'Information is classified when it reaches us, and its class decides where it may be kept, who may open it and how it is destroyed.',
    follow: { duration: 'security.end-of-engagement', who: 'security.access' },
  },
  {
    id: 'security.separation',
    lead: 'Client material is kept apart by engagement, and a person working for one client is given no access to the papers of another.',
    place: '/security#data-protection',
    basis:
      'Client material is kept apart by engagement, and a person working for one client is given no access to the papers of another.',
    follow: { who: 'security.access', how: 'terms.confidentiality', proof: 'security.access' },
  },
  {
    id: 'security.end-of-engagement',
    lead: 'Client material is returned or deleted as the contract says, and we confirm it in writing.',
    support:
      'Copies required by law and routine backups stay protected, and so do the contract, the invoices and our own working record, which we keep for seven years.',
    place: '/security#data-protection',
    basis:
      'At the end of an engagement, client material is returned or deleted as the contract says, and we confirm it in writing.',
    follow: {
      duration: 'privacy.keep-engagement',
      how: 'terms.end-of-engagement',
      proof: 'security.end-of-engagement',
    },
  },
  {
    id: 'security.ai-training',
    lead: 'Client material is not used to train AI models, ours or anyone else’s.',
    place: '/security#data-protection',
    basis: 'Client material is not used to train AI models, ours or anyone else’s.',
    follow: { how: 'terms.ai-tools' },
  },
  {
    id: 'security.website',
    lead: 'It collects little: public pages set no cookies on visitors who are not readers and load nothing from other companies, passwords are salted hashes, and the rules about who may read an enquiry are enforced in the database.',
    support: 'Its database is encrypted by the disk that holds it, not by its software.',
    place: '/security#data-protection',
    basis: 'This website follows the same rule of collecting little.',
    follow: { how: 'privacy.cookies', who: 'privacy.enquiry-access' },
  },
];
