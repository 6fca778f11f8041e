import postgres from 'postgres';

import type { DatabaseSession } from '#server/database/engine.ts';
import type { DatabaseAddress, DatabaseHost } from '#server/settings/database-url.ts';
import { StartError } from '#server/start-error.ts';

import {
  DatabaseUnreachable,
  driverOptions,
  isTransient,
  describeHosts,
  serverFault,
} from './find-primary.ts';

const CONNECT_TIMEOUT_S = 9;
/** Arbitrary key of the advisory lock under which servers prepare the database one at a time. */
const PREPARE_LOCK = 7_241_905_318;
const PREPARE_LOCK_WAIT = '60s';

/**
 * Runs `prepare` on a separate connection without the timeouts of requests, in one server process at a time.
 * @throws StartError when the database cannot be prepared, DatabaseUnreachable when it is lost meanwhile
 */
export async function prepareExclusively(
  address: DatabaseAddress,
  host: DatabaseHost,
  prepare: (session: DatabaseSession) => Promise<void>,
): Promise<void> {
  const connect = () =>
    postgres({
      ...driverOptions(address, host),
      // The driver's query for array types would stay pending if the start fails early.
      fetch_types: false,
      connect_timeout: CONNECT_TIMEOUT_S,
      connection: { application_name: 'website start', TimeZone: 'UTC' },
    });
  const holder = connect();
  const sql = connect();
  try {
    // The lock belongs to a transaction, because a pooler in transaction mode would keep a session's lock for good.
    await holder.unsafe(
      `begin; set local lock_timeout = '${PREPARE_LOCK_WAIT}'; set local statement_timeout = 0;
       set local idle_in_transaction_session_timeout = 0`,
    );
    await holder.unsafe('select pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
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
    const fault = isTransient(error) ? DatabaseUnreachable : StartError;
    throw new fault(`${describeHosts([host])} could not be prepared: ${serverFault(error)}.`);
  } finally {
    // Ending the session ends the transaction, and with it the lock.
    await Promise.all([sql.end({ timeout: 0 }), holder.end({ timeout: 0 })]);
  }
}
