import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { commandOfTool } from '#tests/tools/packages.ts';

import { freePort } from './site/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 60_000;

export type EdgeFunction = {
  url: string;
  /** Sends a plain form as a page at `origin` does. */
  submitForm: (path: string, fields: Record<string, string>, origin: string) => Promise<Response>;
  /** Everything printed so far on stdout and stderr. */
  output: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts the function in `directory` under the real Deno, as Supabase's edge runtime does: its `index.ts` with its own
 * `deno.json`. Packages come from this project's node_modules, so that nothing is downloaded.
 * @param env settings that hosted Supabase would store as secrets; the rest of our environment is not passed on
 */
export async function startEdgeFunction(
  directory: string,
  env: Record<string, string> = {},
): Promise<EdgeFunction> {
  const port = await freePort();
  const folder = resolve(ROOT, directory);
  const child = spawn(
    commandOfTool('deno', 'deno'),
    [
      'run',
      '--quiet',
      '--cached-only',
      '--node-modules-dir=manual',
      `--config=${join(folder, 'deno.json')}`,
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--allow-sys',
      join(folder, 'index.ts'),
    ],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NO_COLOR: '1',
        // Address for `Deno.serve`; the hosted edge runtime chooses it too.
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...env,
      },
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const url = `http://127.0.0.1:${port}`;
  const submitForm: EdgeFunction['submitForm'] = (path, fields, origin) =>
    fetch(url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin },
      redirect: 'manual',
    });
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The function exited with code ${child.exitCode}: ${text}`);
    const listens = await fetch(url, { method: 'OPTIONS' }).then(
      async (response) => {
        await response.body?.cancel();
        return true;
      },
      () => false,
    );
    if (listens) return { url, submitForm, output: () => text, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`The function was not ready within ${READY_TIMEOUT_MS} ms: ${text}`);
}
