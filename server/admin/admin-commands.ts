import * as z from 'zod/mini';

import type { Backend } from '#server/database/backend.ts';
import { StartError } from '#server/start-error.ts';
import { emailSchema } from '#shared/forms/contact.ts';

import {
  AdminError,
  createAdmin,
  grantAdmin,
  hasSecondFactor,
  listAdmins,
  removeSecondFactor,
  revokeAdmin,
  setPassword,
} from './admins.ts';
import { backUp } from './backup.ts';

export const adminCommandSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['create', 'password']), email: z.string(), password: z.string() }),
  z.strictObject({ action: z.literal('grant'), email: z.string() }),
  z.strictObject({ action: z.literal('revoke'), email: z.string() }),
  z.strictObject({ action: z.literal('remove-factor'), email: z.string() }),
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('backup'), directory: z.string() }),
]);
export type AdminCommand = z.infer<typeof adminCommandSchema>;

/** `text` is printed for the operator; `ok` decides the exit code of the command. */
export type AdminResult = { ok: boolean; text: string };

/** Reminds the operator that a new password leaves the second factor in place. */
async function factorNote(backend: Backend, email: string): Promise<string> {
  return (await hasSecondFactor(backend, email))
    ? ' A one-time code is still asked for; "remove-factor" removes it.'
    : '';
}

/** Tells the operator about the upcoming appointments of somebody whose right was revoked. */
function appointmentsNote(appointments: number): string {
  if (appointments === 0) return '';
  const visitors = appointments === 1 ? 'One visitor has' : `${appointments} visitors have`;
  return ` ${visitors} an upcoming appointment with this consultant: have a colleague take it over or cancel it in the calendar of the desk.`;
}

async function run(backend: Backend, command: AdminCommand, dataDir: string): Promise<string> {
  if (command.action === 'list') {
    const admins = await listAdmins(backend);
    if (admins.length === 0) return 'There is no admin yet.';
    return admins
      .map((admin) => (admin.hasSecondFactor ? admin.email : `${admin.email} (no second factor)`))
      .join('\n');
  }
  if (command.action === 'backup') {
    const copied = await backUp(backend, command.directory, dataDir);
    return `Backed up to ${copied}. Protect it like the database.`;
  }
  const email = emailSchema.safeParse(command.email);
  if (!email.success) throw new AdminError(`${command.email} is not an email address.`);
  if (command.action === 'grant') {
    await grantAdmin(backend, email.data);
    return `${email.data} is now an admin; the password is unchanged.`;
  }
  if (command.action === 'revoke') {
    const appointments = await revokeAdmin(backend, email.data);
    return `${email.data} is no longer an admin and has been signed out.${appointmentsNote(appointments)}`;
  }
  if (command.action === 'remove-factor') {
    await removeSecondFactor(backend, email.data);
    return `${email.data} signs in with the password alone now, and has been signed out.`;
  }
  // Loaded on first use, because the dictionaries take 5 MB.
  const { passwordFault } = await import('#server/guard/accounts/passwords.ts');
  const problem = passwordFault(command.password, email.data);
  if (problem) throw new AdminError(problem.message);
  if (command.action === 'password') {
    await setPassword(backend, email.data, command.password);
    return `${email.data} has a new password and has been signed out.${await factorNote(backend, email.data)}`;
  }
  const { created } = await createAdmin(backend, email.data, command.password);
  return created
    ? `${email.data} has an account and is an admin now.`
    : `${email.data} already had an account: it is an admin now with this password, and has been signed out.${await factorNote(backend, email.data)}`;
}

/** The database's own message may be shown, because only the operator can run commands. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Syncs the embedded database: a power failure must not give a revoked right or an old password back. */
async function persist(backend: Backend): Promise<void> {
  await backend.syncDatabase().catch((error: unknown) => {
    throw new AdminError(
      `The command has taken effect but is not on the disk yet, and a power failure would undo it (${messageOf(error)}). The server tries again within five minutes.`,
    );
  });
}

/** Runs one command of `npm run admin` against the database of `dataDir`. */
export async function runAdminCommand(
  backend: Backend,
  command: AdminCommand,
  dataDir: string,
): Promise<AdminResult> {
  try {
    const text = await run(backend, command, dataDir);
    if (command.action !== 'list' && command.action !== 'backup') await persist(backend);
    return { ok: true, text };
  } catch (error) {
    if (error instanceof AdminError || error instanceof StartError) return { ok: false, text: error.message };
    return {
      ok: false,
      text: `The database could not carry out the command (${messageOf(error)}): try again.`,
    };
  }
}
