import { createPostgresConnection } from '@supabase/lite/postgres';

import { POSTGRES_TYPES } from '#backend/postgres-types.ts';
import type { Engine, DatabaseSession } from '#server/database/engine.ts';
import { kyselyOn } from '#server/database/reserved-connection.ts';
import type { Log } from '#server/log.ts';
import { parseDatabaseUrl } from '#server/settings/database-url.ts';
import { withTimeout } from '#shared/timeout.ts';

import { acceptsSettings, driverOptions, findPrimary } from './find-primary.ts';
import { noAnswer, PostgresPool } from './postgres-pool.ts';
import { prepareExclusively } from './postgres-start.ts';

const POOL_SIZE = 13;
const CONNECT_TIMEOUT_S = 3;
/** How long a start waits for an answer, and how long the search for a new primary after a lost connection. */
const START_TIMEOUT_MS = 9_000;
const SEARCH_TIMEOUT_MS = 3_000;
/** How long a request waits for a connection while all are in use. */
const ACQUIRE_TIMEOUT_MS = 3_000;
/** Longer than the server's own statement_timeout: if even that error does not arrive, the connection is lost. */
const STATEMENT_TIMEOUT_MS = 3_500;

/** Limits for requests. Migrations run on another connection without them, for as long as they need. */
const REQUEST_SETTINGS = {
  application_name: 'website',
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 10_000,
};

const POOLER_HINT =
  'DATABASE_URL leads to a pooler that refuses the time limits of statements: set them for the role, see docs/operations.md';

/** Connects to a PostgreSQL server, version 15 or newer, and runs `prepare` on it. */
export async function openPostgres(
  databaseUrl: string,
  prepare: (session: DatabaseSession) => Promise<void>,
  log: Log,
): Promise<Engine> {
  const address = parseDatabaseUrl(databaseUrl);
  const onSeveral = (hint: string) => log('database_several_primaries', { hint }, 'error');
  let primary = await findPrimary(address, { withinMs: START_TIMEOUT_MS, onSeveral });
  await prepareExclusively(address, primary.host, prepare);
  const hasSettings = await acceptsSettings(address, primary.host, REQUEST_SETTINGS, START_TIMEOUT_MS);
  if (!hasSettings) log('database_pooler', { hint: POOLER_HINT }, 'warn');
  const connect = () =>
    createPostgresConnection({
      // The driver would parse the URL differently from parseDatabaseUrl.
      url: '',
      postgresOptions: {
        ...driverOptions(address, primary.host),
        idle_timeout: 60,
        max_lifetime: 1_800,
        connect_timeout: CONNECT_TIMEOUT_S,
        connection: hasSettings ? REQUEST_SETTINGS : { application_name: REQUEST_SETTINGS.application_name },
        types: POSTGRES_TYPES,
      },
    });
  let search: Promise<void> | undefined;
  const searchPrimary = async () => {
    // If there is none, the next statement that fails starts another search.
    const found = await findPrimary(address, {
      withinMs: SEARCH_TIMEOUT_MS,
      since: primary.timeline,
      onSeveral,
    }).catch(() => primary);
    const isSame = found.host === primary.host;
    primary = found;
    if (isSame) return;
    pool.discardIdle();
    log('database_failed_over');
  };
  const pool = new PostgresPool(
    () => connect().driver,
    { size: POOL_SIZE, acquireTimeoutMs: ACQUIRE_TIMEOUT_MS },
    () => {
      if (address.hosts.length > 1) search ??= searchPrimary().finally(() => (search = undefined));
    },
  );
  const connection = connect();
  // The library opens its own connections at their first statement. With `kysely` replaced, they never receive one.
  connection.kysely = kyselyOn(() => pool.acquire(STATEMENT_TIMEOUT_MS));
  return {
    kind: 'postgres',
    connection,
    query: (sql, parameters = []) =>
      withTimeout(pool.query(sql, parameters, STATEMENT_TIMEOUT_MS), STATEMENT_TIMEOUT_MS, noAnswer),
    async transaction(work) {
      const reserved = await pool.acquire(STATEMENT_TIMEOUT_MS);
      const query: Engine['query'] = async <Row>(sql: string, parameters: unknown[] = []) =>
        (await reserved.run<Row>(sql, parameters)).rows;
      try {
        await query('begin');
        const result = await work({ query });
        await query('commit');
        return result;
      } catch (error) {
        // If the rollback fails, the pool discards the connection and the server drops the transaction.
        await reserved.rollBack().catch(() => {});
        throw error;
      } finally {
        reserved.release();
      }
    },
    copyTo: () => Promise.reject(new Error('A PostgreSQL server is copied with its own tools.')),
    scrub: () => Promise.reject(new Error('A PostgreSQL server is vacuumed with its own tools.')),
    answered: () => 0,
    close: (withinMs) => pool.close(withinMs / 1_000),
  };
}
