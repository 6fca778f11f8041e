import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;

/**
 * Directory of the newest `initdb` and `postgres` on this machine.
 * @throws Error with one sentence that names what to install
 */
export function postgresBinaries(): string {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT)
        .filter((version) => Number(version) >= OLDEST_VERSION)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    : [];
  const found = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)].find((directory) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(directory, name))),
  );
  if (found) return found;
  throw new Error(
    `The tests need PostgreSQL ${OLDEST_VERSION} or newer on this machine: install it (Debian: apt-get install postgresql).`,
  );
}
