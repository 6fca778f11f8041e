import { openBackend } from '#server/database/backend.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/installation.ts';
import { commandLine } from '#server/settings/this-release.ts';
import { StartError } from '#server/start-error.ts';

import { runOperatorCommand } from './operator-command.ts';

const USAGE = `Usage: ${commandLine('migrate')}   brings the database to the schema of this version`;

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
  const backend = await openBackend({ ...backendOptions, log });
  await backend.close();
  return applied.length === 0
    ? 'The database has every migration of this version.'
    : `Applied: ${applied.join(', ')}`;
});
