import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import * as z from 'zod/mini';

import { openBackend } from '#server/database/backend.ts';
import type { Backend, BackendOptions } from '#server/database/backend.ts';
import { syncDirectory, syncTree } from '#server/database/journal/sync-directory.ts';
import { recordBackup } from '#server/database/last-backup.ts';
import { pgliteDirectory } from '#server/database/pglite/pglite-engine.ts';
import { assertTrusted, removeOthersAccess, makePrivateDirectory } from '#server/settings/private-files.ts';
import { StartError } from '#server/start-error.ts';

import { listAdmins } from './admins.ts';
import type { Admin } from './admins.ts';

const DATABASE = 'database';
const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  enquiries: z.number(),
  subscriptions: z.number(),
});

type Manifest = z.infer<typeof manifestSchema>;
type RowCounts = Pick<Manifest, 'enquiries' | 'subscriptions'>;
type Restored = RowCounts & { waiting: number; admins: Admin[] };

const COUNTS_SQL = `select (select count(*)::int from public.contact_submissions) as enquiries,
  (select count(*)::int from public.newsletter_subscriptions) as subscriptions`;

/** Messages that a start sends: those that were waiting at the backup, even if they have been sent since. */
const WAITING_SQL = `select count(*)::int as waiting from public.outbox_messages
  where state in ('waiting', 'unconfigured', 'sending') and next_attempt_at <= now()`;

/** Emptied by a restore: whoever was signed out or removed after the backup would otherwise be signed in again. */
const SESSION_TABLES = ['auth.refresh_tokens', 'auth.sessions', 'private.reader_sessions'];

/**
 * Copies the embedded database of `dataDir`, while it runs, into a new directory.
 * @returns the directory's full path
 * @throws StartError when it exists or cannot be written, or when the database is a PostgreSQL server
 */
export async function backUp(backend: Backend, directory: string, dataDir: string): Promise<string> {
  if (backend.engine === 'postgres') {
    throw new StartError('A PostgreSQL server is backed up with pg_dump: see docs/operations.md.');
  }
  const target = resolve(directory);
  if (existsSync(target)) throw new StartError(`${target} exists already: name a directory that does not.`);
  const draft = `${target}.unfinished`;
  let isDraftOurs = false;
  try {
    makePrivateDirectory(draft);
    isDraftOurs = true;
    const [counts] = await backend.query<RowCounts>(COUNTS_SQL);
    await backend.copyTo(join(draft, DATABASE));
    if (!counts) throw new Error('The database did not count its rows');
    const manifest = { format: 1, made_at: new Date().toISOString(), ...counts };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    // The disk may be slow, and the journal needs one of Node's four threads for files.
    await syncTree(draft, 2);
    await rename(draft, target);
    await syncDirectory(resolve(target, '..'));
    // A full disk of the database must not fail a backup that is complete on another one.
    await recordBackup(dataDir, { directory: target, made_at: manifest.made_at, ...counts }).catch(() => {});
  } catch (error) {
    // A failed clean-up must not hide the original error.
    if (isDraftOurs) await rm(draft, { recursive: true, force: true }).catch(() => {});
    // Database errors have a `code` too, but only system errors have an `errno`.
    const { code, errno } = error as NodeJS.ErrnoException;
    if (errno === undefined) throw error;
    throw new StartError(
      `The backup could not be written to ${target} (${code}): check its disk and permissions.`,
    );
  }
  return target;
}

async function readManifest(source: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(source, MANIFEST), 'utf8')));
  } catch {
    throw new StartError(`${source} is not a backup: it has no readable ${MANIFEST}.`);
  }
}

/**
 * Restores a backup, once it has been opened and has answered, into a data directory that has no database, and ends all
 * sessions in it. A journal in that directory is replayed by the next start.
 * @throws StartError when a database exists already or the backup cannot be used
 */
export async function restore(
  directory: string,
  options: BackendOptions,
): Promise<Restored & { madeAt: string }> {
  const source = resolve(directory);
  const manifest = await readManifest(source);
  assertTrusted(source);
  const target = pgliteDirectory(options.dataDir);
  if (existsSync(target)) {
    throw new StartError(
      `${target} holds a database already: move it away, or set DATA_DIR to another directory.`,
    );
  }
  // The copy is first opened in a separate data directory, so that an unusable copy never reaches the real one.
  const draft = `${target}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  try {
    makePrivateDirectory(draft);
    await cp(join(source, DATABASE), pgliteDirectory(draft), { recursive: true });
    // `cp` keeps the permissions of the original files.
    removeOthersAccess(draft);
    const found = await signOutAll({ ...options, dataDir: draft });
    if (!found) throw new StartError(`The database of ${source} does not answer.`);
    await syncTree(draft);
    await rename(pgliteDirectory(draft), target);
    await syncDirectory(options.dataDir);
    return { madeAt: manifest.made_at, ...found };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Opens a database, which also migrates it, ends all sessions, and lists what it holds; `undefined` when it does not answer
 * correctly.
 */
async function signOutAll(options: BackendOptions): Promise<Restored | undefined> {
  const backend = await openBackend(options);
  try {
    for (const table of SESSION_TABLES) await backend.query(`delete from ${table}`);
    const [counts] = await backend.query<RowCounts>(COUNTS_SQL);
    const [outbox] = await backend.query<Pick<Restored, 'waiting'>>(WAITING_SQL);
    const admins = await listAdmins(backend);
    const isSound = (await backend.health()) === 'ready';
    return isSound && counts && outbox ? { ...counts, ...outbox, admins } : undefined;
  } finally {
    await backend.close();
  }
}
