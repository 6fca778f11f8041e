import { openBackend } from '#server/database/backend.ts';
import type { Backend, BackendOptions } from '#server/database/backend.ts';
import { DataDirectoryInUse } from '#server/database/lock.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/installation.ts';
import { commandLine } from '#server/settings/this-release.ts';
import { StartError } from '#server/start-error.ts';

import { runOperatorCommand } from './operator-command.ts';

const USAGE = `Usage: ${commandLine('migrate')}   brings the database to the schema of this version`;

async function openStopped(options: BackendOptions): Promise<Backend> {
  try {
    return await openBackend(options);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    // Its advice to name another directory would migrate a new, empty database.
    throw new StartError(
      `DATA_DIR ${options.dataDir} is in use by a site or a command: stop the site first. Its next start migrates too.`,
    );
  }
}

/**
 * `npm run migrate`: brings the database to the schema of this version, as a start does, and exits. Before a rolling
 * release it shows on one machine whether the migrations pass.
 */
await runOperatorCommand(async () => {
  if (process.argv.length > 2) throw new StartError(USAGE);
  const { backendOptions } = openInstallation(parseSettings(process.env));
  let applied: unknown[] = [];
  const log = (event: string, detail?: Record<string, unknown>) => {
    if (event === 'migrations_applied' && Array.isArray(detail?.['files'])) applied = detail['files'];
  };
  const backend = await openStopped({ ...backendOptions, log });
  await backend.close();
  return applied.length === 0
    ? 'The database has every migration of this version.'
    : `Applied: ${applied.join(', ')}`;
});
