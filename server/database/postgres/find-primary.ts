import postgres from 'postgres';

import { errorCode } from '#backend/error-code.ts';
import type { DatabaseAddress, DatabaseHost } from '#server/settings/database-url.ts';
import { StartError } from '#server/start-error.ts';
import { withTimeout } from '#shared/timeout.ts';

const OLDEST_VERSION = 15;
/** Encoding of the database: names, messages and migrations contain characters outside ASCII. */
const ENCODING = 'UTF8';

/** Thrown while no server is reachable that accepts writes: the same start may succeed later. */
export class DatabaseUnreachable extends StartError {
  override name = 'DatabaseUnreachable';
}

const LOCK_NOT_AVAILABLE = '55P03';
const TOO_MANY_CONNECTIONS = '53300';
const READ_ONLY = '25006';
/** Faults of the network that may pass without a change of the settings. ENOENT: the socket of a server that is down. */
const NETWORK_FAULTS =
  /^(ENOENT|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN|NOTFOUND|AI_AGAIN))$/;
/** Codes of a lost connection: the driver's, such as CONNECT_TIMEOUT, and SQLSTATE 57P0x (shutdown) and 08xxx. */
const LOST_CONNECTION = /^(CONN\w+|57P0[1-5]|08\w{3})$/;
const TRANSIENT = [LOCK_NOT_AVAILABLE, TOO_MANY_CONNECTIONS, READ_ONLY];

/** Whether the statement failed because the server, such as a standby, accepts no writes. */
export function isReadOnlyFault(error: unknown): boolean {
  return errorCode(error) === READ_ONLY;
}

/** A server that offers no TLS ends the connection in the middle of the handshake, which looks like a network fault. */
function isWithoutTls(error: unknown): boolean {
  return error instanceof Error && error.message.includes('before secure TLS connection was established');
}

/** Whether an attempt to use the database may succeed later without a change of the settings. */
export function isTransient(error: unknown): boolean {
  const code = errorCode(error);
  if (isWithoutTls(error)) return false;
  if (error instanceof DatabaseUnreachable) return true;
  if (code === undefined) return false;
  return TRANSIENT.includes(code) || NETWORK_FAULTS.test(code) || LOST_CONNECTION.test(code);
}

const UNKNOWN_AUTHORITY =
  'no known authority has signed its certificate: name the file of its authority in sslrootcert';
/** What the codes of Node's TLS mean for the operator. */
const CERTIFICATE_FAULTS: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate names another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** The server's message if it answered, otherwise what the code of the network error means, or the code itself. */
export function serverFault(error: unknown): string {
  const code = errorCode(error);
  if (isWithoutTls(error)) return 'it offers no TLS';
  if (code !== undefined && Object.hasOwn(CERTIFICATE_FAULTS, code)) {
    return `${CERTIFICATE_FAULTS[code]} (${code})`;
  }
  if (code === LOCK_NOT_AVAILABLE) return `another session, such as pg_dump, holds a lock (${code})`;
  if (error instanceof postgres.PostgresError) return `${error.message} (${code})`;
  return code ?? 'no answer';
}

/** How messages for the operator name servers: without user and password. */
export function describeHosts(hosts: readonly DatabaseHost[]): string {
  return `The PostgreSQL of DATABASE_URL at ${hosts.map(({ name }) => name).join(', ')}`;
}

export function driverOptions(
  { database, username, password }: DatabaseAddress,
  host: DatabaseHost,
): postgres.Options<Record<string, never>> {
  const place = 'path' in host ? { path: host.path } : { host: host.host, port: host.port };
  return { ...place, database, username, password, ssl: host.tls, max: 1, onnotice: () => {} };
}

