import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

import { parseSettings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';

/** A server that ends this often before it was ready will not heal by being started again. */
const FAILED_STARTS = 5;
const RESTART_DELAY_MS = 250;
/** After a crash of a server that was ready. */
const CRASH_DELAY_MS = 50;
const PARENT_CHECK_MS = 1_000;

const MAIN = resolve(import.meta.dirname, '../server/main.ts');
const COMPILED = resolve(import.meta.dirname, '../.cache/compiled');

function greet(port: number, siteUrl: string): void {
  process.stdout.write(
    [
      '',
      `  The site is on     http://localhost:${port}${siteUrl === `http://localhost:${port}` ? '' : `  (public address ${siteUrl})`}`,
      '  Make the first admin with     npm run admin -- create EMAIL',
      `  and sign in on     http://localhost:${port}/login`,
      '',
      '',
    ].join('\n'),
  );
}

/** Starts the server, hands it the signals, and starts it again when it ends without having been asked to. */
function supervise(siteUrl: string): void {
  let child: ChildProcess;
  let stopping = false;
  let greeted = false;
  let failedStarts = 0;

  const run = () => {
    let ready = false;
    // Without `Object.prototype.__proto__` a crafted key cannot reach the prototype of every object.
    child = fork(MAIN, {
      execArgv: ['--disable-proto=delete'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Compiled once, so that a server that takes the place of another is there the sooner.
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    });
    child.on('message', (message: { port: number }) => {
      ready = true;
      failedStarts = 0;
      if (!greeted) greet(message.port, siteUrl);
      greeted = true;
    });
    child.on('exit', (code, signal) => {
      if (stopping || code === 0) process.exit(code ?? 0);
      // A start that fails says why and would fail again.
      if (!ready && !greeted) process.exit(code ?? 1);
      if (!ready) failedStarts += 1;
      if (failedStarts === FAILED_STARTS) {
        process.stderr.write('The server keeps ending and is not started again: see the lines above.\n');
        process.exit(1);
      }
      process.stderr.write(`The server ended (${signal ?? `code ${code}`}) and is started again.\n`);
      setTimeout(run, ready ? CRASH_DELAY_MS : RESTART_DELAY_MS * (failedStarts + 1));
    });
  };

  const stop = () => {
    stopping = true;
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning) child.kill('SIGTERM');
    else process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // Under `npm start` the site ends with npm, also when npm could not hand a signal on.
  const npm = process.env['npm_lifecycle_event'] === 'start' ? process.ppid : undefined;
  if (npm !== undefined) {
    setInterval(() => {
      if (process.ppid !== npm && !stopping) stop();
    }, PARENT_CHECK_MS).unref();
  }
  run();
}

try {
  // Checked before the build, so that a slip in a setting is told at once.
  const { siteUrl } = parseSettings(process.env);
  const { buildIfChanged } = await import('./build.ts');
  await buildIfChanged();
  supervise(siteUrl);
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : `The site could not be built: ${error}`}\n`,
  );
  process.exit(1);
}
