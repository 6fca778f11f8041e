import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

import { openBackend } from '#server/database/backend.ts';
import { MIGRATIONS_DIR } from '#server/database/migrations.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { newTemporaryDirectory } from '#tests/harness/files/temporary-directory.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Hash of everything that determines a freshly created embedded database. */
function version(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS_DIR)
    .sort()
    .map((name) => join(MIGRATIONS_DIR, name));
  for (const file of [...files, join(ROOT, 'package-lock.json')])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A new temporary directory with the embedded database as after a first start. Creating a database takes seconds, so a
 * template is created once and copied.
 */
export async function newDataDir(): Promise<string> {
  const template = join(ROOT, '.cache', `database-${version()}`);
  if (!existsSync(template)) {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const draft = mkdtempSync(join(ROOT, '.cache', 'database-draft-'));
    const backend = await openBackend({
      dataDir: draft,
      jwtSecret: 'a-secret-for-tests-of-more-than-32-bytes',
      publishableKey: LOCAL_PUBLISHABLE_KEY,
      siteUrl: 'http://localhost:3000',
    });
    await backend.close();
    rmSync(join(draft, 'owner.lock'), { force: true });
    try {
      renameSync(draft, template);
    } catch {
      // Another test process has created the template in the meantime.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const dataDir = newTemporaryDirectory('data');
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}
