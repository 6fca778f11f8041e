import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import postgres from 'postgres';

import { findPostgres } from '#scripts/system-packages.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

export type TestPostgres = {
  /** Host and port, as in a URL. */
  address: string;
  /** Holds the UNIX socket and the data directory. */
  directory: string;
  /** User that the server runs as, if that is another than this one. */
  owner: { uid: number; gid: number } | undefined;
  url(database: string): string;
  /** Creates a database, empty or as a copy of another, and returns its URL. */
  createDatabase(copied?: string): Promise<string>;
  /** Runs SQL as the superuser. */
  run(sql: string): Promise<void>;
  /** Starts a streaming standby of this server, on a free port unless one is given. */
  startStandby(port?: number): Promise<TestPostgres>;
  /** Makes a standby the primary. */
  promote(): void;
  /** Stops the server immediately, as a crash would; `resume` starts it again. */
  crash(): Promise<void>;
  /** Suspends the server and its connection processes with connections open; `resume` continues them. */
  freeze(): void;
  /** Resolves when the server answers again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const USER = 'operator';
const PASSWORD = 'operator-of-the-tests';
const SETPRIV = '/usr/bin/setpriv';
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;

/** User to run PostgreSQL as, because it refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Try the next user.
    }
  }
  throw new Error(
    'The tests need a user "postgres" or "nobody" to run PostgreSQL as: it refuses to run as root.',
  );
}

type Origin = {
  /** Address of the server to follow as a standby. */
  primary?: string;
  /** Data directory to start with a copy of. */
  template?: string;
  port?: number | undefined;
};

/** Starts a real PostgreSQL server on a free port, in its own directory, which `stop` removes. */
export async function startPostgres({
  primary,
  template,
  port: givenPort,
}: Origin = {}): Promise<TestPostgres> {
  const binaries = findPostgres();
  if (binaries === undefined)
    throw new Error('The tests need PostgreSQL (Debian: apt-get install postgresql).');
  const owner = unprivileged();
  const directory = newTemporaryDirectory('site-postgres');
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, PASSWORD);
  if (owner) for (const path of [directory, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const create = (program: string, ...parameters: string[]) =>
    execFileSync(join(binaries, program), ['-D', data, ...parameters], {
      ...owner,
      cwd: directory,
      stdio: 'pipe',
      timeout: START_TIMEOUT_MS,
    });
  const initial = ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '-N'];
  if (template) execFileSync('cp', ['-a', template, data]);
  else if (primary === undefined) create('initdb', '-U', USER, ...initial);
  else
    create('pg_basebackup', '-R', '-c', 'fast', '-d', `postgres://${USER}:${PASSWORD}@${primary}/postgres`);
  const port = givenPort ?? (await freePort());
  // The data does not outlive the tests, so it need not reach the disk.
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=60'];
  const command = [join(binaries, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1'];
  command.push('-k', directory, ...settings.flatMap((setting) => ['-c', setting]));
  // If the test process is killed, Linux stops the server too. Elsewhere the server would keep running.
  if (existsSync(SETPRIV)) command.unshift(SETPRIV, '--pdeathsig', 'INT');
  const [program = '', ...parameters] = command;
  const launch = () => {
    const child = spawn(program, parameters, { ...owner, cwd: directory, stdio: 'ignore' });
    return { child, gone: once(child, 'exit') };
  };
  let server = launch();
  const kill = () => server.child.kill('SIGKILL');
  // Prepended, to run before the exit handler that removes the directory.
  process.prependOnceListener('exit', kill);

  const url = (database: string) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const sql = postgres(url('postgres'), { max: 1, backoff: () => 0.05, onnotice: () => {} });
  const untilAnswered = async () => {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
        if (row?.data_directory === data) return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
      if (server.child.exitCode !== null)
        throw new Error(`PostgreSQL did not start on port ${port}: another program may have taken it.`);
      await sleep(50);
    }
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = server.child;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    for (const member of [pid, ...children.filter(Boolean).map(Number)]) process.kill(member, signal);
  };
  await untilAnswered();
  let databases = 0;
  return {
    address: `127.0.0.1:${port}`,
    directory,
    owner,
    url,
    async run(text) {
      await sql.unsafe(text).simple();
    },
    startStandby: (standbyPort) => startPostgres({ primary: `127.0.0.1:${port}`, port: standbyPort }),
    promote: () => void create('pg_ctl', 'promote', '-w'),
    async createDatabase(copied = 'template1') {
      databases += 1;
      await sql.unsafe(`create database site_${databases} template ${copied}`);
      return url(`site_${databases}`);
    },
    async crash() {
      server.child.kill('SIGQUIT');
      await server.gone;
    },
    freeze: () => signalAll('SIGSTOP'),
    async resume() {
      if (server.child.exitCode === null && server.child.signalCode === null) signalAll('SIGCONT');
      else server = launch();
      await untilAnswered();
    },
    async stop() {
      await sql.end({ timeout: 1 });
      server.child.kill('SIGINT');
      const timer = setTimeout(kill, STOP_TIMEOUT_MS);
      await server.gone;
      clearTimeout(timer);
      process.off('exit', kill);
      removeDirectory(directory);
    },
  };
}
