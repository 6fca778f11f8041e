import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { modelSettings } from '#backend/assistant/model-settings.ts';
import type { ChatModelSettings } from '#backend/assistant/model-settings.ts';
import {
  deliverySettings,
  readAddresses,
  readMailbox,
  readMailServer,
  readWebhookUrl,
} from '#backend/mail/settings.ts';
import type { DeliverySettings } from '#backend/mail/settings.ts';

import { INTAKE_EXPECTED, parseIntakeCeilings } from './intake-ceilings.ts';
import type { IntakeCeilings } from './intake-ceilings.ts';
import { parseRetentionDays, RETENTION_EXPECTED } from './retention-days.ts';
import type { RetentionDays } from './retention-days.ts';
import { StartError } from './start-error.ts';

/** Settings of the server, parsed once from the environment; see the table in README.md. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin of the public address, without a trailing slash. */
  siteUrl: string;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Addresses and CIDR ranges that may reach the desk; an empty list allows any. */
  adminNetworks: string[];
  jwtSecret: string | undefined;
  supabaseSecretKey: string | undefined;
  signup: boolean;
  /** Whether pages are served as the framework prerendered them, without the build's own optimisations. */
  plainBuild: boolean;
  /** Mail and webhook. */
  delivery: DeliverySettings;
  /** The language model of the assistant. */
  chatModel: ChatModelSettings | undefined;
  /** Hourly ceilings for all visitors together; a table without an entry keeps the database's values. */
  intakeCeilings: IntakeCeilings;
  /** Days after which a table's rows are deleted; a table without an entry keeps its rows. */
  retentionDays: RetentionDays;
  /** Port on which metrics are served, on loopback only; `undefined` turns them off. */
  metricsPort: number | undefined;
};

const SECRET_MIN_BYTES = 32;
/** Secrets that ship as defaults or examples and are therefore public. */
const KNOWN_SECRETS = [
  'unsafe-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
];

