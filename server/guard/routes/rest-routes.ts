import * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readJson } from '#backend/http/read-json.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { readSession, requireSession } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { contactSchema } from '#shared/forms/contact.ts';
import { INGESTION_LIMITS } from '#shared/ingestion.ts';
import { newsletterSchema } from '#shared/forms/newsletter.ts';

import { storeEnquiry, storeSubscription } from './intake.ts';

/** Unwraps an array of one row: supabase-js sends an object or an array, depending on what `insert` was called with. */
function oneRow(body: unknown): unknown {
  return Array.isArray(body) && body.length === 1 ? body[0] : body;
}

async function insertContact(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  return storeEnquiry(parseOrRefuse(contactSchema, oneRow(await readJson(incoming.request))), incoming, deps);
}

async function insertSubscription(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  return storeSubscription(
    parseOrRefuse(newsletterSchema, oneRow(await readJson(incoming.request))),
    incoming,
    deps,
  );
}

const listSchema = z.strictObject({
  select: z.literal('*'),
  order: z.literal('created_at.desc'),
  limit: z.string().check(z.regex(/^([1-9]\d?|100)$/)),
});

const lastRunSchema = z.strictObject({
  select: z.literal('*'),
  order: z.literal('started_at.desc'),
  limit: z.literal('1'),
});
const runPagesSchema = z.strictObject({
  select: z.literal('url,outcome,reason'),
  run_id: z.string().check(z.regex(/^eq\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  order: z.literal('position.asc'),
  limit: z.literal(String(INGESTION_LIMITS.listedPages)),
});

/** Reads a table with the one query that the desk sends for it. */
function readTable(table: string, schema: z.ZodMiniType<Record<string, string>>): Route['handle'] {
  return async (incoming, deps) => {
    const query = parseOrRefuse(schema, Object.fromEntries(incoming.query));
    const session = await requireSession(incoming.request, 'rest', deps);
    const path = `/rest/v1/${table}?${new URLSearchParams(query)}`;
    return deps.gateway.callLibrary('rest', { method: 'GET', path, token: session.token });
  };
}

async function isAdmin(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  parseOrRefuse(z.optional(z.strictObject({})), await readJson(incoming.request));
  const session = await readSession(incoming.request, 'rest', deps);
  // Anonymous callers get their response without a database call, because anybody may send this request.
  if (!session) return { status: 200, body: false };
  return deps.gateway.callLibrary('rest', {
    method: 'POST',
    path: '/rest/v1/rpc/is_admin',
    body: {},
    token: session.token,
  });
}

export const REST_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/rest/v1/contact_submissions',
    isPublic: true,
    dialect: 'rest',
    limit: 'formRequestsPerAddress',
    lane: 'forms',
    query: ['columns'],
    handle: insertContact,
  },
  {
    method: 'POST',
    path: '/rest/v1/newsletter_subscriptions',
    isPublic: true,
    dialect: 'rest',
    limit: 'formRequestsPerAddress',
    lane: 'forms',
    query: ['columns'],
    handle: insertSubscription,
  },
  {
    method: 'GET',
    path: '/rest/v1/contact_submissions',
    dialect: 'rest',
    limit: 'deskRequestsPerAddress',
    query: ['select', 'order', 'limit'],
    handle: readTable('contact_submissions', listSchema),
  },
  {
    method: 'POST',
    path: '/rest/v1/rpc/is_admin',
    dialect: 'rest',
    limit: 'deskRequestsPerAddress',
    storesNothing: true,
    handle: isAdmin,
  },
  {
    method: 'GET',
    path: '/rest/v1/ingestion_runs',
    dialect: 'rest',
    limit: 'deskRequestsPerAddress',
    query: ['select', 'order', 'limit'],
    handle: readTable('ingestion_runs', lastRunSchema),
  },
  {
    method: 'GET',
    path: '/rest/v1/ingestion_run_pages',
    dialect: 'rest',
    limit: 'deskRequestsPerAddress',
    query: ['select', 'run_id', 'order', 'limit'],
    handle: readTable('ingestion_run_pages', runPagesSchema),
  },
];
