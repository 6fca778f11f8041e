import { expect, test } from 'vitest';

import { PRIVACY } from '../../content/legal/privacy.ts';
import { TERMS } from '../../content/legal/terms.ts';
import { pageOf } from '../../content/pages.ts';

import { legalPage } from './legal-pages.ts';

test.each([
  ['What interest do you charge on late payment?', '/terms#fees'],
  ['What if an invoice is overdue?', '/terms#fees'],
  ['Who owns the deliverables?', '/terms#intellectual-property'],
  ['Is your liability limited?', '/terms#liability'],
  ['Do you give a warranty?', '/terms#warranties'],
  ['What counts as a material breach?', '/terms#termination'],
  ['Which law governs our contract?', '/terms#governing-law'],
  ['Where are your terms and conditions?', '/terms'],
  ['Do you use cookies?', '/privacy#cookies'],
  ['Can you delete my data?', '/privacy#your-rights'],
  ['Show me the privacy policy', '/privacy'],
] as const)('"%s" leads to %s', (message, url) => {
  const reply = legalPage(message);
  expect(reply?.sources.map((source) => source.url)).toEqual([url]);
  const [path = '', section] = url.split('#');
  const page = path === '/terms' ? TERMS : PRIVACY;
  expect(page.path).toBe(path);
  if (section) expect(page.sections.map(({ id }) => id)).toContain(section);
});

test('the reply says what the page says of itself, and no term of its own', () => {
  const { label, description } = pageOf('/terms');
  expect(legalPage('What are the terms of service?')?.reply).toBe(
    `That stands on the page “${label}”. ${description}`,
  );
});

test.each([
  'What are the commercial terms for a risk assessment?',
  'When are your invoices due?',
  'Is the coaching confidential?',
  'Do you help with data protection?',
])('"%s" is left to the pages that are read', (message) => {
  expect(legalPage(message)).toBeUndefined();
});
