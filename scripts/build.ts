import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';

import { StartError } from '#server/start-error.ts';

import { readBuildSettings, type BuildSettings } from './build/build-settings.ts';
import { isSameInput, readStamp, takeStamp, writeStamp } from './build/stamp.ts';
import type { Stamp } from './build/stamp.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILD_DIR = join(ROOT, 'build');
const MAKE_CLUSTER = fileURLToPath(import.meta.resolve('./build/make-cluster.ts'));
const MAKE_ASSISTANT = fileURLToPath(import.meta.resolve('./build/assistant/make-assistant.ts'));

const run = promisify(execFile);

/** Each process builds into its own directory, so that concurrent builds do not mix. */
function draftOf(pid: number | string): string {
  return join(ROOT, `.cache/build-${pid}`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function removeAbandonedDrafts(): void {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (const entry of readdirSync(join(ROOT, '.cache'))) {
    const pid = /^build-(\d+)$/.exec(entry)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(draftOf(pid), { recursive: true, force: true });
  }
}

function moveIntoPlace(draft: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      rmSync(BUILD_DIR, { recursive: true, force: true });
      renameSync(draft, BUILD_DIR);
      return;
    } catch (error) {
      // Another build was renamed to build/ between the two calls.
      if (attempt === 3) throw error;
    }
  }
}

/** Runs a script in a child process. If it fails, only the sentence of its error is reported. */
async function runScript(script: string, target: string): Promise<void> {
  await run(process.execPath, [script, target]).catch(({ message }: Error) => {
    throw new StartError(/^\w*Error: (.+)$/m.exec(message)?.[1] ?? message);
  });
}

/**
 * Makes the files that the server needs besides the pages, in child processes: they use a second core, and their memory
 * is free again when they end. One after the other, because the first takes 500 MB.
 */
async function makeServerFiles(draft: string): Promise<void> {
  await runScript(MAKE_CLUSTER, join(draft, 'cluster.tar.gz'));
  await runScript(MAKE_ASSISTANT, join(draft, 'assistant.json'));
}

/** Builds the whole site in `draft`. Build modules are imported lazily: most starts do not need to build. */
async function build(draft: string, settings: BuildSettings): Promise<void> {
  const { bundle } = await import('./build/bundle.ts');
  const { finishSite } = await import('./build/finish-site.ts');
  const { makeShareImages } = await import('./build/share-images/make-share-images.ts');

  const finished = Promise.all([makeShareImages(ROOT), bundle(ROOT, draft, settings)]).then(
    async ([images]) => {
      images.copyTo(join(draft, 'client/og'));
      await finishSite(ROOT, draft, settings);
    },
  );
  await Promise.all([makeServerFiles(draft), finished]);
}

type State = { settings: BuildSettings; stamp: Stamp; isCurrent: boolean };

/** Compares the inputs with those of the build in `build/`. */
function compareWithBuild(): State {
  const settings = readBuildSettings(process.env);
  const previous = readStamp(BUILD_DIR);
  const stamp = takeStamp(ROOT, settings, previous);
  const isCurrent = previous !== undefined && isSameInput(previous, stamp);
  // Only file times differ (as in a fresh checkout): store them, so that the next start need not hash again.
  if (isCurrent && !isDeepStrictEqual(previous, stamp)) writeStamp(BUILD_DIR, stamp);
  return { settings, stamp, isCurrent };
}

/**
 * Files for readers: PDFs and workbooks. A start makes them only once the site is up, because visitors wait for the
 * pages but not for the files.
 */
const FILES_ONLY = '--files-only';
const WITHOUT_FILES = '--without-files';

async function makeFiles(): Promise<void> {
  const { makeReaderFiles } = await import('./build/insights/reader-files.ts');
  await makeReaderFiles(join(BUILD_DIR, 'reader'), readBuildSettings(process.env).siteUrl);
}

/**
 * Builds the site into `build/` unless the build there was made from the same input. The new build replaces the old
 * one only when it is complete, so an interrupted build is never served.
 */
export async function buildIfChanged({ withFiles = true } = {}): Promise<void> {
  await buildPages();
  if (withFiles) await makeFiles();
}

async function buildPages(): Promise<void> {
  const { settings, stamp, isCurrent } = compareWithBuild();
  if (isCurrent) return;

  process.stdout.write('Building the site…\n');
  const startedAt = performance.now();
  removeAbandonedDrafts();
  const draft = draftOf(process.pid);
  mkdirSync(draft, { recursive: true });
  try {
    await build(draft, settings);
    writeStamp(draft, stamp);
    moveIntoPlace(draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

if (import.meta.main) {
  const isFilesOnly = process.argv.includes(FILES_ONLY);
  const withFiles = !process.argv.includes(WITHOUT_FILES);
  await (isFilesOnly ? makeFiles() : buildIfChanged({ withFiles })).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
