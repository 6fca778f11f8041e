import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  AdminError,
  createAdmin,
  grantAdmin,
  listAdmins,
  revokeAdmin,
  setPassword,
} from '#server/admin/admins.ts';
import { runAdminCommand } from '#server/admin/admin-commands.ts';
import { PASSWORD } from '#tests/harness/api.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

describe.each(SQL_TEST_ENGINES)('%s', (engine) => {
  let target: PolicyTarget;
  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'directly');
  });
  afterAll(() => target?.close());

  const signIn = async (email: string, password = PASSWORD) => {
    const { data, error } = await target.client().auth.signInWithPassword({ email, password });
    if (error) throw error;
    return target.client(data.session.access_token);
  };
  const isAdmin = async (client: Awaited<ReturnType<typeof signIn>>) => (await client.rpc('is_admin')).data;
  const emails = async () => (await listAdmins(target.backend)).map(({ email }) => email);

  test('a new admin can sign in with admin rights, and creating one leaves no session behind', async () => {
    expect(await createAdmin(target.backend, 'new@example.com', PASSWORD)).toEqual({ created: true });
    expect(await target.backend.query('select id from auth.sessions')).toEqual([]);
    expect(await isAdmin(await signIn('new@example.com'))).toBe(true);
    expect(await emails()).toContain('new@example.com');
  });

  test('creating an admin on an existing account locks its previous owner out', async () => {
    await target.client().auth.signUp({ email: 'early@example.com', password: PASSWORD });
    const stranger = await signIn('early@example.com');
    expect(await createAdmin(target.backend, 'Early@Example.com', 'another-long-passphrase')).toEqual({
      created: false,
    });
    expect(await isAdmin(stranger)).toBe(false);
    await expect(signIn('early@example.com')).rejects.toThrow('Invalid login credentials');
    expect(await isAdmin(await signIn('early@example.com', 'another-long-passphrase'))).toBe(true);
  });

  test('granting takes effect immediately in an open session and can be repeated', async () => {
    await target.client().auth.signUp({ email: 'open@example.com', password: PASSWORD });
    const session = await signIn('open@example.com');
    expect(await isAdmin(session)).toBe(false);
    await grantAdmin(target.backend, 'open@example.com');
    await grantAdmin(target.backend, 'open@example.com');
    expect(await isAdmin(session)).toBe(true);
  });

  test('revoking removes the admin right and ends the sessions', async () => {
    await createAdmin(target.backend, 'gone@example.com', PASSWORD);
    const session = await signIn('gone@example.com');
    await revokeAdmin(target.backend, 'gone@example.com');
    expect(await isAdmin(session)).toBe(false);
    expect(await emails()).not.toContain('gone@example.com');
    const sessions = await target.backend.query(
      'select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      ['gone@example.com'],
    );
    expect(sessions).toEqual([]);
  });

  test('revoking a consultant’s admin right says how many visitors expect a call', async () => {
    const { backend } = target;
    const email = 'leaving@example.com';
    const consultant = await addConsultant(backend, { email });
    const revoke = async () => (await runAdminCommand(backend, { action: 'revoke', email }, '')).text;
    await bookFreeTime(backend, consultant, hourAhead(7), { email: 'visitor-1@example.com' });
    const cancelled = await bookFreeTime(backend, consultant, hourAhead(8), {
      email: 'visitor-2@example.com',
    });
    await backend.query('select private.cancel_appointment($1, $2, null)', [cancelled.id, 'visitor']);
    expect(await revoke()).toMatch(/signed out\. One visitor has an upcoming appointment/);
    await grantAdmin(backend, email);
    await bookFreeTime(backend, consultant, hourAhead(9), { email: 'visitor-3@example.com' });
    expect(await revoke()).toMatch(/signed out\. 2 visitors have an upcoming appointment/);
    await grantAdmin(backend, email);
    await backend.query(
      `update private.appointments set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days',
         busy_until = busy_until - interval '30 days' where consultant_id = $1`,
      [consultant],
    );
    expect(await revoke()).toMatch(/signed out\.$/);
  });

  test('a new password replaces the old one and ends the sessions', async () => {
    await createAdmin(target.backend, 'changed@example.com', PASSWORD);
    const session = await signIn('changed@example.com');
    await setPassword(target.backend, 'Changed@Example.com', 'another-long-passphrase');
    expect(await isAdmin(session)).toBe(false);
    await expect(signIn('changed@example.com')).rejects.toThrow('Invalid login credentials');
    expect(await isAdmin(await signIn('changed@example.com', 'another-long-passphrase'))).toBe(true);
  });

  test('deleting an account deletes its admin right', async () => {
    await createAdmin(target.backend, 'deleted@example.com', PASSWORD);
    await target.backend.query('delete from auth.users where email = $1', ['deleted@example.com']);
    expect(await emails()).not.toContain('deleted@example.com');
  });

  test('impossible commands are refused with an AdminError', async () => {
    const nobody = 'nobody@example.com';
    await expect(grantAdmin(target.backend, nobody)).rejects.toThrow(AdminError);
    await expect(revokeAdmin(target.backend, nobody)).rejects.toThrow(`${nobody} is not an admin.`);
    await expect(setPassword(target.backend, nobody, PASSWORD)).rejects.toThrow(AdminError);
    await expect(createAdmin(target.backend, nobody, 'short')).rejects.toThrow(AdminError);
    expect(await emails()).not.toContain(nobody);
  });
});
