import { createChatHandler } from '#backend/assistant/handler.ts';
import type { ChatHandler } from '#backend/assistant/handler.ts';
import type { ChatModelSettings } from '#backend/assistant/model-settings.ts';

import type { Backend } from './database/backend.ts';
import { FairQueue } from './http/fair-queue.ts';
import { DATABASE_CAPS } from './limits.ts';
import type { RateLimits } from './limits.ts';
import type { Log } from './log.ts';
import { createIngestFunction } from './site/ingestion.ts';
import type { StaticSite } from './site/static-site.ts';

export type FunctionHandlers = {
  chat: ChatHandler;
  /** `token` is the access token of who is signed in. */
  ingestSite: (body: unknown, token: string | undefined) => Promise<Response>;
};

/** Runs the edge functions inside the server, with the same handlers as on Supabase. */
export function createFunctions(deps: {
  backend: Backend;
  site: StaticSite;
  settings: { siteUrl: string; chatModel?: ChatModelSettings | undefined };
  stopping?: AbortSignal;
  limits: RateLimits;
  now: () => number;
  log: Log;
}): FunctionHandlers {
  const { backend, limits, now, log } = deps;
  const { atOnce, ...waiting } = DATABASE_CAPS.chatStatements;
  const statements = new FairQueue({ ...waiting, atOnce: atOnce[backend.engine] });
  return {
    chat: createChatHandler({
      database: backend,
      // Questions queue among themselves, so that an enquiry never waits behind all of them.
      inTurn: (key, signal, statement) => statements.run(key, statement, { signal }),
      limits: { perMinute: limits.chatPerAddressMinute, perHour: limits.chatPerAddressHour },
      model: deps.settings.chatModel,
      now,
      log,
    }),
    ingestSite: createIngestFunction({ ...deps, siteUrl: deps.settings.siteUrl }),
  };
}
