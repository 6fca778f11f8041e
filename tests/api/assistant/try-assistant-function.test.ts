import { afterAll, beforeAll, expect, test } from 'vitest';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { admin, member } from '#tests/harness/desk.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

/** A backend with accounts, next to which the function runs under Deno as deployed. */
let target: PolicyTarget;
let edge: EdgeFunction;
beforeAll(async () => {
  target = await openPolicyTarget('postgres', 'through the server');
  edge = await startEdgeFunction('supabase/functions/try-assistant', {
    SUPABASE_URL: target.url,
    SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    SUPABASE_DB_URL: target.databaseUrl ?? '',
    SITE_URL: 'https://www.example.com',
  });
});
afterAll(async () => {
  await edge?.stop();
  await target?.close();
});

const call = (token: string | undefined, body: unknown) =>
  fetch(edge.url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });

test('the function under Deno answers admins only', async () => {
  const ada = await admin(target, 'ada@firm.example');
  const reader = await member(target, 'reader@example.com');
  const body = { question: 'What does executive coaching cost?' };
  const statuses = [];
  for (const token of [undefined, LOCAL_PUBLISHABLE_KEY, `${ada.token}x`, reader.token])
    statuses.push((await call(token, body)).status);
  expect(statuses).toEqual([401, 401, 401, 403]);
  expect((await call(ada.token, { question: '' })).status).toBe(400);
  const answer = await call(ada.token, body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ outcome: { kind: 'entry', name: 'executive-coaching.cost' } });
});
