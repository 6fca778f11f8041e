import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { runAdminCommand } from '#server/admin-commands.ts';
import type { AdminAnswer, AdminCommand } from '#server/admin-commands.ts';
import { sendAdminCommand } from '#server/admin-control.ts';
import { openBackend } from '#server/database/backend.ts';
import { parseSettings } from '#server/env.ts';
import { publishableKey } from '#server/publishable-key.ts';
import { loadSecrets, prepareDataDirectory } from '#server/secrets.ts';
import { StartError } from '#server/start-error.ts';

const USAGE = `Usage:
  npm run admin -- create EMAIL   makes an account with admin right; the password comes from ADMIN_PASSWORD, else it is asked for
  npm run admin -- grant EMAIL    gives an existing account the admin right
  npm run admin -- revoke EMAIL   takes it back and signs the account out
  npm run admin -- list           lists the admins`;

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartError(
      'No password: set ADMIN_PASSWORD, or run the command in a terminal to be asked for it.',
    );
  }
  process.stdout.write('Password (12 to 72 characters): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await reader.question('');
  reader.close();
  process.stdout.write('\n');
  return password;
}

async function readCommand([action, email, ...rest]: string[]): Promise<AdminCommand> {
  if (action === 'list' && email === undefined) return { action };
  const known = action === 'create' || action === 'grant' || action === 'revoke';
  if (!known || email === undefined || rest.length > 0) throw new StartError(USAGE);
  if (action !== 'create') return { action, email };
  return { action, email, password: process.env['ADMIN_PASSWORD'] || (await askPassword()) };
}

/** Asks the running server when it owns the embedded database, else opens the database here. */
async function run(command: AdminCommand): Promise<AdminAnswer> {
  const settings = parseSettings(process.env);
  prepareDataDirectory(settings.dataDir);
  const secrets = loadSecrets(settings.dataDir, settings);
  if (settings.databaseUrl === undefined) {
    const answer = await sendAdminCommand(settings.dataDir, secrets.supabaseSecretKey, command);
    if (answer) return answer;
  }
  const backend = await openBackend({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    jwtSecret: secrets.jwtSecret,
    publishableKey: publishableKey(process.env),
    siteUrl: settings.siteUrl,
  });
  try {
    return await runAdminCommand(backend, command);
  } finally {
    await backend.close();
  }
}

try {
  const answer = await run(await readCommand(process.argv.slice(2)));
  (answer.ok ? process.stdout : process.stderr).write(`${answer.text}\n`);
  process.exit(answer.ok ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
