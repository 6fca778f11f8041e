import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { BuildSettings } from './build-settings.ts';

/** The framework gives each page ten seconds to prerender and has no setting for it. A busy machine can exceed that. */
const PRERENDER_TIMEOUT = 'The operation was aborted due to timeout';

type Outcome = { code: number | null; output: string };

async function runFramework(root: string, directory: string, settings: BuildSettings): Promise<Outcome> {
  const command = join(root, 'node_modules/.bin/react-router');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_DIRECTORY: directory,
      VITE_SITE_URL: settings.siteUrl,
      VITE_SIGNUP: settings.signup,
      VITE_SUPABASE_URL: settings.backendUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: settings.backendKey,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Runs the framework's own build, which makes the bundles and every prerendered page, below `buildDir`/client. */
export async function bundle(root: string, buildDir: string, settings: BuildSettings): Promise<void> {
  // A directory of its own, because the framework empties it.
  const directory = join(buildDir, 'bundle');
  const first = await runFramework(root, directory, settings);
  const isTooSlow = first.code !== 0 && first.output.includes(PRERENDER_TIMEOUT);
  const { code, output } = isTooSlow ? await runFramework(root, directory, settings) : first;
  if (code !== 0) throw new Error(`the bundler exited with code ${code}\n${output}`);

  const client = join(buildDir, 'client');
  renameSync(join(directory, 'client'), client);
  rmSync(directory, { recursive: true });
  renameSync(join(client, '404/index.html'), join(client, '404.html'));
  rmSync(join(client, '404'), { recursive: true });
  // Vite's manifest of chunks and their imports: tests read it, but it need not be public.
  renameSync(join(client, '.vite/manifest.json'), join(buildDir, 'manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  // React Router's empty shell for unknown paths; they get the not-found page instead.
  rmSync(join(client, '__spa-fallback.html'), { force: true });
}
