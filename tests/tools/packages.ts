import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * These packages stand in a manifest of their own (`package.json` beside this file), because the site does not need them
 * and they would take a third of the time of a first start. `scripts/ensure-installed.mjs --tools` installs them.
 */
const packages = createRequire(import.meta.url);

/** The folder of a package. */
export function folderOfTool(name: string): string {
  const folders = (packages.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined)
    throw new Error(`${name} is missing: run node scripts/ensure-installed.mjs --tools`);
  return found;
}

/** The command of a package. */
export function commandOfTool(name: string, command: string): string {
  const depth = name.split('/').length;
  return join(folderOfTool(name), '../'.repeat(depth), '.bin', command);
}
