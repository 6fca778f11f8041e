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

test('what a visitor typed adds neither recipient nor header', () => {
  const url = new URL(
    replyHref({ ...ENQUIRY, first_name: 'A&bcc=x@evil.example', message: '&cc=x@evil.example\r\nBcc: y' }),
  );
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a long message is quoted in part', () => {
  expect(replyHref({ ...ENQUIRY, message: '😀'.repeat(4000) }).length).toBeLessThan(13_000);
});
