import { expect, test } from 'vitest';

import type { MailChannel } from '#shared/desk/results.ts';

import { unsentSummary } from './unsent-text.ts';

const channel = (changes: Partial<MailChannel>): MailChannel => ({
  kind: 'newsletter_confirmation',
  is_configured: true,
  seen_at: null,
  last_success_at: null,
  last_error: null,
  last_error_at: null,
  waiting: 0,
  failed: 0,
  ...changes,
});

test('no notice is shown while every mail to readers is sent', () => {
  const enquiries = channel({ kind: 'acknowledgement', waiting: 3, failed: 1 });
  expect(unsentSummary([channel({}), channel({ kind: 'reading_link' }), enquiries])).toBeUndefined();
});

test('the notice names the reason: mail not configured, a transport fault, or only the next delivery', () => {
  const link = channel({ kind: 'reading_link', waiting: 1 });
  expect(unsentSummary([channel({ waiting: 2, is_configured: false }), link])).toMatch(
    /^3 emails to readers wait, because mail is not configured\./,
  );
  const broken = channel({ waiting: 1, last_error: 'Refused.', last_error_at: '2026-03-01T10:00:00Z' });
  expect(unsentSummary([broken])).toBe('1 email to readers waits. Mail is not getting through: Refused.');
  expect(unsentSummary([{ ...broken, last_success_at: '2026-03-01T11:00:00Z' }])).toBe(
    '1 email to readers waits for the next delivery.',
  );
  expect(unsentSummary([channel({ failed: 2 })])).toBe('2 emails to readers failed.');
});
