import { INSIGHT_CATEGORIES } from '#content/insights.ts';
import type { StaticSite } from '#server/site/static-site.ts';
import { TIMES_PER_PAGE } from '#shared/calendar/paths.ts';
import { CONTACT_FIELDS } from '#shared/forms/contact.ts';
import { REGISTRATION_FIELDS } from '#shared/events/events.ts';
import { rawSlot, section, slot } from '#shared/forms/template.ts';
import { CONFIRMATION_PATHS, FORM_PATHS, SERVED_PAGES } from '#shared/forms/plain-forms.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';

/** A site of a few pages, for tests that need pages but no build. */
export function smallSite(): StaticSite {
  const html = (title: string, text: string) =>
    `<title>${title}</title><main><h1>${title}</h1><p>${text}</p></main><a href="/about">A</a><a href="/privacy">P</a>`;
  const pages: Record<string, string> = {
    '/': html('Home', 'Welcome.'),
    '/about': html('About', 'The firm.'),
    '/login': html('Login', 'Sign in.'),
    '/admin/submissions': html('Submissions', 'The desk.'),
  };
  return {
    digest: 'of-the-tests',
    respond: ({ path }) => {
      const page = pages[path];
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return { response: new Response(page ?? 'page', { status: page ? 200 : 404, headers }), route: 'page' };
    },
  };
}

/** Replaces the built pages that answer forms sent without JavaScript. Each has a slot for every value that such a page may show. */
export function smallFormPages(): FormPages {
  const names = [
    ...new Set([...CONTACT_FIELDS, ...REGISTRATION_FIELDS, 'telephone', 'event.title', 'event.day']),
  ];
  const fields = names.map((field) => `<i id="${field}">${slot(field)}</i>`);
  const errors = names.map((field) => section(`error.${field}`, `<b>${slot(`error.${field}`)}</b>`));
  const choices = [
    'frequency=weekly',
    'frequency=monthly',
    ...INSIGHT_CATEGORIES.map((topic) => `${topic}=yes`),
    'open',
    'full',
    'begun',
    'over',
    'cancelled',
    'registered',
    'waiting',
  ];
  const chosen = choices.map((choice) => section(choice, `<u>${choice}</u>`));
  const times = Array.from({ length: TIMES_PER_PAGE }, (_, index) => `time.${index}`).map((time) =>
    section(
      time,
      `<a href="${slot(`${time}.href`)}" data-start="${slot(`${time}.start`)}">${slot(time)}</a>`,
    ),
  );
  const calendar = [
    'problem',
    'zone',
    'zone.label',
    'later',
    'start',
    'chosen',
    'version',
    'fact.time',
    'fact.medium',
    'move.text',
    'waits',
    'session',
    'file',
    'event.file',
    'again',
  ].map((name) => section(name, `<s id="${name}">${slot(name)}</s>`));
  const page = (name: string) => ({
    html: `<main id="${name}"><h1>${slot('title')}</h1><p>${slot('text')}</p><script type="application/ld+json">${rawSlot('jsonLd')}</script><a class="link" href="/about">About</a><form action="/form/enquiry"></form>${slot('reference')}<i id="token">${slot('token')}</i>${chosen.join('')}${fields.join('')}${errors.join('')}${calendar.join('')}${times.join('')}</main>`,
    csp: "default-src 'none'",
  });
  const pages = [
    ...Object.keys(FORM_PATHS),
    ...Object.keys(CONFIRMATION_PATHS),
    ...Object.keys(SERVED_PAGES),
  ];
  return Object.fromEntries(pages.map((name) => [name, page(name)])) as FormPages;
}
