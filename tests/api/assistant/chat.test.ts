import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FIRM } from '#content/firm.ts';
import { chatReplySchema, chatTextEventSchema } from '#shared/chat.ts';
import { openApi } from '#tests/harness/api.ts';
import { CHAT_TARGETS, openChatTarget } from '#tests/harness/assistant/chat-target.ts';
import type { ChatTarget } from '#tests/harness/assistant/chat-target.ts';

const user = (content: string) => ({ role: 'user', content });

describe.each(CHAT_TARGETS)('%s', (name) => {
  let target: ChatTarget;
  beforeAll(async () => {
    target = await openChatTarget(name);
  });
  afterAll(() => target?.close());

  const ask: ChatTarget['ask'] = (body, init) => target.ask(body, init);
  const answer = async (...turns: string[]) => {
    const messages = turns.flatMap((turn) => [user(turn), { role: 'assistant', content: 'An answer.' }]);
    const response = await ask({ messages: messages.slice(0, -1) });
    expect(response.status).toBe(200);
    return chatReplySchema.parse(await response.json());
  };

  test('a question is answered from the matching passage, which is cited with page and anchor', async () => {
    const { reply, sources } = await answer('How fast is the initial response of the Premium tier?');
    expect(reply).toContain('under 10 minutes');
    expect(sources[0]).toEqual({ title: '24/7 Incident Response', url: '/services/incident-response#tiers' });
  });

  test('typing errors and synonyms are understood', async () => {
    expect((await answer('excecutive coahcing duraton')).reply).toContain('six months');
    expect((await answer('Can I ring you with no contract?')).reply).toContain('short emergency terms');
    expect((await answer('executivecoaching duration')).reply).toContain('six months');
  });

  test('a follow-up question refers to the previous one', async () => {
    const { reply, sources } = await answer('Tell me about executive coaching', 'How long does it last?');
    expect(reply).toContain('six months');
    expect(sources[0]?.url).toBe('/services/executive-coaching#questions');
  });

  test('a follow-up that names only a new subject repeats the previous question for it', async () => {
    const { reply } = await answer('Can I cancel incident response?', 'And executive coaching?');
    expect(reply).toMatch(/^Can I break off\?/);
  });

  test('an answer with weak support says so and offers contact', async () => {
    const thin = await answer('Is executive coaching given underwater?');
    expect(thin.reply).toMatch(/^I found no direct answer on this site\. This comes nearest:\n\n/);
    expect(thin.sources.map(({ url }) => url.split('#')[0])).toEqual(['/services/executive-coaching', '/']);
    expect(thin.suggestion).toBe('contact');
  });

  test('a question that the site does not cover is declined with an offer of contact', async () => {
    const declined = await answer('What is the capital of France?');
    expect(declined).toMatchObject({ sources: [{ url: '/#contact' }], suggestion: 'contact' });
  });

  test('an emergency is answered first with the hotline and the incident response page', async () => {
    const live = await answer('We have been hacked');
    expect(live.reply).toContain(FIRM.hotline.label);
    expect(live).toMatchObject({
      sources: [{ url: '/services/incident-response#hotline' }, {}],
      suggestion: 'emergency',
    });
    const asked = await answer('Can we call about a breach without an agreement?');
    expect(asked.reply).toMatch(/^If this is happening now, call the hotline/);
    expect(asked.reply).toContain('short emergency terms');
  });

  test('the reply is streamed as events on request', async () => {
    const headers = { accept: 'text/event-stream' };
    const response = await ask({ messages: [user('What do you do?')] }, { headers });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const text = await response.text();
    const delta = /^event: delta\ndata: (.+)\n\n/.exec(text)?.[1] ?? '';
    expect(chatTextEventSchema.safeParse(JSON.parse(delta)).success).toBe(true);
    const done = /event: done\ndata: (.+)\n\n$/.exec(text)?.[1] ?? '';
    expect(chatReplySchema.safeParse(JSON.parse(done)).success).toBe(true);
  });

  test('a body that is not a conversation within the limits is refused with an explanation', async () => {
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

  test('a body that is not sent as JSON is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const response = await ask({ messages: [user('Hello')] }, { headers });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ error: 'unsupported_media_type' });
  });

  test('a conversation may be larger than other requests, up to 32 KiB', async () => {
    const messages = Array.from({ length: 20 }, () => user('a'.repeat(1000)));
    expect((await ask({ messages })).status).toBe(200);
    const response = await ask({ messages: Array.from({ length: 20 }, () => user('é'.repeat(1000))) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: 'payload_too_large' });
  });

  test('one address may ask ten questions a minute', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const response = await ask({ messages: [user('Hello')] }, { client: '192.0.2.41' });
      statuses.push(response.status);
      if (index === 10) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.json()).toMatchObject({ error: 'rate_limited' });
      } else await response.body?.cancel();
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('a forged x-forwarded-for does not get a fresh limit', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}, 192.0.2.42` };
      const response = await ask({ messages: [user('Hello')] }, { client: '192.0.2.42', headers });
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  test('methods other than POST are refused', async () => {
    expect((await target.get()).status).toBe(405);
  });

  test('no part of a conversation is kept in the database, logs or files', async () => {
    const marker = 'Zanzibarquartz';
    const messages = [
      user(`${marker} one`),
      { role: 'assistant', content: `${marker} two` },
      user(`coaching ${marker}?`),
    ];
    await (await ask({ messages })).text();
    await (await ask({ messages }, { headers: { accept: 'text/event-stream' } })).text();
    await (await ask({ messages, [marker]: 1 })).text();
    await (await ask({ messages: [user(`We have been hacked ${marker}`)] })).text();
    expect(await target.traces(marker)).toEqual([]);
  });
});

test('one address may ask sixty questions an hour', async () => {
  const api = await openApi();
  const send = () =>
    api.send('/functions/v1/chat', { body: { messages: [user('Hello')] }, address: '192.0.2.40' });
  for (let index = 0; index < 60; index += 1) {
    api.clock.now += 10_000;
    expect((await send()).status).toBe(200);
  }
  api.clock.now += 60_000;
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  await api.close();
});
