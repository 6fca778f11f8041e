import { expect, test } from 'vitest';

import { fillTemplate } from '#shared/form-template.ts';

import { formPage } from './form-pages.ts';

const HTML = `<html><head><link rel="stylesheet" href="/assets/app.css"/><script>x</script></head><body>
<a href="/about">About</a><div class="noscript:hidden"><button>Chat</button></div>
<form action="https://project.example/functions/v1/form/enquiry"><textarea id="m" name="message" aria-invalid="true"
 aria-describedby="m-error m-hint"></textarea><p id="m-hint">Hint</p><p id="m-error">Wrong</p></form></body></html>`;

test('a control says that it is invalid only with an error, and keeps its hint', () => {
  const { html } = formPage(HTML, '', { siteUrl: 'https://site.example', backendUrl: '' });
  const valid = fillTemplate(html, { 'valid.message': 'yes', message: 'a <b>' });
  expect(valid).toContain('aria-describedby="m-hint"');
  expect(valid).not.toMatch(/aria-invalid|m-error/);
  expect(valid).toContain('>\na &lt;b&gt;</textarea>');
  const invalid = fillTemplate(html, { 'error.message': 'yes', 'focus.message': 'yes' });
  expect(invalid).toContain('aria-invalid="true" aria-describedby="m-error m-hint" autofocus=""');
  expect(invalid).toContain('<p id="m-error">Wrong</p>');
});

test('the page carries its styles and neither a script nor a control that needs one', () => {
  const { html, csp } = formPage(HTML, 'a{}', { siteUrl: 'https://site.example', backendUrl: '' });
  expect(html).toContain('<style>a{}</style>');
  expect(html).not.toMatch(/<script|stylesheet|Chat/);
  expect(csp).toContain("style-src 'self' 'sha256-");
  expect(csp).toContain("form-action 'self';");
});

test('a page that a hosted backend answers with leads to the site, and may be sent to both', () => {
  const hosting = { siteUrl: 'https://site.example', backendUrl: 'https://project.example' };
  const { html, csp } = formPage(HTML, '', hosting);
  expect(html).toContain('<a href="https://site.example/about">');
  expect(csp).toContain("form-action 'self' https://project.example https://site.example;");
});
