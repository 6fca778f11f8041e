import { readFileSync } from 'node:fs';
import { checkServerIdentity } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';

import { StartError } from '#server/start-error.ts';

/** One PostgreSQL server: a network address, or the path of a UNIX socket. */
export type DatabaseHost = { name: string; tls: false | 'prefer' | ConnectionOptions } & (
  | { path: string }
  | { host: string; port: number }
);

/** DATABASE_URL, parsed. Of several hosts, one is the primary; the others are standbys that may replace it. */
export type DatabaseAddress = {
  hosts: [DatabaseHost, ...DatabaseHost[]];
  /** If one of these is undefined, the driver uses PGDATABASE, PGUSER or PGPASSWORD, as libpq does. */
  database: string | undefined;
  username: string | undefined;
  password: string | undefined;
};

const URL_PARTS =
  /^postgres(?:ql)?:\/\/(?<authority>[^/?#]*)(?:\/(?<database>[^/?#]*))?(?:\?(?<query>[^#]*))?$/;
const HOST_AND_PORT = /^(?<host>\[[0-9a-f:.]+\]|[^:[\]]+)?(?::(?<port>\d{1,5}))?$/i;
const DEFAULT_PORT = '5432';
const PARAMETERS = ['host', 'port', 'sslmode', 'sslrootcert', 'target_session_attrs'];
const TLS_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** The site writes, so each of these makes it look for the primary. */
const SESSION_ATTRIBUTES = ['any', 'read-write', 'primary'];

function invalid(expected: string): StartError {
  return new StartError(`DATABASE_URL is not valid: expected ${expected}.`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid('user, password and name with every % written as %25');
  }
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw invalid('sslrootcert to be "system" or a file of certificates that this user can read');
  }
}

/** TLS as libpq understands `sslmode`; without it connections are not encrypted. */
function tlsOf(host: string, parameters: URLSearchParams): DatabaseHost['tls'] {
  const rootCertificates = parameters.get('sslrootcert');
  const fallback = rootCertificates === null ? 'disable' : 'verify-full';
  const mode = parameters.get('sslmode') ?? fallback;
  if (!TLS_MODES.includes(mode)) throw invalid(`sslmode to be one of ${TLS_MODES.join(', ')}`);
  if (mode === 'disable') return false;
  if (mode === 'prefer') return 'prefer';
  const isSystem = rootCertificates === null || rootCertificates === 'system';
  const certificates = isSystem ? {} : { ca: readCertificates(rootCertificates) };
  // As in libpq, `require` checks the certificate only where the URL names a CA.
  if (mode === 'require' && rootCertificates === null) return { rejectUnauthorized: false };
  // Node would check the certificate of a server that is named by its IP address against "localhost".
  const checkIdentity: ConnectionOptions['checkServerIdentity'] = (_host, certificate) =>
    mode === 'verify-full' ? checkServerIdentity(host, certificate) : undefined;
  return { ...certificates, rejectUnauthorized: true, checkServerIdentity: checkIdentity };
}

function hostOf(text: string, fallbackPort: string, parameters: URLSearchParams): DatabaseHost {
  if (text.startsWith('/')) {
    const path = `${text}/.s.PGSQL.${fallbackPort}`;
    return { name: path, path, tls: false };
  }
  const parts = HOST_AND_PORT.exec(text)?.groups;
  const port = Number(parts?.['port'] ?? fallbackPort);
  if (!parts || port < 1 || port > 65_535) throw invalid('hosts and ports such as a.example:5432,b.example');
  const host = (parts['host'] ?? 'localhost').replaceAll(/[[\]]/g, '');
  return { name: `${host}:${port}`, host, port, tls: tlsOf(host, parameters) };
}

function readHosts(authority: string, parameters: URLSearchParams): DatabaseAddress['hosts'] {
  const hosts = (parameters.get('host') ?? decode(authority)).split(',');
  const ports = (parameters.get('port') ?? DEFAULT_PORT).split(',');
  if (ports.length !== 1 && ports.length !== hosts.length) throw invalid('one port, or one for each host');
  if (!ports.every((port) => /^\d{1,5}$/.test(port))) throw invalid('port to be a number');
  const [first = '', ...others] = hosts;
  const read = (host: string, index: number) =>
    hostOf(host, ports[index] ?? ports[0] ?? DEFAULT_PORT, parameters);
  return [read(first, 0), ...others.map((host, index) => read(host, index + 1))];
}

/**
 * Parses DATABASE_URL as libpq does: several hosts, UNIX sockets (`?host=/run/postgresql`), TLS with a custom CA
 * (`sslrootcert`). The driver's own parser ignores sockets and `sslrootcert`, and takes a standby for a primary.
 * @throws StartError that says what is expected, without the URL's values
 */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  const parts = URL_PARTS.exec(url)?.groups;
  if (!parts) throw invalid('a PostgreSQL URL such as postgres://user:password@host:5432/name');
  const { authority = '', database = '', query = '' } = parts;
  const parameters = new URLSearchParams(query);
  const names = [...parameters.keys()];
  if (!names.every((name) => PARAMETERS.includes(name)) || new Set(names).size !== names.length) {
    throw invalid(`no other parameters than ${PARAMETERS.join(', ')}, each at most once`);
  }
  const attributes = parameters.get('target_session_attrs') ?? 'any';
  if (!SESSION_ATTRIBUTES.includes(attributes)) {
    throw invalid('target_session_attrs to be read-write, because the site writes');
  }
  const at = authority.lastIndexOf('@');
  const [user = '', ...password] = authority.slice(0, Math.max(at, 0)).split(':');
  return {
    hosts: readHosts(authority.slice(at + 1), parameters),
    database: decode(database) || undefined,
    username: decode(user) || undefined,
    password: decode(password.join(':')) || undefined,
  };
}
