import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { BuildSettings } from './build-settings.ts';

/** Runs the framework's own build, which makes the bundles and every prerendered page, below `buildDir`/client. */
export async function bundle(root: string, buildDir: string, settings: BuildSettings): Promise<void> {
  // A directory of its own, because the framework empties it.
  const directory = join(buildDir, 'bundle');
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
