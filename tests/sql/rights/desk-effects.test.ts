import { afterAll, beforeAll, expect, test } from 'vitest';

import { EFFECTS } from '#server/guard/routes/desk-routes.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

let opened: TestBackend;
beforeAll(async () => {
  opened = await openTestBackend('postgres');
});
afterAll(() => opened?.close());

test('the calls of the desk that the server treats as reading are those that the database does not let write', async () => {
  const stable = await opened.backend.query<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any ($1::text[]) and provolatile <> 'v' order by 1`,
    [Object.keys(EFFECTS)],
  );
  const reading = Object.entries(EFFECTS).filter(([, effects]) => effects === 'reads');
  expect(reading.map(([name]) => name).toSorted()).toEqual(stable.map(({ name }) => name));
});
