import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { LOGIN_FORM } from '#content/forms/login.ts';
import type { AdminCommand } from '#server/admin/admin-commands.ts';
import { StartError } from '#server/start-error.ts';
import { commandLine } from '#server/settings/this-release.ts';

import { runOnDatabase, runOperatorCommand } from './operator-command.ts';

const COMMAND = commandLine('admin');

const USAGE = `Usage:
  ${COMMAND} create EMAIL     creates an account with the admin right; the password is ADMIN_PASSWORD, or you are asked for it
  ${COMMAND} password EMAIL   sets the password of an account in the same way, and signs the account out
  ${COMMAND} remove-factor EMAIL
                       removes the second factor of an account, for an admin who has lost the phone
  ${COMMAND} grant EMAIL      gives an existing account the admin right
  ${COMMAND} revoke EMAIL     revokes the admin right and signs the account out
  ${COMMAND} list             lists the admins`;

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartError(
      'No password: set ADMIN_PASSWORD, or run the command in a terminal to be asked for it.',
    );
  }
  process.stdout.write(`Password (${LOGIN_FORM.passwordHint}): `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await reader.question('');
  reader.close();
  process.stdout.write('\n');
  return password;
}

async function readCommand([action, email, ...rest]: string[]): Promise<AdminCommand> {
  if (action === 'list' && email === undefined) return { action };
  if (email === undefined || rest.length > 0) throw new StartError(USAGE);
  if (action === 'grant' || action === 'revoke' || action === 'remove-factor') return { action, email };
  if (action !== 'create' && action !== 'password') throw new StartError(USAGE);
  return { action, email, password: process.env['ADMIN_PASSWORD'] || (await askPassword()) };
}

await runOperatorCommand(async () => runOnDatabase(await readCommand(process.argv.slice(2))));
