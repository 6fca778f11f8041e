import { runAdminCommand } from '#server/admin/admin-commands.ts';
import type { AdminAnswer, AdminCommand } from '#server/admin/admin-commands.ts';
import { sendAdminCommand } from '#server/admin/admin-control.ts';
import { openBackend } from '#server/database/backend.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/settings/installation.ts';

/** Sends the command to the running server if that holds the embedded database; otherwise opens the database here. */
async function run(command: AdminCommand): Promise<AdminAnswer> {
  const settings = parseSettings(process.env);
  const { secrets, backendOptions } = openInstallation(settings);
  if (settings.databaseUrl === undefined) {
    const answer = await sendAdminCommand(settings.dataDir, secrets.supabaseSecretKey, command);
    if (answer) return answer;
  }
  const backend = await openBackend(backendOptions);
  try {
    return await runAdminCommand(backend, command, settings.dataDir);
  } finally {
    await backend.close();
  }
}

/**
 * Runs a command, prints its result and exits the process.
 * @param command the command, or a usage text to print instead
 */
export async function runOperatorCommand(command: AdminCommand | string): Promise<never> {
  try {
    const answer = typeof command === 'string' ? { ok: false, text: command } : await run(command);
    (answer.ok ? process.stdout : process.stderr).write(`${answer.text}\n`);
    process.exit(answer.ok ? 0 : 1);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
