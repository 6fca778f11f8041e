import { streamExport } from '#backend/export/stream-export.ts';
import type { CallDatabase } from '#backend/export/stream-export.ts';
import { chatRequestSchema } from '#shared/chat.ts';
import { EXPORT_PATH, exportSchema } from '#shared/desk.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';

import { failure, Refusal } from './answers.ts';
import { accept } from './context.ts';
import type { GuardDeps, Incoming, Route } from './context.ts';
import { readSession } from './credentials.ts';
import { readJson } from './read-json.ts';

/** Builds a new request from the parsed body, so that the function never sees the visitor's original one. */
function rebuildRequest(incoming: Incoming, body: unknown): Request {
  const streams = (incoming.request.headers.get('accept') ?? '').includes('text/event-stream');
  return new Request('http://functions.invalid/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: streams ? 'text/event-stream' : 'application/json',
    },
    body: JSON.stringify(body),
    signal: incoming.request.signal,
  });
}

async function chat(incoming: Incoming, { functions }: GuardDeps): Promise<Response> {
  const body = await readJson(incoming.request, 'functions', CHAT_LIMITS.bodyBytes);
  const conversation = accept('functions', chatRequestSchema, body);
  return functions.chat(rebuildRequest(incoming, conversation), { key: incoming.address });
}

/** Verifies the session, if there is one; the function itself requires an admin. */
async function ingestSite(incoming: Incoming, deps: GuardDeps): Promise<Response> {
  const body = await readJson(incoming.request, 'functions');
  const session = await readSession(incoming.request, 'functions', deps);
  return deps.functions.ingestSite(
    new Request('http://functions.invalid/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      },
      body: JSON.stringify(body ?? null),
    }),
  );
}

/** Exports with the requester's own session, so that the database decides what they may read. */
async function exportDesk(incoming: Incoming, deps: GuardDeps): Promise<Response> {
  const exportRequest = accept('functions', exportSchema, await readJson(incoming.request, 'functions'));
  const session = await readSession(incoming.request, 'functions', deps);
  if (!session) throw new Refusal(failure('functions', 401, 'no_authorization', 'Sign in to export.'));
  const call: CallDatabase = (name, body) =>
    deps.library.call('rest', {
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      body,
      token: session.token,
    });
  return streamExport(exportRequest, call, new Date());
}

export const FUNCTION_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/functions/v1/chat',
    isPublic: true,
    dialect: 'functions',
    limit: 'chatRequestsPerAddress',
    storesNothing: true,
    mayTakeLong: true,
    query: [],
    handle: chat,
  },
  {
    method: 'POST',
    path: '/functions/v1/ingest-site',
    dialect: 'functions',
    limit: 'deskRequestsPerAddress',
    mayTakeLong: true,
    query: [],
    handle: ingestSite,
  },
  {
    method: 'POST',
    path: EXPORT_PATH,
    dialect: 'functions',
    limit: 'exportRequestsPerAddress',
    mayTakeLong: true,
    query: [],
    handle: exportDesk,
  },
];
