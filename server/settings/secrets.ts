import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import * as z from 'zod/mini';

import { errorCode } from '#backend/error-code.ts';
import { cannotWrite, StartError } from '#server/start-error.ts';

export const SECRETS_FILE = 'secrets.json';
const OWNER_ONLY_FILE = 0o600;

const secretsSchema = z.strictObject({
  jwtSecret: z.string().check(z.minLength(32)),
  supabaseSecretKey: z.string().check(z.minLength(32)),
});

export type Secrets = z.infer<typeof secretsSchema>;

function generate(file: string): void {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    supabaseSecretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
  // Written to a temporary file and linked into place, so that two servers starting together share one complete file.
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: OWNER_ONLY_FILE });
    linkSync(temporary, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw cannotWrite(dirname(file), error);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `${file} cannot be read (${errorCode(error)}): give it to the user that runs this (chown, chmod 600); do not remove it, because its secrets are intact.`,
    );
  }
}

/**
 * The secrets of this installation. One that the environment does not set is generated once and stored in the data
 * directory, in a file with mode 0600.
 * @throws StartError when the stored file is needed and cannot be read or is damaged
 */
export function loadSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const { jwtSecret, supabaseSecretKey } = given;
  if (jwtSecret !== undefined && supabaseSecretKey !== undefined) return { jwtSecret, supabaseSecretKey };
  const file = join(dataDir, SECRETS_FILE);
  if (!statSync(file, { throwIfNoEntry: false })) generate(file);
  const text = read(file);
  let stored: Secrets;
  try {
    stored = secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `${file} is damaged: restore it from a copy of your own (backups do not hold it), or remove it to have new secrets generated (everyone is then signed out, and one-time codes must be removed and set up again).`,
    );
  }
  return {
    jwtSecret: jwtSecret ?? stored.jwtSecret,
    supabaseSecretKey: supabaseSecretKey ?? stored.supabaseSecretKey,
  };
}
