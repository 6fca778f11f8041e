import { join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { modelSettings } from '#backend/assistant/model/model.ts';
import type { ModelSettings } from '#backend/assistant/model/model.ts';
import {
  composeDelivery,
  readEmailAddresses,
  readMailbox,
  readMailServer,
  readWebhookUrl,
} from '#backend/mail/settings.ts';
import type { DeliverySettings } from '#backend/mail/settings.ts';
import { StartError } from '#server/start-error.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { parseDatabaseUrl } from './database-url.ts';
import { INTAKE_EXPECTED, readIntakeCeilings } from './intake-ceilings.ts';
import type { IntakeCeilings } from './intake-ceilings.ts';
import { DEFAULT_RETENTION_DAYS, readRetentionDays, RETENTION_EXPECTED } from './retention-days.ts';
import type { RetentionDays } from './retention-days.ts';
import {
  matching,
  readHost,
  readNetworks,
  readOrigin,
  readOrigins,
  readPath,
  readPort,
  readSecret,
  readUrl,
  SECRET_MIN_BYTES,
} from './variable-readers.ts';
import type { Read } from './variable-readers.ts';

/** Settings of the server, parsed once from the environment; see the table in README.md. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Directory of the hashed files of this and of earlier builds; several servers may share it. */
  assetsDir: string;
  /** Days for which files of a build that no server runs any more are kept; 0 keeps none. */
  keepAssetsDays: number;
  /** Origin of the public URL, without a trailing slash. */
  siteUrl: string;
  /** Further origins whose pages may call the API, such as a static host's. */
  allowedOrigins: string[];
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Addresses and CIDR ranges that may reach the desk; an empty list allows any. */
  adminNetworks: string[];
  jwtSecret: string | undefined;
  /** The key that the pages were built with. It is public and grants nothing: it only marks calls meant for this API. */
  publishableKey: string;
  supabaseSecretKey: string | undefined;
  signup: boolean;
  /** Whether pages are served as the framework prerendered them, without the build's own optimisations. */
  plainBuild: boolean;
  /** Mail and webhook. */
  delivery: DeliverySettings;
  chatModel: ModelSettings | undefined;
  /** Hourly ceilings for all visitors together; a table without an entry keeps the database's values. */
  intakeCeilings: IntakeCeilings;
  /** Days after which rows are deleted, by table, defaults included. Rows of a table without an entry are never deleted. */
  retentionDays: RetentionDays;
  /** Port on which metrics are served, on loopback only; `undefined` turns them off. */
  metricsPort: number | undefined;
  /** Whether every request is logged, not only those to the API and those that fail here. */
  logsAllRequests: boolean;
};

/** A variable that may be unset. `expected` describes a valid value for the operator. */
function variable<Value>(expected: string, read: Read<Value>) {
  const parse = z.transform((text: string, context): Value => {
    const value = read(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: expected, input: text });
    return z.NEVER;
  });
  return z.optional(z.pipe(z.string(), parse));
}

const secret = variable(
  `a random secret of at least ${SECRET_MIN_BYTES} bytes that is not a published default`,
  readSecret,
);

