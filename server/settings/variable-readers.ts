import { isIP } from 'node:net';
import { resolve } from 'node:path';

export const SECRET_MIN_BYTES = 32;
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

/** Parses the text of a variable; `undefined` when it is not valid. */
export type Read<Value> = (text: string) => Value | undefined;

export const matching =
  (pattern: RegExp): Read<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

export const readUrl =
  (...protocols: string[]): Read<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;

export const readPort =
  (lowest: number): Read<number> =>
  (text) => {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    return port >= lowest && port <= 65_535 ? port : undefined;
  };

/** A whole number from 1. */
export const readCount =
  (highest: number): Read<number> =>
  (text) =>
    /^[1-9]\d*$/.test(text) && Number(text) <= highest ? Number(text) : undefined;

/** One value for every table, or `TABLE:VALUE` pairs separated by commas, with each table at most once. */
export const readByTable =
  <Table extends string, Value>(
    tables: readonly Table[],
    read: Read<Value>,
  ): Read<Partial<Record<Table, Value>>> =>
  (text) => {
    const forAll = read(text);
    const values: Partial<Record<Table, Value>> = {};
    if (forAll !== undefined) {
      for (const table of tables) values[table] = forAll;
      return values;
    }
    for (const part of text.split(',')) {
      const [name, ...rest] = part.trim().split(':');
      const table = tables.find((known) => known === name);
      const value = read(rest.join(':'));
      if (table === undefined || value === undefined || table in values) return undefined;
      values[table] = value;
    }
    return values;
  };

export const readPath: Read<string> = (text) => (text.includes('\0') ? undefined : resolve(text));

export const readHost: Read<string> = (text) =>
  isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined;

export const readOrigin: Read<string> = (text) => {
  if (readUrl('http:', 'https:')(text) === undefined) return undefined;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search + hash + username === '' ? origin : undefined;
};

export const readOrigins: Read<string[]> = (text) => {
  const origins = text.split(',').map((part) => readOrigin(part.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
};

export const readNetworks: Read<string[]> = (text) => {
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
};

export const readSecret: Read<string> = (text) =>
  Buffer.byteLength(text) >= SECRET_MIN_BYTES && !KNOWN_SECRETS.includes(text) && new Set(text).size >= 8
    ? text
    : undefined;
