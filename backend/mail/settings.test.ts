import { expect, test } from 'vitest';

import { deliverySettings, readMailServer, readMailbox, readWebhookUrl } from './settings.ts';
import { MESSAGE_KINDS } from '../../shared/message-kinds.ts';

test.each([
  ['smtps://u%40x:p%3Ass@mail.example', { port: 465, tls: 'implicit', auth: { user: 'u@x', pass: 'p:ss' } }],
  ['smtp://mail.example', { port: 587, tls: 'required', auth: undefined }],
  ['smtp://mail.example:25?tls=off', { port: 25, tls: 'off' }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, tls: 'off' }],
  ['smtp://[::1]:1025', { host: '::1', tls: 'off' }],
])('the mail server %s is read', (text, expected) => {
  expect(readMailServer(text)).toMatchObject(expected);
});

test.each([
  'http://mail.example',
  'smtp://',
  'smtp://mail.example/path',
  'smtp://mail.example?logger=true',
  'smtps://mail.example?tls=off',
  'smtp://u:%zz@mail.example',
])('the mail server %s is refused', (text) => {
  expect(readMailServer(text)).toBeUndefined();
});

test.each([
  ['a@b.example', { name: '', address: 'a@b.example' }],
  ['The Firm <a@b.example>', { name: 'The Firm', address: 'a@b.example' }],
  ['a@b.example\nBcc: x@y.example', undefined],
  ['Firm\r\n <a@b.example>', undefined],
  ['a@b.example, c@d.example', undefined],
])('the sender %j is read or refused', (text, expected) => {
  expect(readMailbox(text)).toEqual(expected);
});

test('a webhook must use https unless it is on loopback', () => {
  expect(readWebhookUrl('https://hooks.example/a?b=c')).toBe('https://hooks.example/a?b=c');
  expect(readWebhookUrl('http://127.0.0.1:9/x')).toBe('http://127.0.0.1:9/x');
  expect(readWebhookUrl('http://hooks.example/')).toBeUndefined();
  expect(readWebhookUrl('https://user:word@hooks.example/')).toBeUndefined();
  expect(readWebhookUrl('http://localhost.hooks.example/')).toBeUndefined();
});

test('each kind of message states which setting it lacks', () => {
  const noServer = 'No mail server is configured (SMTP_URL).';
  expect(deliverySettings({}, 'https://x.example').missing).toEqual({
    ...Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, noServer])),
    webhook: 'No webhook is configured (NOTIFY_WEBHOOK_URL).',
  });
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' };
  expect(deliverySettings({ SMTP_URL: 'smtp://localhost' }, '').missing.acknowledgement).toBe(
    'No sender is configured (MAIL_FROM).',
  );
  expect(deliverySettings(mail, '').missing.staff_notification).toBe(
    'No recipient of notifications is configured (NOTIFY_TO).',
  );
  expect(deliverySettings(mail, '').missing.acknowledgement).toBeUndefined();
});
