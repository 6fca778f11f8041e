import * as z from 'zod/mini';

import { accept } from '#backend/http/accept.ts';
import { readJson } from '#backend/http/read-json.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { textOfUnsent } from '#backend/mail/unsent-mail.ts';
import type { UnsentMail } from '#backend/mail/unsent-mail.ts';
import { readSession } from '#server/guard/credentials.ts';
import type { Answer } from '#server/guard/answers.ts';
import type { GuardDeps, Route } from '#server/guard/route.ts';

const CALLS = {
  mail_status: z.optional(z.strictObject({})),
  resend_message: z.strictObject({ message: z.uuid() }),
  read_unsent_mail: z.strictObject({ message: z.uuid() }),
} satisfies Record<string, z.ZodMiniType<object | undefined>>;

/** The database says whose mail it is, and only to an admin; the text is composed here. */
async function composed(answer: Answer, { backend, siteOrigin }: GuardDeps): Promise<Answer> {
  if (answer.status >= 300) return answer;
  const mail = await textOfUnsent(answer.body as UnsentMail, backend, siteOrigin);
  if (!mail) throw new Refusal(404, 'PT404', 'This release does not send this kind of mail.');
  return { ...answer, body: mail };
}

/** The outbox's status, resending a failed message, and reading one that has not been sent. Only admins are admitted. */
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
      return name === 'read_unsent_mail' ? composed(answer, deps) : answer;
    },
  }),
);
