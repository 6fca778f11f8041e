import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createAdmin } from '#server/admin/admins.ts';
import { enquiry, PASSWORD } from '#tests/harness/api.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

let target: PolicyTarget;
beforeAll(async () => {
  target = await openPolicyTarget('pglite', 'directly');
  await liftHourlyLimits(target.backend);
});
afterAll(() => target?.close());

test('a failing insert does not roll back a concurrent one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      target
        .client()
        .from('contact_submissions')
        .insert(enquiry({ email: `at-once-${index}@example.com`, message: index % 2 === 0 ? '' : 'Hello' })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    answers.map((_, index) => (index % 2 === 0 ? 400 : 201)),
  );
  const rows = await target.backend.query(
    `select email from public.contact_submissions where email like 'at-once-%'`,
  );
  expect(rows).toHaveLength(20);
});

test('concurrent requests never run with each other’s rights', async () => {
  await createAdmin(target.backend, 'admin@example.com', PASSWORD);
  const signIn = await target
    .client()
    .auth.signInWithPassword({ email: 'admin@example.com', password: PASSWORD });
  const admin = target.client(signIn.data.session?.access_token);
  const anonymous = target.client();
  const read = (client: typeof admin) => client.from('contact_submissions').select('email');
  const rounds = Array.from({ length: 60 }, async (_, index) => {
    // Staggered, so that requests overlap at every stage.
    await sleep(index % 7);
    const [byAdmin, byNobody, user] = await Promise.all([read(admin), read(anonymous), admin.auth.getUser()]);
    return [byAdmin.data?.length, byNobody.error?.code, user.data.user?.email];
  });
  for (const round of await Promise.all(rounds)) expect(round).toEqual([20, '42501', 'admin@example.com']);
});
