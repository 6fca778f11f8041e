import { existsSync } from 'node:fs';

import { runAdminCommand } from '#server/admin/admin-commands.ts';
import type { AdminResult, AdminCommand } from '#server/admin/admin-commands.ts';
import { sendAdminCommand } from '#server/admin/admin-control.ts';
import { openBackend } from '#server/database/backend.ts';
import type { Backend, BackendOptions } from '#server/database/backend.ts';
import { DataDirectoryInUse } from '#server/database/lock.ts';
import { pgliteDirectory } from '#server/database/pglite/pglite-engine.ts';
import { parseSettings } from '#server/settings/env.ts';
import type { Settings } from '#server/settings/env.ts';
import { openInstallation } from '#server/installation.ts';
import { StartError } from '#server/start-error.ts';

/** Time in which a server that has just started opens its database and then accepts commands. */
const START_MS = 15_000;

/**
 * Opens the database, or returns `undefined` while another process owns it.
 * @throws StartError when another process still owns it after the deadline
 */
async function openUnlessOwned(options: BackendOptions, deadline: number): Promise<Backend | undefined> {
  try {
    return await openBackend(options);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    if (Date.now() < deadline) return undefined;
    throw new StartError(
      `DATA_DIR ${options.dataDir} is in use by a server that is still starting, or by another command: try again later.`,
    );
  }
}

/**
 * Only `create` may make a database: in another directory than the site's, an empty one would answer that nobody is an
 * admin, and would prevent a restore.
 */
function requireDatabase(action: AdminCommand['action'], { databaseUrl, dataDir }: Settings): void {
  if (action === 'create' || databaseUrl !== undefined || existsSync(pgliteDirectory(dataDir))) return;
  throw new StartError(`DATA_DIR ${dataDir} holds no database: set DATA_DIR to that of the site.`);
}

/** Sends the command to the running server if that holds the embedded database; otherwise opens the database here. */
async function execute(command: AdminCommand): Promise<AdminResult> {
  const settings = parseSettings(process.env);
  const { secrets, backendOptions } = openInstallation(settings);
  requireDatabase(command.action, settings);
  const deadline = Date.now() + START_MS;
  let backend: Backend | undefined;
  while (!backend) {
    if (settings.databaseUrl === undefined) {
      const answer = await sendAdminCommand(settings.dataDir, secrets.supabaseSecretKey, command);
      if (answer) return answer;
    }
    backend = await openUnlessOwned(backendOptions, deadline);
  }
  try {
    return await runAdminCommand(backend, command, settings.dataDir);
  } finally {
    await backend.close();
  }
}

/** @throws StartError when the command could not be carried out */
export async function runOnDatabase(command: AdminCommand): Promise<string> {
  const { ok, text } = await execute(command);
  if (!ok) throw new StartError(text);
  return text;
}

/** Runs a command, prints what it returns, or why it failed, and exits the process. */
export async function runOperatorCommand(command: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await command()}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
