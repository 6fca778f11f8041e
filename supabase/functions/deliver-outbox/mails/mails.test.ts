import { expect, test } from 'vitest';

import { FIRM } from '../../../../app/content/firm.ts';
import type { Enquiry } from '../message.ts';
import { acknowledgement } from './acknowledgement.ts';
import { staffNotification } from './staff-notification.ts';
import { beginningOf, oneLine, paragraphs } from './visitor-text.ts';

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
  held: false,
};
const SITE = 'https://www.example.com';
const HOSTILE = '<img src=x onerror=alert(1)>"\'&';

test.each([
  ['staff', staffNotification],
  ['sender', acknowledgement],
])('to the %s, what a visitor typed is text and nothing else', (_name, compose) => {
  const { html, subject } = compose(
    { ...ENQUIRY, first_name: HOSTILE, company: HOSTILE, message: `${HOSTILE}\nnext` },
    SITE,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;<br>next');
  expect(subject).not.toContain('\n');
});

test('line breaks and hidden characters cannot get into a header', () => {
  const { subject, replyTo } = staffNotification(
    { ...ENQUIRY, company: 'A\r\nBcc: x@example.com', first_name: 'Eve\n\u202E', last_name: 'B' },
    SITE,
  );
  expect(subject).toBe('New enquiry CV-7K3Q-2M: A Bcc: x@example.com');
  expect(replyTo).toEqual({ name: 'Eve B', address: 'ada@example.com' });
});

test('the staff read every fact, and the link opens the enquiry in the desk', () => {
  const { text, html } = staffNotification(ENQUIRY, SITE);
  for (const fact of ['Ada Stone', 'Example Ltd', 'CEO/President', 'Finance', 'Training', 'Second line.']) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain(`${SITE}/admin/submissions?q=CV-7K3Q-2M&enquiry=${ENQUIRY.id}`);
});

test('the sender reads the reference, the promise and the hotline', () => {
  const { text, html } = acknowledgement(ENQUIRY, SITE);
  for (const fact of [ENQUIRY.reference, FIRM.responsePromise, FIRM.hotline.label, 'Second line.']) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
});

test('nobody can send advertisements to others through the acknowledgement', () => {
  const message = `Buy at https://shop.example/a?b and www.shop.example now. ${'word '.repeat(500)}`;
  const { text, html } = acknowledgement({ ...ENQUIRY, message, first_name: 'http://shop.example' }, SITE);
  expect(text + html).not.toContain('shop.example');
  expect(text.length).toBeLessThan(1_600);
});

test('a mail loads nothing from outside', () => {
  for (const { html } of [acknowledgement(ENQUIRY, SITE), staffNotification(ENQUIRY, SITE)]) {
    expect(html).not.toMatch(/src=|url\(|<link|@import/);
  }
});

test('texts are cut at a word and cleaned', () => {
  expect(beginningOf('one two three', 9)).toBe('one two …');
  expect(beginningOf('short', 9)).toBe('short');
  expect(oneLine(' a \u200B b\tc ')).toBe('a b c');
  expect(paragraphs('a\r\nb\u0007')).toBe('a\nb');
});
