import { expect, test } from 'vitest';

import { replyHref } from './reply-href.ts';

const ENQUIRY = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@example.com',
  reference: 'CV-7K3Q-2M',
  message: 'Hello\nthere',
};

test('the reply goes to the sender with the reference in its subject and the message quoted', () => {
  const url = new URL(replyHref(ENQUIRY));
  expect(decodeURIComponent(url.pathname)).toBe('jane@example.com');
  expect(url.searchParams.get('subject')).toMatch(/CV-7K3Q-2M/);
  expect(url.searchParams.get('body')).toBe('Dear Jane Doe,\r\n\r\n\r\n\r\n> Hello\r\n> there');
});

test('the address keeps its @, as RFC 6068 requires, and every other special character is escaped', () => {
  expect(replyHref(ENQUIRY)).toMatch(/^mailto:jane@example\.com\?subject=/);
  const odd = { ...ENQUIRY, email: 'jane+a/b?c=d&e%40@example.com' };
  expect(replyHref(odd)).toMatch(/^mailto:jane%2Ba%2Fb%3Fc%3Dd%26e%2540@example\.com\?subject=/);
});

test('an apostrophe in the address stays as it is, which URIs allow', () => {
  const url = replyHref({ ...ENQUIRY, email: "shane.o'brien@example.com" });
  expect(url).toMatch(/^mailto:shane\.o'brien@example\.com\?subject=/);
});

test('visitor input cannot add a recipient or a header', () => {
  const url = new URL(
    replyHref({ ...ENQUIRY, first_name: 'A&bcc=x@evil.example', message: '&cc=x@evil.example\r\nBcc: y' }),
  );
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('hidden characters are spelled out, so that they cannot reorder text in the mail', () => {
  const url = new URL(replyHref({ ...ENQUIRY, first_name: 'Jane\u202E', message: 'a\u200Bb' }));
  expect(url.searchParams.get('body')).toMatch(/^Dear Jane\[U\+202E\] Doe,[^]*> a\[U\+200B\]b$/);
});

test('a long message is quoted only in part', () => {
  expect(replyHref({ ...ENQUIRY, message: '😀'.repeat(4000) }).length).toBeLessThan(13_000);
});
