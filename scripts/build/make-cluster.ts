// Writes an empty database of the embedded engine to the file named by its argument, as a compressed archive.
import { writeFileSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';

import { limitCompilation } from '#server/database/pglite/limit-compilation.ts';

const [target = ''] = process.argv.slice(2);
limitCompilation();
const database = await PGlite.create();
await database.exec('checkpoint');
const archive = await database.dumpDataDir('gzip');
writeFileSync(target, new Uint8Array(await archive.arrayBuffer()));
await database.close();
