import { runAdminCommand } from '#server/admin/admin-commands.ts';
import type { AdminAnswer, AdminCommand } from '#server/admin/admin-commands.ts';
import { sendAdminCommand } from '#server/admin/admin-control.ts';
import { openBackend } from '#server/database/backend.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/settings/installation.ts';
import { StartError } from '#server/start-error.ts';

/** Sends the command to the running server if that holds the embedded database; otherwise opens the database here. */
async function answerTo(command: AdminCommand): Promise<AdminAnswer> {
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

/** @throws StartError when the command could not be carried out */
export async function runOnDatabase(command: AdminCommand): Promise<string> {
  const { ok, text } = await answerTo(command);
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
