import pLimit from 'p-limit';

import { createAssistant } from '#backend/assistant/assistant.ts';
import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import { createChatHandler } from '#backend/assistant/chat/handler.ts';
import type { ChatHandler } from '#backend/assistant/chat/handler.ts';
import type { ModelSettings } from '#backend/assistant/model/model.ts';
import { createTrialHandler } from '#backend/assistant/try-question.ts';
import { authorise } from '#backend/authorise.ts';
import type { Right } from '#backend/authorise.ts';

import type { Backend } from './database/backend.ts';
import { DATABASE_CAPS } from './limits.ts';
import type { RateLimits } from './limits.ts';
import type { Log } from './log.ts';
import { createIngestFunction } from './site/ingestion.ts';
import type { StaticSite } from './site/static-site.ts';

/** `token` is the access token of the account that is signed in. */
type AdminFunction = (body: unknown, token: string | undefined) => Promise<Response>;

export type FunctionHandlers = { chat: ChatHandler; ingestSite: AdminFunction; tryAssistant: AdminFunction };

/** Runs the edge functions inside the server, with the same handlers as on Supabase. */
export function createFunctions(deps: {
  backend: Backend;
  site: StaticSite;
  preparedAssistant: () => PreparedAssistant;
  settings: { siteUrl: string; chatModel?: ModelSettings | undefined };
  stopping?: AbortSignal;
  limits: RateLimits;
  now: () => number;
  log: Log;
}): FunctionHandlers {
  const { backend, preparedAssistant, limits, now, log } = deps;
  const { publishableKey, fetch } = backend;
  const assistant = createAssistant(backend, now, preparedAssistant);
  // The assistant queries the database outside the guard's lanes. This limit keeps a flood of questions from delaying
  // enquiries.
  const calls = pLimit(DATABASE_CAPS.assistantCalls);
  const forAdmins =
    (handle: (body: unknown, right: Right) => Promise<Response>): AdminFunction =>
    async (body, token) =>
      handle(body, await authorise(token, { url: 'http://backend.invalid', publishableKey, fetch }));
  return {
    chat: createChatHandler({
      database: {
        query: (sql, parameters) => calls(() => backend.query(sql, parameters)),
        transaction: (work) => calls(() => backend.transaction(work)),
      },
      assistant,
      limits: { perMinute: limits.chatPerAddressMinute, perHour: limits.chatPerAddressHour },
      model: deps.settings.chatModel,
      now,
      log,
    }),
    ingestSite: forAdmins(createIngestFunction({ ...deps, siteUrl: deps.settings.siteUrl })),
    tryAssistant: forAdmins(createTrialHandler(assistant)),
  };
}
