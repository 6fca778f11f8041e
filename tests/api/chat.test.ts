import { afterAll, beforeAll, expect, test } from 'vitest';

import { chatReplySchema, chatTextEventSchema } from '#shared/chat.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const user = (content: string) => ({ role: 'user', content });
const ask = (body: unknown, init: { address?: string; headers?: Record<string, string> } = {}) =>
  api.send('/functions/v1/chat', { body, ...init });

test('a question is answered with a reply and its sources', async () => {
  const response = await ask({ messages: [user('What do you do?')] });
  expect(response.status).toBe(200);
  expect(chatReplySchema.safeParse(await response.json()).success).toBe(true);
});

test('the reply comes as events where they are asked for', async () => {
  const headers = { accept: 'text/event-stream' };
  const response = await ask({ messages: [user('What do you do?')] }, { headers });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await response.text();
  const delta = /^event: delta\ndata: (.+)\n\n/.exec(text)?.[1] ?? '';
  expect(chatTextEventSchema.safeParse(JSON.parse(delta)).success).toBe(true);
  const done = /event: done\ndata: (.+)\n\n$/.exec(text)?.[1] ?? '';
  expect(chatReplySchema.safeParse(JSON.parse(done)).success).toBe(true);
});

test('what is not a conversation within the limits is refused in words', async () => {
  const bodies = [
    {},
    { messages: [] },
    { messages: [user('a'.repeat(1001))] },
    { messages: Array.from({ length: 21 }, () => user('a')) },
    { messages: [{ role: 'system', content: 'a' }, user('a')] },
    { messages: [user('a')], model: 'x' },
  ];
  for (const body of bodies) {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'validation_failed' });
  }
});

test('a conversation may be larger than other requests, up to 32 KiB', async () => {
  const messages = Array.from({ length: 20 }, () => user('a'.repeat(1000)));
  expect((await ask({ messages })).status).toBe(200);
  const response = await ask({ messages: Array.from({ length: 20 }, () => user('é'.repeat(1000))) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: 'payload_too_large' });
});

test('one address asks ten times a minute and sixty times an hour', async () => {
  const send = () => ask({ messages: [user('Hello')] }, { address: '192.0.2.40' });
  const statuses = async (count: number) => {
    const all = [];
    for (let index = 0; index < count; index += 1) all.push((await send()).status);
    return all;
  };
  expect(await statuses(11)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  for (let minute = 1; minute < 6; minute += 1) {
    api.clock.now += 60_000;
    expect(await statuses(10)).not.toContain(429);
  }
  api.clock.now += 60_000;
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(await refused.json()).toMatchObject({ error: 'rate_limited' });
});
