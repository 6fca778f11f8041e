import { expect, test } from 'vitest';

import type { MailChannel } from '#shared/desk/results.ts';

import { mailFault } from './mail-status.ts';

const channel = (kind: string, state: Partial<MailChannel> = {}): MailChannel => ({
  kind,
  is_configured: true,
  seen_at: '2026-11-26T09:00:00Z',
  last_success_at: null,
  last_error: null,
  last_error_at: null,
  waiting: 0,
  failed: 0,
  ...state,
});
const off = (kind: string, reason: string, waiting = 0) =>
  channel(kind, { is_configured: false, last_error: reason, waiting });

const NO_SERVER = 'No mail server is configured (SMTP_URL).';
const NO_RECIPIENT = 'No recipient of notifications is configured (NOTIFY_TO).';
const refused = {
  last_error: 'connection refused',
  last_error_at: '2026-11-26T09:01:00Z',
  last_success_at: '2026-11-26T08:00:00Z',
};

test('no notice is shown while all mail gets through, or while only the webhook is off', () => {
  expect(mailFault([channel('staff_notification'), channel('acknowledgement')])).toBeUndefined();
  expect(
    mailFault([channel('staff_notification'), off('webhook', 'No webhook is configured.')]),
  ).toBeUndefined();
});

test('the banner says that mail is not configured, and how many messages wait', () => {
  expect(mailFault([off('staff_notification', NO_SERVER, 2), off('acknowledgement', NO_SERVER, 1)])).toBe(
    'Mail is not configured: nobody is notified and no acknowledgements are sent. 3 messages are waiting.',
  );
});

test('if only the recipients are missing, acknowledgements are not reported as off', () => {
  expect(mailFault([off('staff_notification', NO_RECIPIENT), channel('acknowledgement')])).toBe(
    `Nobody is notified of new enquiries. ${NO_RECIPIENT}`,
  );
});

test('failures are reported even when recipients are missing', () => {
  const channels = [
    off('staff_notification', NO_RECIPIENT),
    channel('acknowledgement', { ...refused, waiting: 2, failed: 1 }),
  ];
  const fault = mailFault(channels);
  expect(fault).toContain(
    'Mail is not getting through: connection refused. 2 messages are waiting. 1 message failed.',
  );
});

test('a failing webhook is reported although mail is off', () => {
  const channels = [off('staff_notification', NO_SERVER), channel('webhook', refused)];
  expect(mailFault(channels)).toContain('Mail is not getting through: connection refused.');
});

test('an error older than the last success is not shown', () => {
  expect(
    mailFault([channel('acknowledgement', { ...refused, last_success_at: '2026-11-26T09:02:00Z' })]),
  ).toBeUndefined();
});
