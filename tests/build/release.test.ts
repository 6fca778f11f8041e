import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { newDataDir } from '#tests/harness/database/database-template.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { openRelease } from '#tests/harness/site/opened-release.ts';
import type { OpenedRelease } from '#tests/harness/site/opened-release.ts';

const LIMIT_MS = 120_000;
const MAX_MB = 110;
const BLOCK_BYTES = 512;
const SITE_URL = 'https://www.calder.example';
const BUILD_TOOLS = ['vite', 'rolldown', 'typescript', '@sentry/node', 'lightningcss', 'react', 'vitest'];

let release: OpenedRelease;
beforeAll(async () => {
  release = await openRelease();
}, LIMIT_MS);

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
}

test('a release without Node takes at most 110 MB, and npm explains each of its packages', () => {
  const files = filesOf(release.directory);
  const blocks = files.reduce((sum, file) => sum + statSync(join(release.directory, file)).blocks, 0);
  expect((blocks * BLOCK_BYTES) / 2 ** 20).toBeLessThan(MAX_MB);
  const { stdout, status } = spawnSync('npm', ['ls', '--all', '--parseable'], { cwd: release.directory });
  expect(status).toBe(0);
  const explained = stdout
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((path) => relative(release.directory, path));
  const packages = files
    .filter((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => file.slice(0, -'/package.json'.length));
  expect(new Set(explained.filter(Boolean))).toEqual(new Set(packages));
  expect(BUILD_TOOLS.filter((name) => existsSync(join(release.directory, 'node_modules', name)))).toEqual([]);
});

test('every module of a release finds what it imports', () => {
  // The entries would start the server or a command when they are imported.
  const entries = /^(?:server\/main|server\/database\/pglite\/pglite-worker|scripts\/[\w-]+)\.ts$/;
  const modules = filesOf(release.directory).filter(
    (file) => /^(?:server|backend|shared|content|scripts)\/.*\.ts$/.test(file) && !entries.test(file),
  );
  expect(modules.length).toBeGreaterThan(250);
  // The modules of all answers take much memory. A server reads from the build what they say.
  expect(modules).not.toContain('content/answers/index.ts');
  const imports = [...modules.map((file) => `./${file}`), 'ai', '@ai-sdk/openai-compatible', 'nodemailer'];
  const script = `for (const module of ${JSON.stringify(imports)}) await import(module);`;
  const file = join(release.home, 'modules.mjs');
  writeFileSync(
    file,
    script.replace(
      'import(module)',
      `import(import.meta.resolve(module, ${JSON.stringify(`file://${release.directory}/`)}))`,
    ),
  );
  execFileSync(process.execPath, ['--experimental-import-meta-resolve', file]);
});

/** Starts the site from the release on the template of a database. */
async function startSite(env: Record<string, string> = {}) {
  const dataDir = join(release.home, 'data');
  renameSync(await newDataDir(), dataDir);
  release.giveAway(dataDir);
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, SITE_URL, PORT: String(port), ...env };
  const site = release.start(['start'], settings);
  onTestFinished(async () => {
    if (site.exitCode !== null || !site.kill('SIGTERM')) return;
    await once(site, 'exit');
  });
  let text = '';
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(async () => (await isReady()) || text.includes('cannot'), { timeout: 60_000 }).toBe(true);
  return { url, settings, site, text: () => text };
}

test(
  'a release serves the site from read-only files, for the SITE_URL of its start, with all of its commands',
  { timeout: LIMIT_MS },
  async () => {
    const { url, settings, site } = await startSite();
    const page = await fetch(`${url}/about`);
    expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=/);
    expect(await page.text()).toContain(`<link rel="canonical" href="${SITE_URL}/about"`);
    const created = await release.run(['admin', 'create', 'ada@example.com'], {
      ...settings,
      ADMIN_PASSWORD: 'a-long-enough-passphrase',
    });
    expect(created).toEqual({ code: 0, text: 'ada@example.com has an account and is an admin now.' });
    const copy = join(release.home, 'copy');
    expect((await release.run(['backup', copy], settings)).code).toBe(0);
    site.kill('SIGTERM');
    expect(await once(site, 'exit')).toEqual([0, null]);
    const checked = await release.run(['check'], settings);
    expect(checked.code).toBe(0);
    expect(checked.text).toContain(`Files: ${filesOf(release.directory).length - 1} files as released`);
  },
);

test(
  'a release whose database was cut names the command that restores its backup',
  { timeout: LIMIT_MS },
  async () => {
    const dataDir = join(release.home, 'cut');
    renameSync(await newDataDir(), dataDir);
    release.giveAway(dataDir);
    truncateSync(join(dataDir, 'pglite/global/pg_control'));
    const { code, text } = await release.run(['migrate'], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(text).toContain('run site restore BACKUP (no backup is known here).');
  },
);

test('the check of a release names a file that does not belong to it', async () => {
  const foreign = 'supabase/migrations/20990101000000_foreign.sql';
  writeFileSync(join(release.directory, foreign), 'select 1;\n');
  onTestFinished(() => rmSync(join(release.directory, foreign)));
  const { code, text } = await release.run(['check']);
  expect(code).toBe(1);
  expect(text).toContain(`Files: FAULT: ${foreign} does not belong to this release: `);
});

test('the check of a release names a file that was changed, and a setting that is not valid', async () => {
  appendFileSync(join(release.directory, 'server/main.ts'), '// changed\n');
  const { code, text } = await release.run(['check'], { PORT: 'eighty' });
  expect(code).toBe(1);
  expect(text).toContain('Files: FAULT: server/main.ts was changed: unpack the release again.');
  expect(text).toContain('Settings: FAULT: PORT is not valid: ');
});

test('a release names its commit and says whether its files differ from it', async () => {
  const { text } = await release.run(['version']);
  const { commit } = JSON.parse(text) as { commit?: string };
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim() || undefined;
  // Files may have changed since the release was assembled.
  expect([head, head && `${head}, with uncommitted changes`]).toContain(commit);
});

test('a command that a release does not have prints the usage', async () => {
  const { code, text } = await release.run(['dance']);
  expect([code, text.split('\n')[0]]).toEqual([64, 'Usage: site COMMAND']);
});
