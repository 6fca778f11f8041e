import * as z from 'zod/mini';

import { failure, Refusal } from './answers.ts';
import { accept } from './context.ts';
import type { Route } from './context.ts';
import { readSession } from './credentials.ts';
import { readJson } from './read-json.ts';

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
      const body = accept('rest', schema, await readJson(incoming.request, 'rest'));
      const session = await readSession(incoming.request, 'rest', deps);
      if (!session) throw new Refusal(failure('rest', 401, '42501', 'Sign in to see how mail goes.'));
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
