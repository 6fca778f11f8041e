import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import { NODE_OPTIONS } from '#server/node-options.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

/** A server with 1,000,000 rows on a busy machine takes minutes to open its database. */
const READY_WITHIN_MS = 600_000;

/** Runs `work` against the whole server, which runs in its own process without rate limits. */
export async function withServer<Result>(
  env: Record<string, string>,
  work: (url: string, pid: number) => Promise<Result>,
): Promise<Result> {
  const dataDir = newTemporaryDirectory('bench');
  const port = await freePort();
  const child = fork(resolve(import.meta.dirname, 'api-server.ts'), {
    execArgv: NODE_OPTIONS,
    env: { ...process.env, DATA_DIR: dataDir, ...env, PORT: String(port) },
  });
  try {
    await once(child, 'message', { signal: AbortSignal.timeout(READY_WITHIN_MS) });
    return await work(`http://127.0.0.1:${port}`, child.pid ?? 0);
  } finally {
    child.disconnect();
    await once(child, 'exit');
    removeDirectory(dataDir);
  }
}
