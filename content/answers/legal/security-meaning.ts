import type { AnswerEntry } from '../types.ts';

/** What the specified labels of the security page mean. */
export const SECURITY_MEANING_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.end-to-end',
    lead: 'Client data is encrypted wherever it is stored (AES-256) and whenever it moves (TLS 1.3). That is not end-to-end encryption as in messaging: our systems decrypt data to work with it.',
    place: '/security#features-heading',
    basis: 'This is not end-to-end encryption as in messaging: our systems decrypt data to work with it.',
    follow: { how: 'security.encryption', who: 'security.keys' },
  },
  {
    id: 'security.hosted',
    lead: 'Two things: the engagement workspace, in which documents are exchanged, and the exercise platform, on which exercises are run. Everything else that we build runs in your own environment. The page names no product.',
    place: '/security#infrastructure',
    basis: 'We host two things for clients: the engagement workspace',
    follow: { where: 'security.data-centres', how: 'security.redundancy', proof: 'security.uptime' },
  },
];
