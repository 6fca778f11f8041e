import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { newSiteDataDir } from '#tests/harness/database/database-template.ts';
import { freePort } from './free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_TIMEOUT_MS = 120_000;
/** The supervisor prints this once the server is ready. From then on it restarts a server that is killed. */
const GREETING = '"event":"site_started"';

export type SiteProcess = {
  url: string;
  dataDir: string;
  /** The supervisor, which `npm start` would run. */
  process: ChildProcess;
  /** Process id of the server, a child of the supervisor; undefined during a restart. */
  serverPid: () => number | undefined;
  /** Ends the server with SIGKILL, and returns the process id that it had. */
  killServer: () => number;
  /** Everything printed so far on stdout and stderr. */
  output: () => string;
  /** Runs `npm run admin -- …` against this site. */
  admin: (args: string[], password?: string) => Promise<{ code: number; text: string }>;
  stop: () => Promise<number | null>;
};

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site exited with code ${child.exitCode}: ${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready && output().includes(GREETING)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The site was not ready within ${READY_TIMEOUT_MS} ms: ${output()}`);
}

/**
 * Starts the production site as `npm start` does, on its own port and data directory. The embedded database is a copy
 * of a site's, which saves the seconds of a first start; a test of the first start passes an empty `dataDir`.
 */
export async function startSite(
  env: Record<string, string> = {},
  options: { dataDir?: string; port?: number; root?: string } = {},
): Promise<SiteProcess> {
  const { root = ROOT } = options;
  const port = options.port ?? (await freePort());
  const isEmbedded = env['DATABASE_URL'] === undefined;
  const dataDir = options.dataDir ?? (isEmbedded ? await newSiteDataDir() : newTemporaryDirectory('site'));
  const url = `http://localhost:${port}`;
  // The default URL of the build: any other would start a new build.
  const fullEnv = {
    ...process.env,
    SITE_URL: 'http://localhost:3000',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...env,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: fullEnv });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const serverPid = () => {
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    return Number(children.trim().split(' ').at(-1)) || undefined;
  };
  const killServer = () => {
    const pid = serverPid();
    // Without this check, `process.kill` would get 0, which means the caller's own process group.
    if (pid === undefined) throw new Error('There is no server to kill');
    process.kill(pid, 'SIGKILL');
    return pid;
  };
  /** Kills supervisor and server immediately, so that nothing more is written. */
  const kill = () => {
    if (!isRunning()) return;
    try {
      const server = serverPid();
      child.kill('SIGKILL');
      if (server !== undefined) process.kill(server, 'SIGKILL');
    } catch {
      // They have exited in the meantime.
    }
  };
  // Prepended, to run before the exit handler that removes the directory.
  process.prependOnceListener('exit', kill);
  const stop = async () => {
    if (isRunning()) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    process.off('exit', kill);
    if (!options.dataDir) removeDirectory(dataDir);
    return child.exitCode;
  };
  try {
    await waitUntilReady(url, child, () => text);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => text,
    serverPid,
    killServer,
    async admin(args, password) {
      const command = spawn(process.execPath, ['--disable-proto=delete', 'scripts/admin.ts', ...args], {
        cwd: root,
        env: { ...fullEnv, ...(password === undefined ? {} : { ADMIN_PASSWORD: password }) },
      });
      let printed = '';
      for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (printed += chunk));
      const [code] = (await once(command, 'close')) as [number];
      return { code, text: printed.trim() };
    },
    stop,
  };
}
