import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import { EVENTS_PATH } from '#shared/events/paths.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { enquiry, PASSWORD } from '#tests/harness/api.ts';
import { DESK_ARGUMENTS } from '#tests/harness/desk-arguments.ts';

export type ServedRoute = {
  method: string;
  path: string;
  weight: number;
  /** Makes a valid body; `email` is unique to the request. */
  body?: (email: string) => Record<string, unknown>;
};

const ID = '11111111-1111-4111-8111-111111111111';

/** Every route that takes JSON, and some pages; those that visitors use most have the most weight. */
export const SERVED_ROUTES: readonly ServedRoute[] = [
  {
    method: 'POST',
    path: '/rest/v1/contact_submissions',
    weight: 8,
    body: (email) => enquiry({ email }),
  },
  {
    method: 'POST',
    path: '/rest/v1/newsletter_subscriptions',
    weight: 5,
    body: (email) => ({ email, source: NEWSLETTER_SOURCE }),
  },
  { method: 'POST', path: '/auth/v1/signup', weight: 4, body: (email) => ({ email, password: PASSWORD }) },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    weight: 4,
    body: (email) => ({ email, password: PASSWORD }),
  },
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    weight: 3,
    body: () => ({ refresh_token: 'abcdefghijkl' }),
  },
  { method: 'GET', path: '/auth/v1/user', weight: 2 },
  {
    method: 'POST',
    path: `/auth/v1/factors/${ID}/verify`,
    weight: 2,
    body: () => ({ challenge_id: ID, code: '123456' }),
  },
  { method: 'POST', path: '/auth/v1/factors', weight: 1, body: () => ({ factor_type: 'phone' }) },
  { method: 'DELETE', path: `/auth/v1/factors/${ID}`, weight: 1 },
  // An invalid scope, because a real logout would end the session that later requests use.
  { method: 'POST', path: '/auth/v1/logout?scope=nobody', weight: 1 },
  {
    method: 'POST',
    path: '/functions/v1/chat',
    weight: 5,
    body: () => ({ messages: [{ role: 'user', content: 'What do you do?' }] }),
  },
  {
    method: 'POST',
    path: '/functions/v1/ingest-site',
    weight: 2,
    body: () => ({ baseUrl: 'http://elsewhere.example', limit: 1, excludePaths: ['/x'] }),
  },
  {
    method: 'POST',
    path: '/functions/v1/try-assistant',
    weight: 2,
    body: () => ({ question: 'What do you do?' }),
  },
  {
    method: 'POST',
    path: '/functions/v1/export-desk',
    weight: 2,
    body: () => ({ kind: 'submissions', filter: { search: 'stone' } }),
  },
  { method: 'GET', path: EVENTS_PATH, weight: 1 },
  { method: 'GET', path: CALENDAR_PATH, weight: 1 },
  {
    method: 'POST',
    path: CALENDAR_PATH,
    weight: 2,
    body: () => ({ act: 'hold', start: '2099-01-05T09:00Z', topic: 'consulting', office: 'london' }),
  },
  ...Object.entries({ is_admin: {}, ...DESK_ARGUMENTS }).map(([name, body]) => ({
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    weight: 1,
    body: () => body,
  })),
  {
    method: 'GET',
    path: '/rest/v1/contact_submissions?select=*&order=created_at.desc&limit=10',
    weight: 3,
  },
  { method: 'GET', path: '/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=1', weight: 1 },
  {
    method: 'GET',
    path: `/rest/v1/ingestion_run_pages?select=url,outcome,reason&run_id=eq.${ID}&order=position.asc&limit=1000`,
    weight: 1,
  },
  { method: 'GET', path: '/', weight: 2 },
  { method: 'GET', path: '/about', weight: 1 },
  { method: 'GET', path: '/admin/submissions', weight: 1 },
  { method: 'GET', path: '/robots.txt', weight: 1 },
  { method: 'GET', path: '/healthz', weight: 1 },
  { method: 'GET', path: '/readyz', weight: 1 },
];
