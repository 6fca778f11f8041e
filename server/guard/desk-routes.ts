import type * as z from 'zod/mini';

import { DESK_CALLS } from '#shared/desk.ts';
import type { DeskCall } from '#shared/desk.ts';

import { failure, Refusal } from './answers.ts';
import type { Answer } from './answers.ts';
import { accept } from './context.ts';
import type { GuardDeps, Incoming, Route } from './context.ts';
import { readSession } from './credentials.ts';
import { readJson } from './read-json.ts';

/** Checks only the arguments and that somebody is signed in; the database decides who may do what. */
async function callDesk(name: DeskCall, incoming: Incoming, deps: GuardDeps): Promise<Answer> {
  const schema: z.ZodMiniType<object | undefined> = DESK_CALLS[name];
  const body = accept('rest', schema, await readJson(incoming.request, 'rest'));
  const session = await readSession(incoming.request, 'rest', deps);
  if (!session) throw new Refusal(failure('rest', 401, '42501', 'Sign in to work in the desk.'));
  return deps.library.call('rest', {
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    body: body ?? {},
    token: session.token,
  });
}

export const DESK_ROUTES: readonly Route[] = (Object.keys(DESK_CALLS) as DeskCall[]).map((name) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  dialect: 'rest',
  limit: 'deskRequestsPerAddress',
  query: [],
  handle: (incoming, deps) => callDesk(name, incoming, deps),
}));
