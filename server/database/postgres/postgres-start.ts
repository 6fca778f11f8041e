import postgres from 'postgres';

import type { Session } from '#server/database/engine.ts';
import { StartError } from '#server/start-error.ts';

const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 9_000;
/** Arbitrary key of the advisory lock that makes servers which start together prepare the database in turn. */
const PREPARE_LOCK = 7_241_905_318;
const PREPARE_LOCK_WAIT = '60s';

/** Names the database in error messages, without user and password. */
function nameOf(databaseUrl: string): string {
  const { hostname, port } = new URL(databaseUrl);
  return `The PostgreSQL of DATABASE_URL at ${hostname}:${port || 5432}`;
}

/** The server's message if it answered, otherwise the code of the network error. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof postgres.PostgresError) return `${message} (${code})`;
  return typeof code === 'string' ? code : 'no answer';
}

async function readVersion(sql: postgres.Sql): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CONNECT_TIMEOUT_MS);
  });
  const answer = sql.unsafe<{ server_version_num: string }[]>('show server_version_num');
  const [row] = await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
  return Math.floor(Number(row?.server_version_num) / 10_000);
}

async function checkVersion(sql: postgres.Sql, name: string): Promise<void> {
  const version = await readVersion(sql).catch((error: unknown) => {
    throw new StartError(`${name} cannot be reached or refuses this server: ${reasonOf(error)}.`);
  });
  if (version >= OLDEST_VERSION) return;
  throw new StartError(`${name} is version ${version}: version ${OLDEST_VERSION} or newer is needed.`);
}

/**
 * Runs `prepare` on a separate connection without the timeouts of requests, in one server process at a time.
 * @throws StartError when the database cannot be reached within 10 s, is too old or cannot be prepared
 */
export async function prepareAlone(
  databaseUrl: string,
  prepare: (session: Session) => Promise<void>,
): Promise<void> {
  const name = nameOf(databaseUrl);
  const sql = postgres(databaseUrl, {
    max: 1,
    // The driver's query for array types would stay pending if the start fails early.
    fetch_types: false,
    connect_timeout: CONNECT_TIMEOUT_MS / 1000,
    onnotice: () => {},
    connection: { application_name: 'website start', TimeZone: 'UTC' },
  });
  try {
    await checkVersion(sql, name);
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
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} could not be prepared: ${reasonOf(error)}.`);
  } finally {
    // Ending the session releases the advisory lock.
    await sql.end({ timeout: 0 });
  }
}
