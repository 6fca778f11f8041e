import type { LegalFact } from './fact.ts';

export const INTERNATIONAL = {
  'pci-dss': {
    name: 'PCI DSS',
    jurisdiction: 'International',
    text: 'PCI DSS 4.0.1, by contract with the card schemes',
    status: 'in force',
    date: '2025-03-31',
    terms: { version: '4.0.1' },
    source: 'https://www.pcisecuritystandards.org/document_library/',
    newestSource: '2026-09',
    grade: 'B',
    lastChecked: '2026-11-22',
  },
} as const satisfies Record<string, LegalFact>;
