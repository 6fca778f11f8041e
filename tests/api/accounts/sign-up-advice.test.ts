import { expect, test } from 'vitest';

import { createAdmin } from '#server/admin/admins.ts';
import { adviseOnSignUp } from '#server/operations/sign-up-advice.ts';
import { openApi, PASSWORD } from '#tests/harness/api.ts';

test('the start advises closing sign-up only once an admin exists', async () => {
  const { backend, close } = await openApi();
  const lines: unknown[] = [];
  const log = (event: string, detail?: object) => lines.push([event, detail]);
  await adviseOnSignUp(backend, log);
  expect(lines).toEqual([]);
  await createAdmin(backend, 'admin@example.com', PASSWORD);
  await adviseOnSignUp(backend, log);
  expect(lines).toEqual([['sign_up_open', { hint: expect.stringContaining('SIGNUP=off') }]]);
  await close();
});
