import { runAdminCommand } from '#server/admin-commands.ts';
import type { AdminAnswer, AdminCommand } from '#server/admin-commands.ts';
import { sendAdminCommand } from '#server/admin-control.ts';
import { openBackend } from '#server/database/backend.ts';
import { parseSettings } from '#server/env.ts';
import { openInstallation } from '#server/installation.ts';

/** Asks the running server when it owns the embedded database, else opens the database here. */
async function run(command: AdminCommand): Promise<AdminAnswer> {
  const settings = parseSettings(process.env);
  const { secrets, backendOptions } = openInstallation(settings, process.env);
  if (settings.databaseUrl === undefined) {
    const answer = await sendAdminCommand(settings.dataDir, secrets.supabaseSecretKey, command);
    if (answer) return answer;
  }
  const backend = await openBackend(backendOptions);
  try {
    return await runAdminCommand(backend, command);
  } finally {
    await backend.close();
  }
}

/**
 * Runs a command, says what came of it and ends the process.
 * @param command the command, or the text that says how it is used
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
