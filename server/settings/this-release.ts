import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Written by `npm run release`: its presence tells a release from a checkout. */
export const RELEASE_FILE = 'release.json';

/** SHA-256 of every other file of a release, in the format of `sha256sum`. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** A release holds finished pages and no tools to build or install anything. */
export const IS_RELEASE = existsSync(join(ROOT, RELEASE_FILE));

/**
 * The shell command that runs a command of the site in this installation, for usage and error messages. In a release it is
 * `deploy/site.sh`, because `bin/site` itself would run as root and without the settings.
 */
export function commandLine(name: string): string {
  return IS_RELEASE ? `site ${name}` : `npm run ${name} --`;
}
