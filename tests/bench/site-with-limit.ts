import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { compressTexts } from '#scripts/build/compress.ts';
import { inlineHashes } from '#scripts/build/pages/inline-hashes.ts';
import { NODE_OPTIONS } from '#server/node-options.ts';
import { contentSecurityPolicy } from '#shared/security-policy.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

const BUILD = resolve(import.meta.dirname, '../../build');
const LIMIT_PAGE = resolve(import.meta.dirname, 'limit/index.html');

/** Path of the hand-written page, which shows the fastest load that can be reached. */
export const LIMIT_PATH = '/limit';

/** Adds the hand-written page to a copy of the build, so that it is served like every other page. */
async function addLimitPage(buildDir: string): Promise<void> {
  const client = join(buildDir, 'client');
  const html = readFileSync(LIMIT_PAGE, 'utf8');
  for (const [, file = ''] of html.matchAll(/[ "(](\/(?:assets|images)\/[^ "#)]+)/g)) {
    if (!existsSync(join(client, file))) {
      throw new Error(
        `tests/bench/limit/index.html names ${file}, which the build no longer has: update the name.`,
      );
    }
  }
  mkdirSync(join(client, 'limit'));
  writeFileSync(join(client, 'limit/index.html'), html);
  await compressTexts(join(client, 'limit'));
  const file = join(buildDir, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, object> };
  const csp = contentSecurityPolicy({ ...inlineHashes(html), isHttps: false });
  site.pages[LIMIT_PATH] = { file: 'limit/index.html', csp };
  writeFileSync(file, JSON.stringify(site));
}

/** Runs the whole server on the build plus the hand-written page. */
export async function withSiteAndLimit<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const directory = newTemporaryDirectory('lighthouse');
  const buildDir = join(directory, 'build');
  cpSync(BUILD, buildDir, { recursive: true });
  await addLimitPage(buildDir);
  const port = await freePort();
  const child = fork(resolve(import.meta.dirname, 'api-server.ts'), {
    execArgv: NODE_OPTIONS,
    env: { ...process.env, DATA_DIR: join(directory, 'data'), PORT: String(port), BENCH_BUILD_DIR: buildDir },
  });
  try {
    await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
    return await work(`http://localhost:${port}`);
  } finally {
    child.disconnect();
    await once(child, 'exit');
    removeDirectory(directory);
  }
}
