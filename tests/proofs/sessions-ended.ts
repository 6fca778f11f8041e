import { setTimeout as sleep } from 'node:timers/promises';

import { AdminError, createAdmin, revokeAdmin, setPassword } from '#server/admin/admins.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { ENGINES } from '#tests/harness/database/backend.ts';
import type { EngineName } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';

const NEW_PASSWORD = 'another-long-passphrase';
const OPERATOR = 'operator@example.com';
const SIGN_INS = 3;
/** Rounds of each action on each engine. */
const ROUNDS = { short: 2, full: 50 };
/** The action starts at a different moment in each round, within the time that three password checks take. */
const SPREAD_MS = 150;

type Session = { access_token: string; refresh_token: string };
type Outcome = {
  /** Sessions that the sign-ins or sign-ups in flight were given. */
  begun: number;
  /** Sessions begun before the action that are still valid after it. */
  survivors: number;
  /** Rows of tokens and audit entries left over from an erased account. */
  traces: number;
  /** Answers other than a session or a refusal of the credentials. */
  unexpected: number;
};

type Action = {
  /** The state of the account before the action. */
  account: 'admin' | 'member' | 'none';
  act: (api: Api, email: string, desk: string) => Promise<unknown>;
  /** Undoes the action's block, which would make a session that was not ended valid again. */
  after?: (api: Api, email: string) => Promise<unknown>;
};

async function createDuringSignUp(api: Api, email: string): Promise<void> {
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
  'create during a sign-up': { account: 'none', act: createDuringSignUp },
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

async function beginSession(api: Api, email: string): Promise<Session> {
  const answer = await api.signIn(email);
  if (answer.status !== 200) throw new Error(`A sign-in before the action answered ${answer.status}`);
  return (await answer.json()) as Session;
}

/** Renews a session repeatedly, and resolves to the last one received. */
async function keepRenewing(api: Api, first: Session, isOver: () => boolean): Promise<Session> {
  let session = first;
  while (!isOver()) {
    const answer = await renew(api, session);
    if (answer.status !== 200) break;
    session = (await answer.json()) as Session;
  }
  return session;
}

async function isValid(api: Api, action: string, session: Session): Promise<boolean> {
  if (action === 'revoke') {
    // The password stays valid, so a sign-in after the revocation may succeed, but without admin rights.
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
  const held = action.account === 'none' ? undefined : await beginSession(api, email);
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
  const validity: boolean[] = [];
  for (const session of [...sessions, ...(last ? [last] : [])])
    validity.push(await isValid(api, name, session));
  return {
    begun: sessions.length,
    survivors: validity.filter(Boolean).length,
    traces: name === 'erase' ? await tracesOf(api, email) : 0,
    unexpected: answers.filter(({ status }) => ![200, 400, 422].includes(status)).length,
  };
}

async function onEngine(engine: EngineName, rounds: number): Promise<Measurement[]> {
  const postgres = engine === 'postgres' ? await startMigratedPostgres() : undefined;
  const api = await openApi({}, await postgres?.createDatabase(MIGRATED));
  try {
    const desk = await api.tokenFor(OPERATOR, { admin: true });
    const measurements: Measurement[] = [];
    const total = { begun: 0, traces: 0, unexpected: 0 };
    for (const name of Object.keys(ACTIONS)) {
      let [begun, survivors] = [0, 0];
      for (let number = 1; number <= rounds; number += 1) {
        const outcome = await round(api, name, number, desk);
        begun += outcome.begun;
        survivors += outcome.survivors;
        total.traces += outcome.traces;
        total.unexpected += outcome.unexpected;
      }
      total.begun += begun;
      // The short form has few rounds, in all of which an action may run before a session exists.
      if (rounds === ROUNDS.full)
        measurements.push(missedIfNone(`${engine}: no session begun during "${name}"`, begun));
      measurements.push({
        name: `${engine}: sessions still valid after "${name}" in ${rounds} races`,
        value: survivors,
        unit: 'sessions',
        limit: 0,
      });
    }
    return [
      missedIfNone(`${engine}: no session begun during any action`, total.begun),
      ...measurements,
      { name: `${engine}: rows left over from erased accounts`, value: total.traces, unit: 'rows', limit: 0 },
      {
        name: `${engine}: sign-ins answered with an error`,
        value: total.unexpected,
        unit: 'answers',
        limit: 0,
      },
    ];
  } finally {
    await api.close();
    await postgres?.stop();
  }
}

/** Proves that sign-ins, sign-ups and renewals in flight do not survive the end of an account's sessions. */
export const proveSessionsEnded: Proof = async (scale) => {
  const measurements: Measurement[] = [];
  for (const engine of ENGINES) measurements.push(...(await onEngine(engine, ROUNDS[scale])));
  return measurements;
};
