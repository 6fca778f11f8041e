import { resolve } from 'node:path';

import { commandLine } from '#server/settings/this-release.ts';
import { StartError } from '#server/start-error.ts';

import { runOnDatabase, runOperatorCommand } from './operator-command.ts';

const USAGE = `Usage: ${commandLine('backup')} DIRECTORY   copies the database into a new directory, even while the site is running`;

/** `npm run backup -- DIRECTORY`: copies the embedded database, whether or not the site is running. */
await runOperatorCommand(async () => {
  const [directory, ...rest] = process.argv.slice(2);
  if (directory === undefined || rest.length > 0) throw new StartError(USAGE);
  return runOnDatabase({ action: 'backup', directory: resolve(directory) });
});
