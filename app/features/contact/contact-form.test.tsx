import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { ToastProvider } from '#app/ui/toast-provider.tsx';

import { ContactForm } from './contact-form.tsx';

function prerender(address = '/'): string {
  const router = createMemoryRouter([{ path: '/', element: <ContactForm /> }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
}

test('the prerendered form never puts its data into the address', () => {
  expect(prerender()).toMatch(/<form[^>]* method="post"/);
});

test('the prerendered form is the same whatever the address asks for', () => {
  expect(prerender('/?interest=training&message=Hello')).toBe(prerender());
});

test('no field has a value that could overwrite what was typed before the page came alive', () => {
  expect(prerender()).not.toMatch(/<(input|textarea|select)[^>]* (value|selected)=/);
});

test('the honeypot is out of reach for people and for what fills forms for them', () => {
  const field = /<input[^>]*name="website"[^>]*>/.exec(prerender())?.[0] ?? '';
  for (const attribute of ['type="text"', 'tabindex="-1"', 'autoComplete="off"', 'data-1p-ignore']) {
    expect(field).toContain(attribute);
  }
});

test('without script the form says how to reach the firm', () => {
  const [, needsScript = '', rest = ''] = /<noscript>(.*)<\/noscript>(.*)/.exec(prerender()) ?? [];
  expect(needsScript).toContain('This form needs JavaScript.');
  const ways = /<div class="([^"]*)"><p[^>]*>Or write to .*mailto:.*tel:/.exec(rest);
  expect(ways?.[1]).not.toContain('noscript:hidden');
});
