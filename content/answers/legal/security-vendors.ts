import type { AnswerEntry } from '../types.ts';

export const SECURITY_VENDORS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'security.vendors',
    lead: 'A vendor who would handle client data is assessed before the contract and again at intervals that depend on the risk.',
    support:
      'Contracts set security duties, notice of incidents, limits on sub-processors, deletion at the end and a right to verify.',
    place: '/security#vendors',
    basis:
      'A vendor who would handle client data is assessed before the contract and again at intervals that depend on the risk.',
    follow: {
      duration: 'security.vendors',
      who: 'security.sub-processors',
      how: 'security.vendor-failure',
      proof: 'security.vendor-contracts',
    },
  },
  {
    id: 'security.vendor-contracts',
    lead: 'Contracts with vendors set security duties, notice of incidents, limits on sub-processors, deletion at the end and a right to verify.',
    place: '/security#vendors',
    basis:
      'Contracts set security duties, notice of incidents, limits on sub-processors, deletion at the end and a right to verify.',
    follow: { how: 'security.vendors' },
  },
  {
    id: 'security.sub-processors',
    lead: 'We keep a list of sub-processors for each engagement and announce changes before they take effect.',
    support:
      'Contracts with vendors set security duties, notice of incidents, limits on sub-processors, deletion at the end and a right to verify.',
    place: '/security#vendors',
    basis:
      'We keep a list of sub-processors for each engagement and announce changes before they take effect.',
    follow: { how: 'security.vendors' },
  },
  {
    id: 'security.vendor-failure',
    lead: 'If a vendor vanished, there is for each critical service a way to continue without it, at least for a while.',
    place: '/security#vendors',
    basis: 'For each critical service there is a way to continue without it, at least for a while.',
    follow: { who: 'security.vendors' },
  },
];
