import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { PAGES } from '#app/content/pages.ts';
import { contentSecurityPolicy } from '#shared/security-policy.ts';

import { compressTexts } from './build/compress.ts';
import { headersFile } from './build/host-files.ts';
import type { BuiltPage } from './build/host-files.ts';
import { inputsDigest } from './build/inputs.ts';
import { rewritePage } from './build/rewrite-page.ts';
import type { PageScripts } from './build/rewrite-page.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILD_DIR = join(ROOT, 'build');
/** Where a build grows until it is whole; `react-router.config.ts` names the same. */
const DRAFT_DIR = join(ROOT, '.cache/build');
const NOT_FOUND = '/404';

export type Site = { pages: Record<string, BuiltPage & { scripts: PageScripts }> };

/** Variables that are built into the pages. */
function buildVariables(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return {
    VITE_SITE_URL: env['SITE_URL'] || `http://localhost:${env['PORT'] || 3000}`,
    VITE_SUPABASE_URL: env['VITE_SUPABASE_URL'] || undefined,
    VITE_SUPABASE_PUBLISHABLE_KEY: env['VITE_SUPABASE_PUBLISHABLE_KEY'] || undefined,
    VITE_SIGNUP: env['SIGNUP'] || undefined,
  };
}

function rewritePages(client: string, variables: Record<string, string | undefined>): Site {
  const boot = readFileSync(join(import.meta.dirname, 'build/boot.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
  const readAsset = (href: string) => readFileSync(join(client, href), 'utf8');
  const backend = variables['VITE_SUPABASE_URL'];
  const pages: Site['pages'] = {};
  for (const path of [...PAGES.map((page) => page.path), NOT_FOUND]) {
    const prerendered = join(client, path, 'index.html');
    const file = path === NOT_FOUND ? '404.html' : join('.', path, 'index.html');
    const page = rewritePage(path, readFileSync(prerendered, 'utf8'), readAsset, boot);
    writeFileSync(join(client, file), page.html);
    const csp = contentSecurityPolicy({
      scriptHashes: page.scriptHashes,
      styleHashes: page.styleHashes,
      backendOrigin: backend ? new URL(backend).origin : undefined,
      isHttps: variables['VITE_SITE_URL']?.startsWith('https:') ?? false,
    });
    pages[path] = { file, csp, scripts: page.scripts };
  }
  return { pages };
}

/** Builds the site aside and puts it into place when it is whole. */
async function build(variables: Record<string, string | undefined>, digest: string): Promise<void> {
  rmSync(DRAFT_DIR, { recursive: true, force: true });
  mkdirSync(dirname(DRAFT_DIR), { recursive: true });
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...variables }).filter(([, value]) => value !== undefined),
  );
  execFileSync(process.execPath, [join(ROOT, 'node_modules/.bin/react-router'), 'build'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = join(DRAFT_DIR, 'client');
  const site = rewritePages(client, variables);
  for (const leftover of ['404', '__spa-fallback.html', '../server', '.vite']) {
    rmSync(join(client, leftover), { recursive: true, force: true });
  }
  writeFileSync(join(client, '_headers'), headersFile(site.pages));
  await compressTexts(client);
  writeFileSync(join(DRAFT_DIR, 'site.json'), JSON.stringify(site, null, 2));
  writeFileSync(join(DRAFT_DIR, 'stamp'), digest);
  rmSync(BUILD_DIR, { recursive: true, force: true });
  renameSync(DRAFT_DIR, BUILD_DIR);
}

/** Builds the site unless the build that stands is of the same sources and variables. */
export async function buildIfChanged(): Promise<void> {
  const variables = buildVariables(process.env);
  const digest = inputsDigest(ROOT, variables);
  const stamp = join(BUILD_DIR, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.stdout.write('Building the site…\n');
  await build(variables, digest);
}

if (import.meta.main) await buildIfChanged();
