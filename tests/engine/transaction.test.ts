import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

describe.each(ENGINES)('a transaction on %s', (engine) => {
  let opened: TestBackend;

  beforeAll(async () => {
    opened = await openTestBackend(engine);
    await opened.backend.query('create table private.notes (text text primary key)');
  });
  afterAll(() => opened.close());

  const notes = async () =>
    (await opened.backend.query<{ text: string }>('select text from private.notes order by 1')).map(
      ({ text }) => text,
    );

  it('commits its changes and returns the result of its callback', async () => {
    const found = await opened.backend.transaction(async ({ query }) => {
      await query('insert into private.notes values ($1)', ['one']);
      return query<{ text: string }>('select text from private.notes');
    });
    expect(found).toEqual([{ text: 'one' }]);
    expect(await notes()).toEqual(['one']);
  });

  it('rolls back when its callback fails, and leaves the connection usable', async () => {
    const failing = opened.backend.transaction(async ({ query }) => {
      await query('insert into private.notes values ($1)', ['two']);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await notes()).toEqual(['one']);
  });

  it('hides uncommitted changes from other connections', async () => {
    const { backend } = opened;
    let seen: Promise<string[]> | undefined;
    await backend
      .transaction(async ({ query }) => {
        await query('insert into private.notes values ($1)', ['three']);
        seen = notes();
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw new Error('on purpose');
      })
      .catch(() => {});
    expect(await seen).toEqual(['one']);
  });
});
