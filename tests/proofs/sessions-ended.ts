import { setTimeout as sleep } from 'node:timers/promises';

import type { Measurement } from '#tests/harness/measurement.ts';
import { AdminError, createAdmin, revokeAdmin, setPassword } from '#server/database/admins.ts';
import { openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { ENGINES } from '#tests/harness/backend.ts';
import type { EngineName } from '#tests/harness/backend.ts';
import { startPostgres } from '#tests/harness/postgres.ts';

import type { Proof } from './proof.ts';

const HOUR_MS = 60 * 60_000;
const NEW_PASSWORD = 'another-long-passphrase';
const OPERATOR = 'operator@example.com';
const SIGN_INS = 3;
/** Rounds of each action on each engine. */
const ROUNDS = { short: 2, full: 50 };
/** The action starts at a different moment of each round: password checks of three sign-ins take about this long. */
const SPREAD_MS = 150;

type Session = { access_token: string; refresh_token: string };
type Outcome = {
  /** Sessions begun before the action that are of use after it. */
  survivors: number;
  /** Rows of sessions, tokens and audit entries left of an account that is no more. */
  traces: number;
  /** Answers other than a session or a refusal of the credentials. */
  odd: number;
};

type Action = {
  /** Whether the account exists, and is an admin's, before the action. */
  account: 'admin' | 'member' | 'none';
  act: (api: Api, email: string, desk: string) => Promise<unknown>;
  /** What would make a forgotten session useful again. */
  after?: (api: Api, email: string) => Promise<unknown>;
};

async function createInSpiteOfSignUp(api: Api, email: string): Promise<void> {
  try {
    await createAdmin(api.backend, email, NEW_PASSWORD);
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    await createAdmin(api.backend, email, NEW_PASSWORD);
  }
}

const ACTIONS: Record<string, Action> = {
  password: { account: 'admin', act: (api, email) => setPassword(api.backend, email, NEW_PASSWORD) },
  create: { account: 'member', act: (api, email) => createAdmin(api.backend, email, NEW_PASSWORD) },
  'create during a sign-up': { account: 'none', act: createInSpiteOfSignUp },
  revoke: { account: 'admin', act: (api, email) => revokeAdmin(api.backend, email) },
  ban: {
    account: 'admin',
    act: (api, email) =>
      api.backend.query(`update auth.users set banned_until = now() + interval '1 day' where email = $1`, [
        email,
      ]),
    after: (api, email) =>
      api.backend.query('update auth.users set banned_until = null where email = $1', [email]),
  },
  erase: {
    account: 'member',
    act: async (api, email, desk) => {
      const answer = await api.send('/rest/v1/rpc/erase_person', { body: { email }, token: desk });
      if (answer.status !== 200) throw new Error(`erase_person answered ${answer.status}`);
    },
  },
};

const renew = (api: Api, { refresh_token }: Session) =>
  api.send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });

/** Renews a session over and over, and resolves to the last one that it was given. */
async function keepRenewing(api: Api, first: Session, isOver: () => boolean): Promise<Session> {
  let session = first;
  while (!isOver()) {
    const answer = await renew(api, session);
    if (answer.status !== 200) break;
    session = (await answer.json()) as Session;
  }
  return session;
}

async function isOfUse(api: Api, action: string, session: Session): Promise<boolean> {
  if (action === 'revoke') {
    // The password still holds, so a sign-in after the command may succeed; it must not bring the right back.
    const answer = await api.send('/rest/v1/rpc/is_admin', { body: {}, token: session.access_token });
    return answer.status === 200 && (await answer.json()) === true;
  }
  const user = await api.send('/auth/v1/user', { token: session.access_token });
  return user.status === 200 || (await renew(api, session)).status === 200;
}

async function tracesOf(api: Api, email: string): Promise<number> {
  const [{ count } = { count: Number.NaN }] = await api.backend.query<{ count: number }>(
    `select ((select count(*) from auth.audit_log_entries where payload::text like '%' || $1 || '%')
      + (select count(*) from auth.refresh_tokens t
          where not exists (select from auth.users u where u.id::text = t.user_id::text)))::integer as count`,
    [email],
  );
  return count;
}

async function round(api: Api, name: string, number: number, desk: string): Promise<Outcome> {
  const action = ACTIONS[name];
  if (!action) throw new Error(`There is no action ${name}`);
  api.clock.now += HOUR_MS;
  const email = `${name.replaceAll(' ', '-')}-${number}@example.com`;
  if (action.account !== 'none') await createAdmin(api.backend, email, PASSWORD);
  if (action.account === 'member') await revokeAdmin(api.backend, email);
  let isOver = false;
  const held = action.account === 'none' ? undefined : ((await (await api.signIn(email)).json()) as Session);
  const renewed = held && keepRenewing(api, held, () => isOver);
  const begun = Array.from({ length: SIGN_INS }, () =>
    action.account === 'none' ? api.signUp(email) : api.signIn(email),
  );
  await sleep((SPREAD_MS * (number % 16)) / 16);
  await action.act(api, email, desk);
  isOver = true;
  const answers = await Promise.all(begun);
  await action.after?.(api, email);
  const given = answers.filter(({ status }) => status === 200);
  const sessions = await Promise.all(given.map(async (answer) => (await answer.json()) as Session));
  const last = await renewed;
  const useful: boolean[] = [];
  for (const session of [...sessions, ...(last ? [last] : [])])
    useful.push(await isOfUse(api, name, session));
  return {
    survivors: useful.filter(Boolean).length,
    traces: name === 'erase' ? await tracesOf(api, email) : 0,
    odd: answers.filter(({ status }) => ![200, 400, 422].includes(status)).length,
  };
}

async function onEngine(engine: EngineName, rounds: number): Promise<Measurement[]> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const api = await openApi({}, await postgres?.createDatabase());
  try {
    const desk = await api.tokenFor(OPERATOR, { admin: true });
    const measurements: Measurement[] = [];
    const inAll = { traces: 0, odd: 0 };
    for (const name of Object.keys(ACTIONS)) {
      let survivors = 0;
      for (let number = 1; number <= rounds; number += 1) {
        const outcome = await round(api, name, number, desk);
        survivors += outcome.survivors;
        inAll.traces += outcome.traces;
        inAll.odd += outcome.odd;
      }
      measurements.push({
        name: `${engine}: sessions that outlive "${name}" in ${rounds} races`,
        value: survivors,
        unit: 'sessions',
        limit: 0,
      });
    }
    return [
      ...measurements,
      { name: `${engine}: rows left of erased accounts`, value: inAll.traces, unit: 'rows', limit: 0 },
      { name: `${engine}: sign-ins answered by an error`, value: inAll.odd, unit: 'answers', limit: 0 },
    ];
  } finally {
    await api.close();
    await postgres?.stop();
  }
}

/** Sign-ins, sign-ups and renewals under way do not outlive what the operator ends. */
export const proveSessionsEnded: Proof = async (scale) => {
  const measurements: Measurement[] = [];
  for (const engine of ENGINES) measurements.push(...(await onEngine(engine, ROUNDS[scale])));
  return measurements;
};
