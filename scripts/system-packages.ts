import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES_HOME = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;

const searchPath = () => (process.env['PATH'] ?? '').split(delimiter);

function onPath(name: string): boolean {
  return searchPath().some((directory) => existsSync(join(directory, name)));
}

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of a Chromium or Chrome on this machine. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  const candidates = [DEBIAN_CHROMIUM, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [given, ...candidates].find((path) => path !== undefined && existsSync(path));
}

/** Path of the headless shell, which loads a page in about half the time, or of a Chromium or Chrome. */
export function findHeadlessChromium(): string | undefined {
  return existsSync(HEADLESS_SHELL) && !process.env['CHROMIUM_PATH'] ? HEADLESS_SHELL : findChromium();
}

/** Packages can be installed only as root, and only by Debian's package manager. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get');
}

/**
 * Any Chromium will do. Where it is Debian's, the headless shell is installed beside it, because it halves the time of the
 * browser tests.
 */
function hasHeadlessChromium(): boolean {
  const chromium = findHeadlessChromium();
  const isGiven = chromium === process.env['CHROMIUM_PATH'];
  return chromium !== undefined && (isGiven || chromium !== DEBIAN_CHROMIUM || !canInstall());
}

/** Directory of the newest `initdb` and `postgres` on this machine that the tests can use. */
export function findPostgres(): string | undefined {
  const debian = existsSync(POSTGRES_HOME)
    ? readdirSync(POSTGRES_HOME)
        .filter((version) => Number(version) >= OLDEST_POSTGRES)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(POSTGRES_HOME, version, 'bin'))
    : [];
  return [...debian, ...searchPath()].find((directory) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(directory, name))),
  );
}

/** Debian package names, each with a check for what the package provides. */
const IS_INSTALLED = {
  chromium: () => findChromium() !== undefined,
  'chromium-headless-shell': hasHeadlessChromium,
  postgresql: () => findPostgres() !== undefined,
  openssl: () => onPath('openssl'),
  /** Reverse proxy in front of the site. `/usr/sbin` is often not in the PATH of ordinary users. */
  nginx: () => onPath('nginx') || existsSync('/usr/sbin/nginx'),
  /** Reverse proxy that obtains its TLS certificates itself. */
  caddy: () => onPath('caddy'),
  /** Pooler in front of PostgreSQL. */
  pgbouncer: () => onPath('pgbouncer') || existsSync('/usr/sbin/pgbouncer'),
  /** Tracer of system calls. */
  strace: () => onPath('strace'),
  /** Reads the PDF files that tests print. */
  'poppler-utils': () => onPath('pdftotext') && onPath('pdfinfo'),
};

type SystemPackage = keyof typeof IS_INSTALLED;
/** Packages that the tests need. The measurements of speed use the whole browser instead. */
export const TEST_PACKAGES = (Object.keys(IS_INSTALLED) as SystemPackage[]).filter(
  (name) => name !== 'chromium',
);

/**
 * Installs missing Debian packages when it runs as root. Otherwise it exits the process with one sentence that names
 * what to install.
 */
export function installSystemPackages(needed: readonly SystemPackage[]): void {
  const missing = needed.filter((name) => !IS_INSTALLED[name]());
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  if (!canInstall()) {
    process.stderr.write(
      `This command needs ${names}: install them with your system's package manager and run it again.\n`,
    );
    process.exit(1);
  }
  process.stderr.write(`Installing ${names}…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
