import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FIRM } from '../../../content/firm.ts';
import { IDENTITY_LINE } from '../../../content/identity.ts';
import { DANGER_FIRST } from '../../../content/response.ts';
import type { Enquiry } from '../message.ts';
import { acknowledgement } from './acknowledgement.ts';
import { staffNotification } from './staff-notification.ts';
import { oneLine, paragraphs } from '../../visitor-text.ts';

const ENQUIRY: Enquiry = {
  id: '0b8e5f0a-9f6b-4a53-8a8f-0d5a3c1c2b1a',
  created_at: '2026-01-02T03:04:05+00:00',
  reference: 'CV-7K3Q-2M',
  first_name: 'Ada',
  last_name: 'Stone',
  email: 'ada@example.com',
  company: 'Example Ltd',
  role: 'ceo',
  industry: 'finance',
  interest: 'training',
  message: 'First line.\nSecond line.',
  status: 'new',
  is_booked: false,
};
const SITE = 'https://www.example.com';
const HOSTILE = '<img src=x onerror=alert(1)>"\'&';

test('markup that a visitor typed reaches the staff as plain text', () => {
  const { html, subject } = staffNotification(
    { ...ENQUIRY, first_name: HOSTILE, company: HOSTILE, message: `${HOSTILE}\nnext` },
    SITE,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;<br>next');
  expect(subject).not.toContain('\n');
});

test('the subject of an incident begins with it, because phones truncate subjects', () => {
  const { subject } = staffNotification({ ...ENQUIRY, interest: 'incident-response' }, SITE);
  expect(subject).toBe('Incident response: new enquiry CV-7K3Q-2M, Example Ltd');
});

test('line breaks and hidden characters cannot get into a header', () => {
  const { subject, replyTo } = staffNotification(
    { ...ENQUIRY, company: 'A\r\nBcc: x@example.com', first_name: 'Eve\n\u202E', last_name: 'B' },
    SITE,
  );
  expect(subject).toBe('New enquiry CV-7K3Q-2M: A Bcc: x@example.com');
  expect(replyTo).toEqual({ name: 'Eve B', address: 'ada@example.com' });
});

test('no encoded word gets into a header, even one that cleaning would create', () => {
  const { subject, replyTo } = staffNotification(
    {
      ...ENQUIRY,
      company: '=?utf-8?B?QQ==?= =\u200B?utf-8?Q?b?=',
      first_name: '=?utf-8?Q?Eve?=',
      last_name: '=\n?x',
    },
    SITE,
  );
  expect(subject).toBe('New enquiry CV-7K3Q-2M: = ?utf-8?B?QQ== ?= = ?utf-8?Q?b?=');
  expect(replyTo.name).toBe('= ?utf-8?Q?Eve?= = ?x');
});

test('the notification states every fact, and its link opens the enquiry in the desk', () => {
  const { text, html } = staffNotification(ENQUIRY, SITE);
  for (const fact of ['Ada Stone', 'Example Ltd', 'CEO/President', 'Finance', 'Training', 'Second line.']) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain(`${SITE}/admin/submissions?q=CV-7K3Q-2M&enquiry=${ENQUIRY.id}`);
});

test('the acknowledgement states the reference, the promise, the hotline and the company', () => {
  const { text, html } = acknowledgement(ENQUIRY, SITE);
  const facts = [
    ENQUIRY.reference,
    FIRM.responsePromise,
    FIRM.hotline.label,
    'Dear Ada Stone,',
    FIRM.usHotline.label,
    DANGER_FIRST,
    IDENTITY_LINE,
  ];
  for (const fact of facts) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
});

test('the acknowledgement of a time that could not be booked says so', () => {
  const message = 'Appointment asked for, not booked: 4 January 2027, 10:00\n\nHello';
  const { text, html } = acknowledgement({ ...ENQUIRY, message }, SITE);
  for (const part of [text, html]) {
    expect(part).toContain('the time you chose is not booked yet');
    expect(part).not.toMatch(/4 January|shows whether a time is free/);
    expect(part).toContain('because this address was entered for an appointment on');
  }
  const { text: ofForm } = acknowledgement(ENQUIRY, SITE);
  expect(ofForm).not.toContain('not booked');
  expect(ofForm).toContain('because this address was entered in the contact form on');
});

test('the acknowledgement says what follows, and asks for one word if the address was entered by somebody else', () => {
  const { text, html } = acknowledgement(ENQUIRY, SITE);
  for (const words of [
    'A senior member of our team reads your enquiry and replies to this address.',
    'If that was not you, please reply to tell us, and we will delete it.',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).not.toContain('nothing else will be sent');
});

test('the notification says until when the sender expects an answer, at weekends too', () => {
  const friday = { ...ENQUIRY, created_at: '2026-11-20T18:30:00+00:00' };
  const { text, html } = staffNotification(friday, SITE);
  for (const part of [text, html]) expect(part).toContain('by Saturday, 21 November 2026 at 18:30, London');
});

test('the notification of a booked appointment promises no further answer', () => {
  const { text, html } = staffNotification({ ...ENQUIRY, is_booked: true }, SITE);
  for (const part of [text, html]) {
    expect(part).toContain('has booked an appointment');
    expect(part).not.toContain('expects an answer');
  }
});

test('the acknowledgement repeats nothing that was typed except a harmless name', () => {
  const mail = acknowledgement(ENQUIRY, SITE);
  fc.assert(
    fc.property(fc.string(), fc.string(), (message, company) => {
      expect(acknowledgement({ ...ENQUIRY, message, company }, SITE)).toEqual(mail);
    }),
  );
});

test.each([
  'evil-bank.com',
  'Pay at evil-bank.com/login',
  'https://evil.example',
  'ｈttps：／／evil．example',
  'evil。com',
  'evil｡com',
  '//evil.example/x',
  'ftp:evil',
  'mailto:a@b.example',
  'javascript:alert(1)',
  'Call +44 20 7946 0000',
  'Call ٠٢٠٧٩٤٦',
  '192.0.2.1',
  '[2001:db8::1]',
  'xn--e1awd7f.com',
  'пример.рф',
  'a@b.example',
  'Eve\nhttps://evil.example',
  'Eve #tag',
  'evil\u200B.com',
  'You have won call Bob now and tell him your password at once please',
  '<b>Eve</b>',
  '',
])('a name such as %j gets a neutral salutation', (first_name) => {
  const { text, html } = acknowledgement({ ...ENQUIRY, first_name, last_name: '' }, SITE);
  const neutral = acknowledgement({ ...ENQUIRY, first_name: '1', last_name: '' }, SITE);
  expect(text).toMatch(/^Hello,\n/);
  expect({ text, html }).toEqual({ text: neutral.text, html: neutral.html });
});

test.each([
  'Ada',
  'Zoë O’Neill-Śmith',
  'Dr. J. R. van der Berg',
  'Nguyễn Thị',
  '山田 太郎',
  'עדה',
  "D'Arcy",
  'Ada\u200B',
])('a name such as %j is used', (first_name) => {
  const { text } = acknowledgement({ ...ENQUIRY, first_name, last_name: 'Stone' }, SITE);
  expect(text).toMatch(/^Dear .+ Stone,\n/);
});

test('a mail loads no remote resources', () => {
  for (const { html } of [acknowledgement(ENQUIRY, SITE), staffNotification(ENQUIRY, SITE)]) {
    expect(html).not.toMatch(/src=|url\(|<link|@import/);
  }
});

test('hidden characters and surplus white space are removed from texts', () => {
  expect(oneLine(' a \u200B b\tc ')).toBe('a b c');
  expect(oneLine('a\u061C\u00AD\u{E0041}\u0085b')).toBe('ab');
  expect(paragraphs('a\r\nb\u0007')).toBe('a\nb');
});
