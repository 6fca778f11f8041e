import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { ToastProvider } from '#app/ui/toast/toast-provider.tsx';

import { ContactForm } from './contact-form.tsx';

function prerender(url = '/'): string {
  const router = createMemoryRouter([{ path: '/', element: <ContactForm /> }], { initialEntries: [url] });
  return renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
}

test('the prerendered form never puts its data into the URL', () => {
  expect(prerender()).toMatch(/<form[^>]* method="post"/);
});

test('the prerendered form ignores the query string', () => {
  expect(prerender('/?interest=training&message=Hello')).toBe(prerender());
});

test('no field has a value that could overwrite early input', () => {
  expect(prerender()).not.toMatch(/<(input|textarea|select)[^>]* (value|selected)=/);
});

test('the honeypot is out of reach of people, autofill and password managers', () => {
  const field = /<input[^>]*name="website"[^>]*>/.exec(prerender())?.[0] ?? '';
  for (const attribute of ['type="text"', 'tabindex="-1"', 'autoComplete="off"', 'data-1p-ignore']) {
    expect(field).toContain(attribute);
  }
});

test('without JavaScript the form is sent to the server, and says how else to reach the firm', () => {
  expect(prerender()).toMatch(/<form[^>]* action="\/form\/enquiry"/);
  expect(prerender()).not.toMatch(/<noscript>|noscript:hidden"><button type="submit"/);
  const ways = /<div class="([^"]*)"><p[^>]*>Or write to .*mailto:.*tel:/.exec(prerender());
  expect(ways?.[1]).not.toContain('noscript:hidden');
});
