import { resolve } from 'node:path';

import { commandLine } from '#server/settings/this-release.ts';

import { runOperatorCommand } from './operator-command.ts';

/** `npm run backup -- DIRECTORY`: copies the embedded database, whether or not the site is running. */
const directory = process.argv[2];
await runOperatorCommand(
  directory === undefined || process.argv.length > 3
    ? `Usage: ${commandLine('backup')} DIRECTORY   copies the database into a new directory, even while the site is running`
    : { action: 'backup', directory: resolve(directory) },
);
