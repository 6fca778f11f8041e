import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES_HOME = '/usr/lib/postgresql';

function onPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((directory) => existsSync(join(directory, name)));
}

/** Path of a Chromium or Chrome on this machine. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [given, ...candidates].find((path) => path !== undefined && existsSync(path));
}

function hasPostgres(): boolean {
  const debian =
    existsSync(POSTGRES_HOME) &&
    readdirSync(POSTGRES_HOME).some((version) => existsSync(join(POSTGRES_HOME, version, 'bin/initdb')));
  return debian || onPath('initdb');
}

/**
 * Installs the programs that the tests run against and that npm does not bring: Chromium, PostgreSQL, OpenSSL, the tracer
 * of calls to the system and the readers of printed reports (Poppler), as Debian packages when this is root.
 * @throws Error with one sentence saying what to install
 */
export function installSystemPackages(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(onPath('openssl') ? [] : ['openssl']),
    ...(onPath('strace') ? [] : ['strace']),
    ...(onPath('pdftotext') && onPath('pdfinfo') ? [] : ['poppler-utils']),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    throw new Error(
      `The tests need ${missing.join(' and ')}: install with your system's package manager and run npm test again.`,
    );
  }
  process.stdout.write(`Installing ${missing.join(' and ')}…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
