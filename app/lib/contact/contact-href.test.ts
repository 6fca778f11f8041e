import { expect, it } from 'vitest';

import { contactHref } from './contact-href.ts';

it('links to the anchor of the home page without an enquiry', () => {
  expect(contactHref()).toBe('/#contact');
});

it('carries interest and message in the query, where they read back unchanged', () => {
  const message = 'Webinar: "AI & risk" 100 %';
  const url = new URL(contactHref({ interest: 'training', message }), 'http://site.example');
  expect(url.hash).toBe('#contact');
  expect(url.searchParams.get('interest')).toBe('training');
  expect(url.searchParams.get('message')).toBe(message);
});

it('cuts a message to the limit of the form field', () => {
  const url = new URL(contactHref({ message: 'x'.repeat(5000) }), 'http://site.example');
  expect(url.searchParams.get('message')).toHaveLength(4000);
});
