import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The build's archive of a new, empty database. `initdb` takes 500 MB and seconds to create one, so the build runs it
 * instead of each first start.
 */
export const BUILT_CLUSTER = resolve(import.meta.dirname, '../../../build/cluster.tar.gz');

/** Whether `directory` holds no database yet, and the build has one to start from. */
export function canUseBuiltCluster(directory: string): boolean {
  return !existsSync(join(directory, 'PG_VERSION')) && existsSync(BUILT_CLUSTER);
}
