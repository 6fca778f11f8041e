import * as z from 'zod/mini';

import { accept } from '#backend/http/accept.ts';
import { readJson } from '#backend/http/read-json.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { readSession } from '#server/guard/credentials.ts';
import type { Route } from '#server/guard/route.ts';

const CALLS = {
  mail_status: z.optional(z.strictObject({})),
  resend_message: z.strictObject({ message: z.uuid() }),
} satisfies Record<string, z.ZodMiniType<object | undefined>>;

/** The outbox's status, and resending a failed message. The database admits only admins. */
export const OUTBOX_ROUTES: readonly Route[] = Object.entries<z.ZodMiniType<object | undefined>>(CALLS).map(
  ([name, schema]) => ({
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    dialect: 'rest',
    limit: 'deskRequestsPerAddress',
    query: [],
    async handle(incoming, deps) {
      const body = accept(schema, await readJson(incoming.request));
      const session = await readSession(incoming.request, 'rest', deps);
      if (!session) throw new Refusal(401, '42501', 'Sign in to see the state of the mail.');
      const answer = await deps.library.call('rest', {
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        body: body ?? {},
        token: session.token,
      });
      if (name === 'resend_message' && answer.status < 300) deps.onMessages();
      return answer;
    },
  }),
);