function isNetwork(text: string): boolean {
  const [address, prefix, ...rest] = text.split('/');
  const version = isIP(address ?? '');
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

function parsesAsUrl(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isUsableSecret(secret: string): boolean {
  return (
    Buffer.byteLength(secret) >= SECRET_MIN_BYTES &&
    !KNOWN_SECRETS.includes(secret) &&
    new Set(secret).size >= 8
  );
}

/** One check for each variable, and the description of a valid value for the error message. */
const EXPECTATIONS: Record<string, { accepts: (text: string) => boolean; expected: string }> = {
  PORT: {
    accepts: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    expected: 'a port number from 0 to 65535',
  },
  HOST: {
    accepts: (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
    expected: 'an IP address or host name to listen on, such as 127.0.0.1',
  },
  DATABASE_URL: {
    accepts: (text) => parsesAsUrl(text, ['postgres:', 'postgresql:']),
    expected: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
  },
  SITE_URL: {
    accepts: (text) =>
      parsesAsUrl(text, ['http:', 'https:']) &&
      ['', '/'].includes(new URL(text).pathname) &&
      new URL(text).search + new URL(text).hash + new URL(text).username === '',
    expected: 'the public address of the site without a path, such as https://www.example.com',
  },
  TRUSTED_PROXIES: {
    accepts: (text) => text.split(',').every((part) => isNetwork(part.trim())),
    expected: 'IP addresses or CIDR ranges parted by commas, such as 10.0.0.0/8,192.168.1.5',
  },
  ADMIN_NETWORKS: {
    accepts: (text) => text.split(',').every((part) => isNetwork(part.trim())),
    expected: 'IP addresses or CIDR ranges parted by commas, such as 192.0.2.0/24,2001:db8::/32',
  },
  JWT_SECRET: {
    accepts: isUsableSecret,
    expected: `a random secret of at least ${SECRET_MIN_BYTES} bytes that is no published default`,
  },
  SUPABASE_SECRET_KEY: {
    accepts: isUsableSecret,
    expected: `a random secret of at least ${SECRET_MIN_BYTES} bytes that is no published default`,
  },
  VITE_SUPABASE_URL: {
    accepts: (text) => parsesAsUrl(text, ['http:', 'https:']),
    expected: 'the address of a Supabase project, such as https://project.supabase.co',
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    accepts: (text) => /^[\w.-]+$/.test(text) && !text.startsWith('sb_secret_'),
    expected: 'the publishable key of the Supabase project, never a secret one',
  },
  SIGNUP: { accepts: (text) => text === 'on' || text === 'off', expected: 'on or off' },
  PLAIN_BUILD: { accepts: (text) => text === '1', expected: '1, or no value' },
  DATA_DIR: { accepts: (text) => !text.includes('\0'), expected: 'the path of a directory' },
  SMTP_URL: {
    accepts: (text) => readMailServer(text) !== undefined,
    expected: 'a mail server such as smtps://user:password@host:465 (smtp://…?tls=off sends in the clear)',
  },
  MAIL_FROM: {
    accepts: (text) => readMailbox(text) !== undefined,
    expected: 'an e-mail address, or a name and one as in Firm <website@example.com>',
  },
  NOTIFY_TO: {
    accepts: (text) => readAddresses(text) !== undefined,
    expected: 'e-mail addresses parted by commas',
  },
  NOTIFY_WEBHOOK_URL: {
    accepts: (text) => readWebhookUrl(text) !== undefined,
    expected: 'an https address without user or password (http on this machine only)',
  },
  NOTIFY_WEBHOOK_SECRET: {
    accepts: isUsableSecret,
    expected: `a random secret of at least ${SECRET_MIN_BYTES} bytes that is no published default`,
  },
  RETENTION_DAYS: {
    accepts: (text) => parseRetentionDays(text) !== undefined,
    expected: RETENTION_EXPECTED,
  },
  INTAKE_CEILINGS: {
    accepts: (text) => parseIntakeCeilings(text) !== undefined,
    expected: INTAKE_EXPECTED,
  },
  METRICS_PORT: {
    accepts: (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= 65_535,
    expected: 'a port number from 1 to 65535',
  },
  CHAT_BASE_URL: {
    accepts: (text) => parsesAsUrl(text, ['http:', 'https:']),
    expected: 'the address of an OpenAI-compatible service',
  },
  CHAT_API_KEY: { accepts: (text) => /^[\x21-\x7e]+$/.test(text), expected: 'the key of that service' },
  CHAT_MODEL: { accepts: (text) => /^[\x21-\x7e]{1,200}$/.test(text), expected: 'the name of a model' },
  CHAT_DAILY_TOKENS: {
    accepts: (text) => /^\d{1,12}$/.test(text),
    expected: 'the number of tokens that the model may take in a day',
  },
};

function refuse(name: string, expected: string): never {
  throw new StartError(`${name} is not valid: expected ${expected}.`);
}

/**
 * Reads and checks every variable of the settings table. Values are never echoed: they may be secrets.
 * @throws StartError that names the first invalid variable and describes a valid value
 */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const value = (name: string): string | undefined => {
    const text = env[name]?.trim() || undefined;
    const check = EXPECTATIONS[name];
    if (text !== undefined && check && !check.accepts(text)) refuse(name, check.expected);
    return text;
  };
  const values = Object.fromEntries(Object.keys(EXPECTATIONS).map((name) => [name, value(name)]));
  if (values['NOTIFY_WEBHOOK_URL'] && !values['NOTIFY_WEBHOOK_SECRET']) {
    refuse('NOTIFY_WEBHOOK_SECRET', 'a random secret to sign the calls to NOTIFY_WEBHOOK_URL with');
  }
  const networks = (name: string) => values[name]?.split(',').map((part) => part.trim()) ?? [];
  const port = Number(values['PORT'] ?? 3000);
  const siteUrl = new URL(values['SITE_URL'] ?? `http://localhost:${port}`).origin;
  if (values['CHAT_BASE_URL'] !== undefined && values['CHAT_MODEL'] === undefined) {
    refuse('CHAT_MODEL', 'the name of a model, since CHAT_BASE_URL is set');
  }
  return {
    port,
    host: values['HOST'] ?? '127.0.0.1',
    dataDir: resolve(values['DATA_DIR'] ?? '.data'),
    databaseUrl: values['DATABASE_URL'],
    siteUrl,
    trustedProxies: networks('TRUSTED_PROXIES'),
    adminNetworks: networks('ADMIN_NETWORKS'),
    jwtSecret: values['JWT_SECRET'],
    supabaseSecretKey: values['SUPABASE_SECRET_KEY'],
    signup: values['SIGNUP'] !== 'off',
    plainBuild: values['PLAIN_BUILD'] === '1',
    delivery: deliverySettings(values, siteUrl),
    chatModel: modelSettings(values),
    intakeCeilings: parseIntakeCeilings(values['INTAKE_CEILINGS'] ?? '') ?? {},
    retentionDays: parseRetentionDays(values['RETENTION_DAYS'] ?? '') ?? {},
    metricsPort: values['METRICS_PORT'] === undefined ? undefined : Number(values['METRICS_PORT']),
  };
}
