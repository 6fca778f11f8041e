import { streamExport } from '#backend/export/stream-export.ts';
import type { CallDatabase } from '#backend/export/stream-export.ts';
import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readChatRequest } from '#backend/assistant/chat/read-chat-request.ts';
import { readJson } from '#backend/http/read-json.ts';
import { readSession, requireSession } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { TRIAL_FUNCTION } from '#shared/assistant-trial.ts';
import { EXPORT_PATH, exportSchema } from '#shared/desk/calls.ts';

async function chat({ request, address }: Incoming, { functions }: GuardDeps): Promise<Response> {
  return functions.chat(await readChatRequest(request), { key: address, signal: request.signal });
}

/** Verifies the session, if there is one; the function itself requires an admin. */
const adminFunction =
  (name: 'ingestSite' | 'tryAssistant'): Route['handle'] =>
  async ({ request }, deps) => {
    const body = await readJson(request);
    const session = await readSession(request, 'functions', deps);
    return deps.functions[name](body, session?.token);
  };

/** Exports with the requester's own session, so that the database decides what they may read. */
async function exportDesk(incoming: Incoming, deps: GuardDeps): Promise<Response> {
  const exportRequest = parseOrRefuse(exportSchema, await readJson(incoming.request));
  const { token } = await requireSession(incoming.request, 'functions', deps);
  const call: CallDatabase = (name, body) =>
    deps.gateway.callLibrary('rest', {
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      body,
      token,
    });
  return streamExport(exportRequest, call, new Date(), deps.siteOrigin);
}

export const FUNCTION_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/functions/v1/chat',
    isPublic: true,
    dialect: 'functions',
    limit: 'chatRequestsPerAddress',
    storesNothing: true,
    hasOwnTimeout: true,
    handle: chat,
  },
  {
    method: 'POST',
    path: '/functions/v1/ingest-site',
    dialect: 'functions',
    limit: 'deskRequestsPerAddress',
    hasOwnTimeout: true,
    handle: adminFunction('ingestSite'),
  },
  {
    method: 'POST',
    path: `/functions/v1/${TRIAL_FUNCTION}`,
    dialect: 'functions',
    limit: 'deskRequestsPerAddress',
    storesNothing: true,
    hasOwnTimeout: true,
    handle: adminFunction('tryAssistant'),
  },
  {
    method: 'POST',
    path: EXPORT_PATH,
    dialect: 'functions',
    limit: 'exportRequestsPerAddress',
    hasOwnTimeout: true,
    handle: exportDesk,
  },
];