const variables = z.object({
  PORT: variable('a port number from 0 to 65535', readPort(0)),
  HOST: variable('an IP address or host name to listen on, such as 127.0.0.1', readHost),
  // Parsed by `parseDatabaseUrl`, which names the fault.
  DATABASE_URL: z.optional(z.string()),
  SITE_URL: variable(
    'the public URL of the site without a path, such as https://www.example.com',
    readOrigin,
  ),
  ALLOWED_ORIGINS: variable(
    'origins separated by commas, such as https://example.com,https://preview.example.com',
    readOrigins,
  ),
  TRUSTED_PROXIES: variable(
    'IP addresses or CIDR ranges separated by commas, such as 10.0.0.0/8,192.168.1.5',
    readNetworks,
  ),
  ADMIN_NETWORKS: variable(
    'IP addresses or CIDR ranges separated by commas, such as 192.0.2.0/24,2001:db8::/32',
    readNetworks,
  ),
  JWT_SECRET: secret,
  SUPABASE_SECRET_KEY: secret,
  VITE_SUPABASE_URL: variable(
    'the URL of a Supabase project, such as https://project.supabase.co',
    readUrl('http:', 'https:'),
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: variable(
    'the publishable key of the Supabase project, never a secret one',
    matching(/^(?!sb_secret_)[\w.-]+$/),
  ),
  SIGNUP: variable('on or off', matching(/^(on|off)$/)),
  PLAIN_BUILD: variable('1, or no value', matching(/^1$/)),
  DATA_DIR: variable('the path of a directory', readPath),
  ASSETS_DIR: variable('the path of a directory', readPath),
  KEEP_ASSETS_DAYS: variable('a number of days from 0 to 9999', matching(/^\d{1,4}$/)),
  SMTP_URL: variable(
    'a mail server such as smtps://user:password@host:465 (smtp://…?tls=off sends in the clear)',
    readMailServer,
  ),
  MAIL_FROM: variable('an email address, or a name and one as in Firm <website@example.com>', readMailbox),
  NOTIFY_TO: variable('email addresses separated by commas', readEmailAddresses),
  NOTIFY_WEBHOOK_URL: variable(
    'an https URL without user or password (http on this machine only)',
    readWebhookUrl,
  ),
  NOTIFY_WEBHOOK_SECRET: secret,
  RETENTION_DAYS: variable(RETENTION_EXPECTED, readRetentionDays),
  INTAKE_CEILINGS: variable(INTAKE_EXPECTED, readIntakeCeilings),
  METRICS_PORT: variable('a port number from 1 to 65535', readPort(1)),
  LOG_REQUESTS: variable('api or all', matching(/^(api|all)$/)),
  CHAT_BASE_URL: variable('the URL of an OpenAI-compatible service', readUrl('http:', 'https:')),
  CHAT_API_KEY: variable('the key of that service', matching(/^[\x21-\x7e]+$/)),
  CHAT_MODEL: variable('the name of a model', matching(/^[\x21-\x7e]{1,200}$/)),
  CHAT_DAILY_TOKENS: variable('the number of tokens that the model may use in a day', matching(/^\d{1,12}$/)),
});

/** Names of all variables of the settings table. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

function invalid(name: string, expected: string): StartError {
  return new StartError(`${name} is not valid: expected ${expected}.`);
}

/**
 * Parses every variable of the settings table. Values are never echoed: they may be secrets.
 * @throws StartError that names the first invalid variable and describes a valid value
 */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const texts = SETTING_NAMES.map((name) => [name, env[name]?.trim() || undefined]);
  const { data: values, error } = variables.safeParse(Object.fromEntries(texts));
  if (error) {
    const [issue] = error.issues;
    throw invalid(String(issue?.path[0]), issue?.message ?? '');
  }
  if (values.NOTIFY_WEBHOOK_URL && !values.NOTIFY_WEBHOOK_SECRET) {
    throw invalid('NOTIFY_WEBHOOK_SECRET', 'a random secret to sign the calls to NOTIFY_WEBHOOK_URL with');
  }
  if (values.DATABASE_URL) parseDatabaseUrl(values.DATABASE_URL);
  const { CHAT_BASE_URL, CHAT_API_KEY, CHAT_MODEL, CHAT_DAILY_TOKENS } = values;
  if (CHAT_BASE_URL && !CHAT_MODEL) {
    throw invalid('CHAT_MODEL', 'the name of a model, since CHAT_BASE_URL is set');
  }
  const port = values.PORT ?? 3000;
  const siteUrl = values.SITE_URL ?? `http://localhost:${port}`;
  const dataDir = values.DATA_DIR ?? resolve('.data');
  return {
    port,
    host: values.HOST ?? '127.0.0.1',
    dataDir,
    assetsDir: values.ASSETS_DIR ?? join(dataDir, 'assets'),
    keepAssetsDays: Number(values.KEEP_ASSETS_DAYS ?? 30),
    databaseUrl: values.DATABASE_URL,
    siteUrl,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    adminNetworks: values.ADMIN_NETWORKS ?? [],
    jwtSecret: values.JWT_SECRET,
    publishableKey: values.VITE_SUPABASE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY,
    supabaseSecretKey: values.SUPABASE_SECRET_KEY,
    signup: values.SIGNUP !== 'off',
    plainBuild: values.PLAIN_BUILD === '1',
    delivery: composeDelivery(
      {
        mailServer: values.SMTP_URL,
        from: values.MAIL_FROM,
        notifyTo: values.NOTIFY_TO,
        webhookUrl: values.NOTIFY_WEBHOOK_URL,
        webhookSecret: values.NOTIFY_WEBHOOK_SECRET,
      },
      siteUrl,
    ),
    chatModel: modelSettings({ CHAT_BASE_URL, CHAT_API_KEY, CHAT_MODEL, CHAT_DAILY_TOKENS }),
    intakeCeilings: values.INTAKE_CEILINGS ?? {},
    retentionDays: values.RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS,
    metricsPort: values.METRICS_PORT,
    logsAllRequests: values.LOG_REQUESTS === 'all',
  };
}
