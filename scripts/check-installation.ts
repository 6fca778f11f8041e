import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { distance } from 'fastest-levenshtein';

import { assertNeverHadDatabase, databaseLostData } from '#server/database/database-damage.ts';
import { FILE_SIZES_FILE, findCutFiles } from '#server/database/journal/recorded-file-sizes.ts';
import { assertServable, MIGRATIONS_DIR } from '#server/database/migrations.ts';
import { pgliteDirectory } from '#server/database/pglite/pglite-engine.ts';
import { findPrimary } from '#server/database/postgres/find-primary.ts';
import { prepareExclusively } from '#server/database/postgres/postgres-start.ts';
import { examineSystemSchema } from '#server/database/system-schema.ts';
import { DISK_RESERVE_BYTES } from '#server/limits.ts';
import { freeBytes } from '#server/database/data-directory.ts';
import { parseDatabaseUrl } from '#server/settings/database-url.ts';
import { parseSettings, SETTING_NAMES } from '#server/settings/env.ts';
import type { Settings } from '#server/settings/env.ts';
import { assertOwnDataDirectory } from '#server/settings/private-files.ts';
import { loadSecrets, SECRETS_FILE } from '#server/settings/secrets.ts';
import { CHECKSUMS_FILE, ROOT } from '#server/settings/this-release.ts';

const USAGE =
  'Usage: site check   examines files, settings, data directory and database, and changes nothing';
const CONNECT_TIMEOUT_MS = 9_000;
/** Digits of a migration's version, with which its file name begins. */
const VERSION_LENGTH = 14;

/** Paths of all files in a directory of this release, from its root. */
function filesBelow(directory: string): string[] {
  const entries = readdirSync(join(ROOT, directory), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));
}

