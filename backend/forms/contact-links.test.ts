import { expect, test } from 'vitest';

import { FIRM } from '../../content/firm.ts';

import { contactLinks } from './contact-links.ts';

test('the number and the addresses of the firm become links, and everything else is escaped', () => {
  const html = contactLinks(`<b>${FIRM.phone.label}</b> or ${FIRM.email}`);
  expect(html).toContain(`href="${FIRM.phone.href}">${FIRM.phone.label}</a>&lt;/b&gt; or `);
  expect(html).toContain(`href="mailto:${FIRM.email}">${FIRM.email}</a>`);
  expect(html).not.toContain('<b>');
});
