import { expect, test } from 'vitest';

import { fillTemplate } from '#shared/forms/template.ts';

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

test('a control in a conditional section has a value slot too', () => {
  const page = '<form><input data-section="start" type="hidden" name="start"/></form>';
  const { html } = formPage(page, '', { siteUrl: 'https://site.example', backendUrl: '' });
  expect(fillTemplate(html, { start: '2026-11-24T09:30Z' })).toContain(
    'type="hidden" name="start" value="2026-11-24T09:30Z">',
  );
  expect(fillTemplate(html, {})).not.toContain('<input');
});

test('the page contains its styles, and neither a script nor a control that needs one', () => {
  const { html, csp } = formPage(HTML, 'a{}', { siteUrl: 'https://site.example', backendUrl: '' });
  expect(html).toContain('<style>a{}</style>');
  expect(html).not.toMatch(/<script|stylesheet|Chat/);
  expect(csp).toContain("style-src 'self' 'sha256-");
  expect(csp).toContain("form-action 'self';");
});

const HOSTED = { siteUrl: 'https://site.example', backendUrl: 'https://project.example' };

test('a page served by a hosted backend links to the site, and its form may post to both origins', () => {
  const { html, csp } = formPage(HTML, '', HOSTED);
  expect(html).toContain('<a href="https://site.example/about">');
  expect(csp).toContain("form-action 'self' https://project.example https://site.example;");
});

test('a page served by a hosted backend embeds its files, because browsers refuse those of another origin', () => {
  const files: Record<string, string> = {
    '/assets/logo.svg': '<svg><symbol id="logo" viewBox="0 0 3 2"><path d="M1 1Z"/></symbol></svg>',
    '/assets/lines.svg': '<svg/>',
    '/assets/serif.woff2': 'font',
    '/favicon.svg': '<svg/>',
  };
  const page = `<html><head><link rel="preload" as="font" href="/assets/serif.woff2"/>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>
<link rel="stylesheet" href="/assets/app.css"/></head><body><a href="/"><svg><use href="/assets/logo.svg#logo"></use></svg></a>
<svg><use href="/assets/logo.svg#logo"></use></svg></body></html>`;
  const styles =
    '@font-face{src:url(/assets/serif.woff2)format("woff2")}a{mask:url(/assets/lines.svg) 0 0/640px}';
  const { html, csp } = formPage(page, styles, HOSTED, (path) => Buffer.from(files[path] ?? ''));
  expect(html).not.toMatch(/preload|assets|url\(\//);
  expect(html.match(/<symbol id="logo" viewBox="0 0 3 2"><path d="M1 1Z"/g)).toHaveLength(1);
  expect(html.match(/<use href="#logo">/g)).toHaveLength(2);
  expect(html).toContain('src:url(data:font/woff2;base64,Zm9udA==)format("woff2")');
  expect(html).toContain('mask:url(data:image/svg+xml;base64,PHN2Zy8+) 0 0');
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml;base64,PHN2Zy8+"');
  expect(csp).toContain("font-src 'self' data:;");
});
