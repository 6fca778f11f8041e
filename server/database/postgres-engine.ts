import { createPostgresConnection } from '@supabase/lite/postgres';

import type { Engine, Session } from './engine.ts';
import { prepareAlone } from './postgres-start.ts';
import { isoTimestamp } from './protocol.ts';

const POOL_SIZE = 10;

/** Bounds for the traffic of visitors; migrations may take as long as they need. */
const REQUEST_SETTINGS = {
  application_name: 'website',
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 10_000,
};

function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Opens a PostgreSQL server of version 15 or newer, prepared. */
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
      onnotice: () => {},
      connection: REQUEST_SETTINGS,
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoTimestamp },
        // The library has parameters of JSON as text already; wrapped once more they would arrive as a string.
        json: { to: 114, from: [114], serialize: jsonText, parse: JSON.parse },
        jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: JSON.parse },
      },
    },
  });
  const queryOn =
    ({ unsafe }: Pick<typeof connection.driver, 'unsafe'>): Engine['query'] =>
    async <Row>(text: string, parameters: unknown[] = []) => [
      ...(await unsafe<Row[] & object[]>(text, parameters as never[])),
    ];
  return {
    kind: 'postgres',
    connection,
    query: queryOn(connection.driver),
    transaction: async (work) => {
      // The driver's type unwraps arrays of promises; ours are values.
      const result = await connection.driver.begin((sql) => work({ query: queryOn(sql) }));
      return result as Awaited<ReturnType<typeof work>>;
    },
    copyTo: () => Promise.reject(new Error('A PostgreSQL server is copied with its own tools.')),
    close: () => connection.driver.end({ timeout: 5 }),
  };
}
