import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';

import { StartError } from '#server/start-error.ts';

import type { Engine, Session } from './engine.ts';
import { isoTimestamp } from './protocol.ts';

const OLDEST_VERSION = 15;
const REACH_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;
/** Any constant will do; servers that start together take turns at preparing the database. */
const PREPARE_LOCK = 7_241_905_318;
const PREPARE_LOCK_WAIT = '60s';

/** Bounds for the traffic of visitors; migrations may take as long as they need. */
const REQUEST_SETTINGS = {
  application_name: 'website',
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 10_000,
};

const silent = () => {};

/** Where the database is, without user and password. */
function placeOf(databaseUrl: string): string {
  const { hostname, port } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}`;
}

async function reach(sql: postgres.Sql, databaseUrl: string): Promise<void> {
  const place = placeOf(databaseUrl);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), REACH_TIMEOUT_MS);
  });
  let version: number;
  try {
    const answer = sql.unsafe<{ server_version_num: string }[]>('show server_version_num');
    const [row] = await Promise.race([answer, late]);
    version = Math.floor(Number(row?.server_version_num) / 10_000);
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const reason = typeof code === 'string' ? ` (${code})` : '';
    throw new StartError(
      `The PostgreSQL of DATABASE_URL at ${place} cannot be reached or refuses us${reason}.`,
    );
  } finally {
    clearTimeout(timer);
  }
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `The PostgreSQL of DATABASE_URL at ${place} is version ${version}: version ${OLDEST_VERSION} or newer is needed.`,
    );
  }
}

async function prepareAlone(
  databaseUrl: string,
  prepare: (session: Session) => Promise<void>,
): Promise<void> {
  const sql = postgres(databaseUrl, {
    max: 1,
    connect_timeout: REACH_TIMEOUT_MS / 1000,
    onnotice: silent,
    connection: { application_name: 'website start', TimeZone: 'UTC' },
  });
  try {
    await reach(sql, databaseUrl);
    await sql.unsafe(`set lock_timeout = '${PREPARE_LOCK_WAIT}'`);
    await sql.unsafe('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    await prepare({
      query: async <Row>(text: string, parameters: unknown[] = []) => [
        ...(await sql.unsafe<Row[] & object[]>(text, parameters as never[])),
      ],
      script: async (text) => {
        await sql.unsafe(text).simple();
      },
    });
  } finally {
    // Ends the session, and with it the lock.
    await sql.end({ timeout: 5 });
  }
}

/** @throws StartError when the server cannot be reached within 10 s or is too old; it never names the password */
export async function openPostgres(
  databaseUrl: string,
  prepare: (session: Session) => Promise<void>,
): Promise<Engine> {
  await prepareAlone(databaseUrl, prepare);
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: POOL_SIZE,
      idle_timeout: 60,
      max_lifetime: 1_800,
      connect_timeout: 5,
      onnotice: silent,
      connection: REQUEST_SETTINGS,
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoTimestamp },
      },
    },
  });
  return {
    kind: 'postgres',
    connection,
    query: async <Row>(text: string, parameters: unknown[] = []) => [
      ...(await connection.driver.unsafe<Row[] & object[]>(text, parameters as never[])),
    ],
    close: () => connection.driver.end({ timeout: 5 }),
  };
}
