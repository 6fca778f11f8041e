import { App, ConsoleEmailDriver } from '@supabase/lite';

import type { Engine, Session } from './engine.ts';
import { withCaughtConsole, withFreeConsole } from './library-console.ts';
import { lockDataDirectory } from './lock.ts';
import { applyMigrations } from './migrations.ts';
import { openPglite } from './pglite-engine.ts';
import { openPostgres } from './postgres-engine.ts';
import { answerFailedChecks } from './protocol.ts';
import { assertRowSecurityState, assertSecurity, secure } from './security.ts';
import { ensureSystemSchema } from './system-schema.ts';

export type Backend = {
  engine: 'pglite' | 'postgres';
  /** The Supabase API in this process. It is never put on a socket: the guard stands in front. */
  fetch(request: Request): Promise<Response>;
  /** SQL as the operator, who passes row security, with parameters $1, $2 … */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
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

/** Short, because a token outlives a change of the account's rights on anything that does not look them up. */
const JWT_LIFE_S = 900;
const PASSWORD_MIN_LENGTH = 12;
const PING_TIMEOUT_MS = 5_000;

type Log = NonNullable<BackendOptions['log']>;
type Pulse = { one: number; operator: string; migrations: string };

const PULSE_SQL = `select 1 as one, current_user::text as operator,
  (select max(version) from supabase_migrations.schema_migrations) as migrations`;

function createLibrary(engine: Engine, options: BackendOptions): App {
  return new App({
    connection: engine.connection,
    api: { schemas: ['public'], max_rows: 100 },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: JWT_LIFE_S,
      publishable_key: options.publishableKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [],
      // The guard closes sign-up where the operator wants it closed.
      enable_signup: true,
      enable_anonymous_sign_ins: false,
      minimum_password_length: PASSWORD_MIN_LENGTH,
      email: { enable_signup: true, enable_confirmations: false },
    },
    db: { migrations: { enabled: false }, seed: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: new ConsoleEmailDriver({ silent: true }) },
    },
  });
}

/** The first request makes the library read the schema; what it may have changed on the way is checked after. */
async function warmUp(app: App, engine: Engine, publishableKey: string): Promise<void> {
  assertRowSecurityState(engine.connection, 'before');
  answerFailedChecks(engine.connection);
  const headers = { apikey: publishableKey };
  await app.fetch(new Request('http://backend.invalid/rest/v1/contact_submissions?limit=1', { headers }));
  assertRowSecurityState(engine.connection, 'after');
  await assertSecurity(engine);
}

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
    withCaughtConsole((level, code) => log('database_message', { level, code }), work);
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
  const close = async () => {
    await engine.close();
    release();
  };
  try {
    const app = createLibrary(engine, options);
    await quietly(() => warmUp(app, engine, options.publishableKey));
    const [known] = await engine.query<Pulse>(PULSE_SQL);
    const beats = async () => {
      const [pulse] = await engine.query<Pulse>(PULSE_SQL);
      return pulse?.one === 1 && pulse.operator === known?.operator && pulse.migrations >= known.migrations;
    };
    return {
      engine: engine.kind,
      fetch: async (request) => quietly(() => app.fetch(request)),
      query: (sql, parameters) => engine.query(sql, parameters),
      ping: () => inTime(beats().catch(() => false)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