/** Whether connections may be opened with these settings: a pooler such as PgBouncer refuses those it does not know. */
export async function acceptsSettings(
  address: DatabaseAddress,
  host: DatabaseHost,
  settings: Record<string, string | number>,
  withinMs: number,
): Promise<boolean> {
  const sql = postgres({
    ...driverOptions(address, host),
    fetch_types: false,
    connect_timeout: withinMs / 1_000,
    connection: settings,
  });
  try {
    await sql.unsafe('select 1');
    return true;
  } catch (error) {
    if (/unsupported startup parameter/.test(serverFault(error))) return false;
    throw isTransient(error)
      ? new DatabaseUnreachable(`${describeHosts([host])} was lost: ${serverFault(error)}.`)
      : error;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** A server that accepts writes. A hosted server may not report its timeline and start. */
type Primary = { host: DatabaseHost; timeline?: string | undefined; startedAt?: string | undefined };
type Found = Primary & { fault?: { text: string; isTransient: boolean } };

type Search = {
  withinMs: number;
  /** Timeline of the primary used so far. A server with an older one is the primary that it replaced. */
  since?: string | undefined;
  /** Called with a sentence for the operator when several servers accept writes. */
  onSeveral: (sentence: string) => void;
};

/**
 * Each promotion begins a new timeline. That of `pg_control_checkpoint` is the old one until the first checkpoint after
 * the promotion. It is a separate query, so that a server on which these functions are not permitted can still be used.
 */
const TIMELINE_SQL = `select pg_postmaster_start_time()::text as "startedAt",
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

async function examine(
  address: DatabaseAddress,
  host: DatabaseHost,
  { withinMs, since = '' }: Omit<Search, 'onSeveral'>,
): Promise<Found> {
  const sql = postgres({
    ...driverOptions(address, host),
    // The driver's query for array types would stay pending if the start fails early.
    fetch_types: false,
    connect_timeout: withinMs / 1_000,
    connection: { application_name: 'website start' },
  });
  try {
    const asked = sql.unsafe<{ server_version_num: string; encoding: string; read_only: boolean }[]>(
      `select current_setting('server_version_num') as server_version_num, current_setting('server_encoding') as encoding,
         pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`,
    );
    const askedTimeline =
      address.hosts.length > 1 ? sql.unsafe<Omit<Primary, 'host'>[]>(TIMELINE_SQL).catch(() => []) : [];
    const [[row], [origin]] = await withTimeout(Promise.all([asked, askedTimeline]), withinMs, () =>
      Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }),
    );
    const version = Math.floor(Number(row?.server_version_num) / 10_000);
    if (version < OLDEST_VERSION) {
      const text = `is version ${version}: version ${OLDEST_VERSION} or newer is needed`;
      return { host, fault: { text, isTransient: false } };
    }
    if (row?.encoding !== ENCODING) {
      const text = `has a database with the encoding ${row?.encoding}: create it with template template0 encoding '${ENCODING}'`;
      return { host, fault: { text, isTransient: false } };
    }
    if (row.read_only) return { host, fault: { text: 'is read-only, as a standby is', isTransient: true } };
    return origin?.timeline && origin.timeline < since
      ? { host, fault: { text: 'is an old primary, which another server replaced', isTransient: true } }
      : { host, ...origin };
  } catch (error) {
    const text = `cannot be reached or refuses this server: ${serverFault(error)}`;
    return { host, fault: { text, isTransient: isTransient(error) } };
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** Two addresses may lead to one server, for example through two poolers. */
function reportSeveral(primaries: Primary[], used: Primary, onSeveral: Search['onSeveral']): void {
  if (new Set(primaries.map(({ startedAt }) => startedAt)).size < 2) return;
  const others = primaries.filter(({ startedAt }) => startedAt !== used.startedAt);
  onSeveral(
    `Several servers of DATABASE_URL accept writes. The site uses ${used.host.name}, which was promoted last: stop the old primary at ${others.map(({ host }) => host.name).join(', ')} and make it a standby, see docs/deployment.md.`,
  );
}

/**
 * Asks all servers at once and returns the one that accepts writes: of several the one that was promoted last, or else
 * the first.
 * @throws DatabaseUnreachable when there is none at present
 * @throws StartError when one of them refuses this server for good, for example its password
 */
export async function findPrimary(
  address: DatabaseAddress,
  { onSeveral, ...search }: Search,
): Promise<Primary> {
  const examined = await Promise.all(address.hosts.map((host) => examine(address, host, search)));
  const primaries = examined
    .filter(({ fault }) => fault === undefined)
    .toSorted((a, b) => Number.parseInt(b.timeline ?? '0', 16) - Number.parseInt(a.timeline ?? '0', 16));
  const [primary] = primaries;
  if (primary) {
    reportSeveral(primaries, primary, onSeveral);
    return primary;
  }
  const faults = examined.map(({ host, fault }) => `${describeHosts([host])} ${fault?.text}`);
  const isUnreachable = examined.every(({ fault }) => fault?.isTransient);
  throw new (isUnreachable ? DatabaseUnreachable : StartError)(`${faults.join('; ')}.`);
}