function checkFiles(): string {
  const list = join(ROOT, CHECKSUMS_FILE);
  if (!existsSync(list)) return 'a checkout, which has no checksums';
  const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
  const known = new Set([CHECKSUMS_FILE]);
  for (const line of lines) {
    const [expected = '', file = ''] = line.split('  ');
    known.add(file);
    const bytes = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file)) : undefined;
    const actual = bytes && createHash('sha256').update(bytes).digest('hex');
    if (actual === undefined) throw new Error(`${file} is missing: unpack the release again.`);
    if (actual !== expected) throw new Error(`${file} was changed: unpack the release again.`);
  }
  // A migration of another version would be applied by the next start. Other directories, such as DATA_DIR, may be beside these.
  const directories = new Set(lines.flatMap((line) => /  ([^/]+)\//.exec(line)?.[1] ?? []));
  const foreign = [...directories].flatMap(filesBelow).find((file) => !known.has(file));
  if (foreign !== undefined) {
    throw new Error(`${foreign} does not belong to this release: unpack the release into a new directory.`);
  }
  return `${lines.length} files as released`;
}

/** Letters by which a misspelt name may differ from that of a setting: a long name by three, as PROXY from PROXIES. */
const misspeltBy = ({ length }: string): number => (length < 10 ? 2 : 3);
/** Shorter names are too close to variables of the system: HOST to HOME. */
const SHORTEST_COMPARED = 6;

/**
 * Reads the settings, and refuses a variable whose name is almost that of a setting: the server would ignore it. A port
 * that is named twice would stop the start.
 */
function checkSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = parseSettings(env);
  const others = Object.keys(env).filter((name) => !SETTING_NAMES.includes(name));
  for (const name of others.filter(({ length }) => length >= SHORTEST_COMPARED)) {
    const meant = SETTING_NAMES.find((setting) => distance(setting, name) <= misspeltBy(name));
    if (meant !== undefined) throw new Error(`${name} is not a setting. Is ${meant} meant?`);
  }
  const { port, metricsPort } = settings;
  if (port === metricsPort)
    throw new Error(`METRICS_PORT and PORT are both ${port}: set one to another port.`);
  return settings;
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

async function checkDataDirectory(settings: Settings): Promise<string> {
  const { dataDir } = settings;
  const found = nearestExisting(dataDir);
  try {
    accessSync(found, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`${found} cannot be written by user ${process.getuid?.()}.`);
  }
  if (found === dataDir) assertOwnDataDirectory(dataDir);
  // `loadSecrets` would create a missing file, and a check changes nothing.
  if (existsSync(join(dataDir, SECRETS_FILE))) loadSecrets(dataDir, settings);
  const free = await freeBytes(found);
  const freeMb = Math.floor(free / 2 ** 20);
  if (free < DISK_RESERVE_BYTES) throw new Error(`${dataDir} has only ${freeMb} MB free.`);
  return `${dataDir}, ${freeMb} MB free`;
}

function refuse(sentence: string): never {
  throw new Error(sentence);
}

/** Does not open the database, because a running server owns it. */
function checkEmbeddedDatabase(dataDir: string): string {
  const directory = pgliteDirectory(dataDir);
  if (!existsSync(directory)) {
    assertNeverHadDatabase(dataDir);
    return 'embedded; there is none yet, and the next start creates an empty one';
  }
  if (!existsSync(join(directory, FILE_SIZES_FILE))) {
    return 'embedded; its files were not examined, because the site runs or was killed: the next start examines them';
  }
  const cut = findCutFiles(directory);
  if (cut) throw databaseLostData(directory, cut);
  return 'embedded; no file is shorter than at the last stop (what they hold was not examined)';
}

async function checkDatabase({ databaseUrl, dataDir }: Settings): Promise<string> {
  if (databaseUrl === undefined) return checkEmbeddedDatabase(dataDir);
  const known = readdirSync(MIGRATIONS_DIR).filter((name) => name.endsWith('.sql'));
  const newest = known.toSorted().at(-1)?.slice(0, VERSION_LENGTH) ?? '';
  let applied: string[] = [];
  const address = parseDatabaseUrl(databaseUrl);
  const { host } = await findPrimary(address, { withinMs: CONNECT_TIMEOUT_MS, onSeveral: refuse });
  await prepareExclusively(address, host, async (session) => {
    await examineSystemSchema(session);
    await assertServable(session, newest);
    const [found] = await session.query<{ exists: boolean }>(
      `select to_regclass('supabase_migrations.schema_migrations') is not null as exists`,
    );
    if (!found?.exists) return;
    const rows = await session.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    applied = rows.map(({ version }) => version);
  });
  const pending = known.filter((name) => !applied.includes(name.slice(0, VERSION_LENGTH)));
  return pending.length === 0
    ? 'PostgreSQL, with every migration of this version'
    : `PostgreSQL; the next start applies ${pending.length} of ${known.length} migrations`;
}

/** Missing settings of mail are no fault: messages wait for them, and the desk shows them. */
function checkMail({ delivery }: Settings): string {
  const { mail, missing, notifyTo } = delivery;
  return mail && !missing.staff_notification
    ? `by ${mail.server.host}; enquiries are announced to ${notifyTo.join(', ')}`
    : `WARNING: nobody is mailed about an enquiry. ${missing.staff_notification}`;
}

/** `site check`: examines the installation without changing it, prints a line for each check, exits with 1 on a fault. */
async function checkInstallation(): Promise<boolean> {
  let settings: Settings | undefined;
  const withSettings = <Result>(check: (given: Settings) => Result): Result | string =>
    settings ? check(settings) : 'not checked, because the settings are not valid';
  const checks: [name: string, check: () => string | Promise<string>][] = [
    ['Node', () => process.version],
    ['Files', checkFiles],
    ['Settings', () => (settings = checkSettings(process.env)).siteUrl],
    ['Mail', () => withSettings(checkMail)],
    ['Data directory', () => withSettings(checkDataDirectory)],
    ['Database', () => withSettings(checkDatabase)],
  ];
  let isSound = true;
  for (const [name, check] of checks) {
    try {
      process.stdout.write(`${name}: ${await check()}\n`);
    } catch (error) {
      isSound = false;
      process.stdout.write(`${name}: FAULT: ${error instanceof Error ? error.message : error}\n`);
    }
  }
  return isSound;
}

if (process.argv.length > 2) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
process.exit((await checkInstallation()) ? 0 : 1);
