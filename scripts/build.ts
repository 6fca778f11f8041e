import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Turns the framework's output below `client` into the site's pages and files. */
async function finishSite(draft: string, client: string, settings: BuildSettings): Promise<void> {
  const { writePages } = await import('./build/pages/write-pages.ts');
  const { writeSiteFiles } = await import('./build/site-files/write-site-files.ts');
  const { writeIcons } = await import('./build/icons.ts');
  const { cloudFrontPolicies, headersFile, nginxLocations, redirectsFile } =
    await import('./build/host-headers.ts');
  const { compressTexts } = await import('./build/compress.ts');
  const { measurePages, overBudget } = await import('./build/budgets.ts');
  const { writeReaderPages } = await import('./build/insights/reader-pages.ts');
  const { PIECE_PROBLEMS } = await import('./build/insights/pieces.ts');
  const { CAN_TYPESET } = await import('./build/insights/pdf/typeset.ts');
  const { pageTexts, staleAnswers } = await import('./build/assistant/stale-answers.ts');
  const { contestedQuestions } = await import('./build/assistant/contested-questions.ts');

  await writeIcons(ROOT, client);
  writeSiteFiles(client, settings.siteUrl);
  const { drafts, site, readers, forms, policy, scripts } = await writePages(client, settings);
  writeReaderPages(join(draft, 'reader'), readers);
  const isHttps = settings.siteUrl.startsWith('https:');
  writeFileSync(join(client, '_headers'), headersFile(policy, isHttps));
  writeFileSync(join(client, '_redirects'), redirectsFile());
  writeFileSync(join(draft, 'nginx-locations.conf'), nginxLocations(policy, isHttps));
  writeFileSync(join(draft, 'cloudfront-headers.json'), cloudFrontPolicies(policy, isHttps));
  await compressTexts(client);
  const weights = await measurePages(client, scripts);
  // Only a warning, so that longer content never keeps the site from starting. The tests enforce the budgets.
  const excess = overBudget(weights);
  if (excess.length > 0) process.stdout.write(`Over budget: ${excess.join('; ')}\n`);
  // Also only a warning: the build leaves broken pieces out and names them.
  for (const problem of PIECE_PROBLEMS) process.stdout.write(`Left out: ${problem}\n`);
  if (!CAN_TYPESET) process.stdout.write('Left out: the PDFs, which can be typeset on Linux x64 only\n');
  for (const answer of staleAnswers(pageTexts(drafts))) process.stdout.write(`Stale answer: ${answer}\n`);
  const contested = contestedQuestions();
  if (contested.length > 0) process.stdout.write(`Questions with two answers: ${contested.join('; ')}\n`);
  writeFileSync(join(draft, 'forms.json'), JSON.stringify(forms));
  writeFileSync(join(draft, 'weights.json'), JSON.stringify(weights, null, 2));
  writeFileSync(join(draft, 'site.json'), JSON.stringify({ siteUrl: settings.siteUrl, ...site }, null, 2));
}

/** Builds the whole site in `draft`. Build modules are imported lazily: most starts do not need to build. */
async function build(draft: string, settings: BuildSettings): Promise<void> {
  const { bundle } = await import('./build/bundle.ts');
  const { makeShareImages } = await import('./build/share-images/make-share-images.ts');

  const client = join(draft, 'client');
  const finished = Promise.all([makeShareImages(ROOT), bundle(ROOT, draft, settings)]).then(
    async ([images]) => {
      images.copyTo(join(client, 'og'));
      await finishSite(draft, client, settings);
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
