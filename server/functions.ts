import { createChatHandler } from '#functions/chat/handler.ts';
import type { ChatModelSettings } from '#functions/chat/model-settings.ts';

import type { Backend } from './database/backend.ts';
import type { RateLimits } from './limits.ts';
import type { Log } from './log.ts';

/** A function as the server calls it; `key` stands for the client's address in its limits. */
type FunctionHandler = (request: Request, client: { key: string }) => Promise<Response>;

export type FunctionHandlers = { chat: FunctionHandler };

/** The edge functions, run inside the server: the same handlers as on Supabase. */
export function createFunctions(deps: {
  backend: Backend;
  settings: { chatModel?: ChatModelSettings | undefined };
  limits: RateLimits;
  now: () => number;
  log: Log;
}): FunctionHandlers {
  const { backend, limits, now, log } = deps;
  return {
    chat: createChatHandler({
      database: backend,
      limits: { perMinute: limits.chatPerAddressMinute, perHour: limits.chatPerAddressHour },
      model: deps.settings.chatModel,
      now,
      log,
    }),
  };
}
