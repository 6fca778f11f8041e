import type { Engine, Session } from './engine.ts';
import { withCaughtConsole, withFreeConsole } from './library-console.ts';
import { lockDataDirectory } from './lock.ts';
import { applyMigrations } from './migrations.ts';
import { openPglite } from './pglite-engine.ts';
import { openPostgres } from './postgres-engine.ts';
import { secure } from './security.ts';
import { createLibrary, warmUp } from './supabase-library.ts';
import { ensureSystemSchema } from './system-schema.ts';

export type Backend = {
  engine: 'pglite' | 'postgres';
  /** The key that `fetch` expects in the header apikey. */
  publishableKey: string;
  /** The Supabase API in this process. It is never put on a socket: the guard stands in front. */
  fetch(request: Request): Promise<Response>;
  /** SQL as the operator, who passes row security, with parameters $1, $2 … */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Statements of which all take effect or none. */
  transaction: Engine['transaction'];
  /** Whether the database answers rightly: a constant, the operator's name and the known migrations. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
};

export type BackendOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  jwtSecret: string;
  publishableKey: string;
  siteUrl: string;
  log?: (event: string, detail?: Record<string, unknown>) => void;
  migrationsDir?: string;
};

const PING_TIMEOUT_MS = 5_000;

const ignored = () => {};

/** Refusals that belong to daily traffic; the guard counts and words them. */
const EXPECTED_CODES = new Set(['23505', '23514', '42501', 'PGRST', 'PT429']);

type Log = NonNullable<BackendOptions['log']>;
type Pulse = { one: number; operator: string; migrations: string };

const PULSE_SQL = `select 1 as one, current_user::text as operator,
  (select max(version) from supabase_migrations.schema_migrations) as migrations`;

async function prepare(session: Session, options: BackendOptions, log: Log): Promise<void> {
  await ensureSystemSchema(session);
  const applied = await applyMigrations(session, options.migrationsDir);
  if (applied.length > 0) log('migrations_applied', { files: applied });
  const repaired = await secure(session);
  if (repaired.length > 0) log('grants_repaired', { deviations: repaired });
}

async function inTime(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Opens the database, brings it up to date and proves that visitors can do what is declared and no more.
 * @throws StartError with one sentence for the operator
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const log: Log = (event, detail) => withFreeConsole(() => options.log?.(event, detail));
  const quietly = <Result>(work: () => Result) =>
    withCaughtConsole((level, code) => {
      if (!EXPECTED_CODES.has(code ?? '')) log('database_message', { level, code });
    }, work);
  const prepared = (session: Session) => prepare(session, options, log);
  const { databaseUrl } = options;
  const release = databaseUrl === undefined ? await lockDataDirectory(options.dataDir) : () => {};

  let engine: Engine;
  try {
    engine = await quietly(() =>
      databaseUrl === undefined ? openPglite(options.dataDir, prepared) : openPostgres(databaseUrl, prepared),
    );
  } catch (error) {
    release();
    throw error;
  }
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= engine.close().finally(release));
  try {
    const app = createLibrary(engine, options);
    await withCaughtConsole(ignored, () => warmUp(app, engine, options.publishableKey));
    const [known] = await engine.query<Pulse>(PULSE_SQL);
    const beats = async () => {
      const [pulse] = await engine.query<Pulse>(PULSE_SQL);
      return pulse?.one === 1 && pulse.operator === known?.operator && pulse.migrations >= known.migrations;
    };
    return {
      engine: engine.kind,
      publishableKey: options.publishableKey,
      fetch: async (request) => quietly(() => app.fetch(request)),
      query: (sql, parameters) => engine.query(sql, parameters),
      transaction: (work) => engine.transaction(work),
      ping: () => inTime(beats().catch(() => false)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
