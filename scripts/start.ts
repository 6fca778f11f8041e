import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { INHERITED_SOCKET } from '#server/http/listening-socket.ts';
import type { ListeningSocket } from '#server/http/listening-socket.ts';
import { NODE_OPTIONS } from '#server/node-options.ts';
import { commandLine, IS_RELEASE } from '#server/settings/this-release.ts';

/** Restarts that may fail in a row before the supervisor gives up. */
const FAILED_STARTS = 5;
const RESTART_DELAY_MS = 250;
const PARENT_CHECK_MS = 1_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const MAIN = resolve(import.meta.dirname, '../server/main.ts');
const BUILD = resolve(import.meta.dirname, 'build.ts');
const READER_INDEX = resolve(import.meta.dirname, '../build/reader/index.json');

/** At a terminal, a person reads the text. Anywhere else the lines join those of the server's log. */
function report(event: string, detail: Record<string, unknown>, text: string, level = 'info'): void {
  const line = { level, time: new Date().toISOString(), event, ...detail };
  process.stdout.write(process.stdout.isTTY ? text : `${JSON.stringify(line)}\n`);
}

// A log that cannot be written (full disk, closed pipe) must not end the process: an unhandled `error` event would.
process.stdout.on('error', () => {});

function announce(port: number, siteUrl: string): void {
  report(
    'site_started',
    { port, siteUrl },
    [
      '',
      `  The site is on     http://localhost:${port}${siteUrl === `http://localhost:${port}` ? '' : `  (public URL ${siteUrl})`}`,
      `  Make the first admin with     ${commandLine('admin')} create EMAIL`,
      `  and sign in on     http://localhost:${port}/login`,
      '',
      '',
    ].join('\n'),
  );
}

/**
 * Builds the site unless the build is current, in a child process: a build leaves 500 MB in the process that ran it, and
 * the check alone 30 MB.
 */
async function build(): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [BUILD, '--without-files'], {
    stdio: ['ignore', process.stdout.isTTY ? 'inherit' : 'pipe', 'inherit'],
  });
  for (const signal of STOP_SIGNALS) process.once(signal, () => child.kill(signal));
  const [printed, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'close')]);
  for (const signal of STOP_SIGNALS) process.removeAllListeners(signal);
  // The build has printed the reason.
  if (code !== 0) process.exit(code ?? 1);
  // The build prints nothing when it is up to date.
  if (printed === '') return;
  // The first line announces the build and the last one its end.
  const warnings = printed.trim().split('\n').slice(1, -1);
  const ms = Math.round(performance.now() - startedAt);
  report('site_built', warnings.length > 0 ? { ms, warnings } : { ms }, '');
}

/** Whether files for readers are still to be made: PDFs and workbooks. */
function lacksFiles(): boolean {
  if (!existsSync(READER_INDEX)) return false;
  const index = JSON.parse(readFileSync(READER_INDEX, 'utf8')) as Record<
    string,
    { files: { bytes: number }[] }
  >;
  return Object.values(index).some(({ files }) => files.some(({ bytes }) => bytes === 0));
}

/** Makes the files for readers while the server runs. It serves each one as soon as it exists. */
function makeFiles(): void {
  const child = spawn(process.execPath, [BUILD, '--files-only'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  process.once('exit', () => child.kill());
}

/** Starts the server, forwards signals to it, and restarts it when it exits unexpectedly. */
function supervise(): void {
  let child: ChildProcess;
  let socket: ListeningSocket | undefined;
  let stopping = false;
  let wasReady = false;
  let failedStarts = 0;

  const run = () => {
    let ready = false;
    child = fork(MAIN, socket ? [INHERITED_SOCKET.argument] : [], {
      execArgv: NODE_OPTIONS,
      // The fifth entry becomes file descriptor `INHERITED_SOCKET.fd`.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', socket?.fd ?? 'ignore'],
      // By default glibc creates an arena for each thread, which takes 12 MB more.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
    });
    child.on('message', (message: { port: number; siteUrl: string } | 'listening', handle) => {
      if (message === 'listening') {
        socket = handle as unknown as ListeningSocket;
        return;
      }
      ready = true;
      failedStarts = 0;
      if (!wasReady) {
        announce(message.port, message.siteUrl);
        if (!IS_RELEASE && lacksFiles()) makeFiles();
      }
      wasReady = true;
    });
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      if (stopping || code === 0) process.exit(code ?? 0);
      // If the first start fails, the server has printed the reason and another start would fail too.
      if (!ready && !wasReady) process.exit(code ?? 1);
      if (!ready) failedStarts += 1;
      if (failedStarts === FAILED_STARTS) {
        const text = 'The server keeps exiting and is not restarted: see the lines above.\n';
        report('server_given_up', { failedStarts }, text, 'error');
        process.exit(1);
      }
      const text = `The server exited (${signal ?? `code ${code}`}) and is restarted.\n`;
      report('server_restarted', { code, signal }, text, 'error');
      if (ready) run();
      else setTimeout(run, RESTART_DELAY_MS * (failedStarts + 1));
    };
    child.on('exit', ended);
    child.on('error', (error) => {
      report('server_fault', { message: error.message }, `The server: ${error.message}\n`, 'error');
      // `exit` is not emitted when the process could not be created, for example for lack of memory.
      if (child.pid === undefined) ended(1, null);
    });
  };

  const stop = () => {
    stopping = true;
    socket?.close();
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning) child.kill('SIGTERM');
    else process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  // Under `npm start` the site stops when npm exits, even if npm was killed and could not forward a signal.
  const npm = process.env['npm_lifecycle_event'] === 'start' ? process.ppid : undefined;
  if (npm !== undefined) {
    setInterval(() => {
      if (process.ppid !== npm && !stopping) stop();
    }, PARENT_CHECK_MS).unref();
  }
  run();
}

if (!IS_RELEASE) await build();
supervise();
