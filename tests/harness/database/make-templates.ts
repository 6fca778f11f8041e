import { newDataDir, startMigratedPostgres } from './database-template.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';

/** Makes the databases that the tests copy. Otherwise each worker would migrate its own at the start of a run. */
removeDirectory(await newDataDir());
await (await startMigratedPostgres()).stop();
