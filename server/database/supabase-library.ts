import { App, ConsoleEmailDriver } from '@supabase/lite';

import { PASSWORD_BYTES } from '#shared/limits.ts';

import type { BackendOptions } from './backend.ts';
import type { Engine } from './engine.ts';
import { answerFailedChecks } from './failed-checks.ts';
import { activateRowSecurity, assertSecurity } from './security.ts';

/** Short, because a token keeps its rights until it expires, except where they are looked up for each request. */
const JWT_LIFE_S = 900;
/** A session ends after a week, or after a day without renewal (docs/security.md). */
const SESSION_LIMITS = { timebox: '168h', inactivity_timeout: '24h' };

/** Largest number of rows in a response; the guard sets tighter limits for each route. */
const MAX_ROWS = 200;

let acceptsErrors = false;

/**
 * Lets `process.emitWarning` take an `Error` again. The library replaces it by a function that expects a string and
 * throws for the warnings of Node itself, for example about too many listeners.
 */
function acceptErrorWarnings(): void {
  if (acceptsErrors) return;
  acceptsErrors = true;
  const emitText = process.emitWarning;
  process.emitWarning = (warning: string | Error, ...args: unknown[]) => {
    if (warning instanceof Error) process.nextTick(() => process.emit('warning', warning));
    else Reflect.apply(emitText, process, [warning, ...args]);
  };
}

/** Creates the Supabase API on a database, with every feature off that the site does not use. */
export function createSupabaseApi(engine: Engine, options: BackendOptions): App {
  acceptErrorWarnings();
  answerFailedChecks(engine.connection);
  return new App({
    connection: engine.connection,
    api: { schemas: ['public'], max_rows: MAX_ROWS },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: JWT_LIFE_S,
      sessions: SESSION_LIMITS,
      publishable_key: options.publishableKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [],
      // The guard refuses sign-up when the operator has disabled it (SIGNUP=off).
      enable_signup: true,
      enable_anonymous_sign_ins: false,
      minimum_password_length: PASSWORD_BYTES.min,
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

/** Makes the library read the schema, which it does at its first request, then checks that it changed no rights. */
export async function warmUp(app: App, engine: Engine, publishableKey: string): Promise<void> {
  activateRowSecurity(engine.connection, 'unknown');
  const headers = { apikey: publishableKey };
  await app.fetch(new Request('http://backend.invalid/rest/v1/contact_submissions?limit=1', { headers }));
  activateRowSecurity(engine.connection, 'active');
  await assertSecurity(engine);
}
