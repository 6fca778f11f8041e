import type { App } from '@supabase/lite';

import { Durability } from './durability.ts';
import type { KeptTable } from './durability.ts';
import type { Engine, Session } from './engine.ts';
import { ErasedText } from './erased-text.ts';
import { withCaughtConsole, withFreeConsole } from './library-console.ts';
import { lockDataDirectory } from './lock.ts';
import { applyMigrations } from './migrations.ts';
import { openPglite, pgliteDirectory } from './pglite-engine.ts';
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
  /** Resolves when a row that was just stored would outlive a loss of power; rejects when it would not. */
  keep(table: KeptTable, sent: Record<string, unknown>): Promise<void>;
  /** Writes a copy of the embedded database, as of now, to a new directory. */
  copyTo(directory: string): Promise<void>;
  /** Closes the embedded database and opens it anew; calls fail meanwhile. */
  reopen(): Promise<void>;
  /** Whether the database answers rightly: a constant, the operator's name and the known migrations; or is busy. */
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
const CLOSE_MS = 10_000;
/** A database that is broken may never finish closing. */
const CLOSE_BROKEN_MS = 2_000;

const ignored = () => {};

/** Refusals that belong to daily traffic; the guard counts and words them. */
const EXPECTED_CODES = new Set(['23505', '23514', '42501', 'PGRST', 'PT429', 'PT503']);

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

async function inTime<Result>(work: Promise<Result>, late: Result, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

type Opened = { engine: Engine; app: App; known: Pulse | undefined };

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

  const databaseDir = pgliteDirectory(options.dataDir);
  let current: Opened | undefined;

  const open = async (): Promise<Opened> => {
    const engine = await quietly(() =>
      databaseUrl === undefined ? openPglite(databaseDir, prepared) : openPostgres(databaseUrl, prepared),
    );
    try {
      const app = createLibrary(engine, options);
      await withCaughtConsole(ignored, () => warmUp(app, engine, options.publishableKey));
      const [known] = await engine.query<Pulse>(PULSE_SQL);
      return { engine, app, known };
    } catch (error) {
      await engine.close(CLOSE_MS);
      throw error;
    }
  };
  const opened = (): Opened => {
    if (!current) throw new Error('The database is being opened anew.');
    return current;
  };
  const beats = async () => {
    const { engine, known } = opened();
    const [pulse] = await engine.query<Pulse>(PULSE_SQL);
    return (
      known !== undefined &&
      pulse?.one === 1 &&
      pulse.operator === known.operator &&
      pulse.migrations >= known.migrations
    );
  };

  let durability: Durability | undefined;
  let erasedText: ErasedText | undefined;
  let closing: Promise<void> | undefined;
  const close = async () => {
    erasedText?.stop();
    await current?.engine.close(CLOSE_MS);
    await durability?.close();
  };
  try {
    current = await open();
    if (databaseUrl === undefined) {
      durability = new Durability(
        options.dataDir,
        databaseDir,
        async (sql, parameters) => opened().engine.query(sql, parameters),
        log,
      );
      await durability.replay();
      erasedText = new ErasedText(() => opened().engine, durability, log);
    }
    return {
      engine: current.engine.kind,
      publishableKey: options.publishableKey,
      fetch: async (request) => quietly(() => opened().app.fetch(request)),
      query: async (sql, parameters) => opened().engine.query(sql, parameters),
      transaction: async (work) => opened().engine.transaction(work),
      keep: async (table, sent) => durability?.keep(table, sent),
      copyTo: (directory) => opened().engine.copyTo(directory),
      async reopen() {
        const broken = current;
        current = undefined;
        await broken?.engine.close(CLOSE_BROKEN_MS).catch(ignored);
        current = await open();
        await durability?.replay();
      },
      async ping() {
        const answered = current?.engine.answered() ?? 0;
        const isRight = await inTime<boolean | undefined>(
          beats().catch(() => false),
          undefined,
          PING_TIMEOUT_MS,
        );
        // Late, while others were answered: it is busy, with a long transaction before this question, say.
        return isRight ?? (current?.engine.answered() ?? 0) > answered;
      },
      close: () => (closing ??= close().finally(release)),
    };
  } catch (error) {
    await close().finally(release);
    throw error;
  }
}
