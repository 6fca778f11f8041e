import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = join(import.meta.dirname, '../../../scripts/check-installation.ts');

/** The output of `site check` with these settings; it exits with 1 where it finds a fault. */
export async function siteCheck(settings: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-proto=delete', SCRIPT], {
    env: { ...process.env, ...settings },
  }).catch((error: unknown) => error as { stdout: string });
  return stdout;
}
