import { restore } from '#server/admin/backup.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/installation.ts';
import { StartError } from '#server/start-error.ts';
import { commandLine } from '#server/settings/this-release.ts';

import { runOperatorCommand } from './operator-command.ts';

const USAGE = `Usage: ${commandLine('restore')} DIRECTORY   restores a backup into DATA_DIR, which must not hold a database yet`;

const SENT_AGAIN =
  ' The start sends them, also those that have been sent since: see "Waiting messages" in docs/operations.md.';

/** `npm run restore -- DIRECTORY`: restores a backup of the embedded database. */
await runOperatorCommand(async () => {
  const [directory, ...rest] = process.argv.slice(2);
  if (directory === undefined || rest.length > 0) throw new StartError(USAGE);
  const settings = parseSettings(process.env);
  if (settings.databaseUrl !== undefined) {
    throw new StartError('A PostgreSQL server is restored with pg_restore: see docs/operations.md.');
  }
  const { backendOptions } = openInstallation(settings);
  const { madeAt, enquiries, subscriptions, waiting, admins } = await restore(directory, backendOptions);
  const accounts = admins.map(({ email }) => email).join(', ') || 'nobody';
  return [
    `${settings.dataDir} holds the backup of ${madeAt}: ${enquiries} enquiries, ${subscriptions} subscriptions.`,
    `Everybody is signed out. Rights, passwords and readers' access are those of that moment. Admins: ${accounts}.`,
    `Messages that were waiting at that moment: ${waiting}.${waiting > 0 ? SENT_AGAIN : ''}`,
    `Before you start the site, revoke whoever has left since (${commandLine('admin')} revoke EMAIL), and set again the passwords that were changed since.`,
  ].join('\n');
});
