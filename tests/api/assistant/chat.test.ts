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

  test('a question is answered by its composed answer, which names page and anchor', async () => {
    const { reply, sources } = await answer('Can I ring you with no contract?');
    expect(reply).toMatch(/^Yes\. You can call at any hour without an agreement/);
    expect(sources).toEqual([{ title: 'Incident Response', url: '/services/incident-response#questions' }]);
  });

  test('typing errors are understood', async () => {
    expect((await answer('excecutive coahcing duraton')).reply).toMatch(/six months/i);
  });

  test('a follow-up question refers to the previous one', async () => {
    const { reply, sources } = await answer('Tell me about executive coaching', 'How long does it last?');
    expect(reply).toMatch(/six months/i);
    expect(sources[0]?.url).toBe('/services/executive-coaching#engagement');
  });

  test.each([
    ['https://example.com/services/executive-coaching', /six months/i],
    ['https://example.com/services/full-service-consulting?from=card', /six to twelve months/i],
  ])(
    'a first question without a subject is about the page that the browser names: %s',
    async (referer, fact) => {
      const response = await ask({ messages: [user('How long does it take?')] }, { headers: { referer } });
      const { reply, sources } = chatReplySchema.parse(await response.json());
      expect(reply).toMatch(fact);
      expect(sources[0]?.url.split('#')[0]).toBe(new URL(referer).pathname);
    },
  );

  test.each(['https://example.com/', 'https://example.com/no-such-page', 'not a URL', 'x:', ''])(
    'a page that tells nothing changes no answer: %s',
    async (referer) => {
      const body = { messages: [user('How long does it take?')] };
      const [plain, told] = await Promise.all([ask(body), ask(body, { headers: { referer } })]);
      expect(await told.json()).toEqual(await plain.json());
    },
  );

  test('a question that only a passage answers is answered by that passage with its heading', async () => {
    const { reply, sources } = await answer('What is a narwhal tideline rehearsal?');
    expect(reply).toBe(
      'Narwhal tideline rehearsal\n\nA narwhal tideline rehearsal is played at low water, with the pumps switched off.',
    );
    expect(sources).toEqual([
      { title: 'Executive Coaching for Senior Leaders', url: '/services/executive-coaching#narwhal' },
    ]);
  });

  test('a question that the site does not cover is declined with the hotline and an offer of contact', async () => {
    const declined = await answer('What is the capital of Mongolia in the fourteenth century?');
    expect(declined.reply).toMatch(/^That I cannot answer from this site\./);
    expect(declined.reply).toContain(FIRM.hotline.label);
    expect(declined).toMatchObject({ sources: [{ url: '/#contact' }], suggestion: 'contact' });
  });

  test('a service that the firm does not offer is named as such', async () => {
    const { reply, suggestion } = await answer('Do you provide bodyguards?');
    expect(reply).toMatch(/^That is not among the services and subjects this site describes/);
    expect(suggestion).toBe('contact');
  });

  test.each([
    ['an attack', 'We have been hacked'],
    ['an intruder', 'someone is in our mailboxes right now'],
    [
      'an emergency in the middle of a message',
      'Hi, hope you are well. Our servers are encrypted by ransomware. Thanks',
    ],
  ])('%s is answered with the hotline and the incident response page', async (_name, text) => {
    const live = await answer(text);
    expect(live.reply).toContain(FIRM.hotline.label);
    expect(live).toMatchObject({
      sources: [{ url: '/services/incident-response#hotline' }, {}],
      suggestion: 'emergency',
    });
  });

  test.each(['A colleague has collapsed and is not breathing', 'Ein Mitarbeiter ist zusammengebrochen'])(
    'danger to life is answered with the public emergency services first: %s',
    async (text) => {
      const { reply } = await answer(text);
      expect(reply).toContain('112');
      expect(reply.indexOf('112')).toBeLessThan(reply.indexOf(FIRM.hotline.label));
    },
  );

  test('a visitor who mentions suicide is offered help, and nothing about the firm', async () => {
    const { reply, sources, suggestion } = await answer('I want to kill myself');
    for (const help of ['116 123', '988', '112', '999', '911']) expect(reply).toContain(help);
    expect(reply).not.toContain(FIRM.hotline.label);
    expect(sources).toEqual([]);
    expect(suggestion).toBeUndefined();
  });

  test('a question in German is answered in German with the way to a person', async () => {
    const { reply } = await answer('Bieten Sie auch Schulungen für Führungskräfte an?');
    expect(reply).toMatch(/^Diese Website und unser Team antworten auf Englisch\./);
    expect(reply).toContain(FIRM.hotline.label);
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

  test('the addresses of one IPv6 network may ask as often as one', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const response = await ask({ messages: [user('Hello')] }, { client: `2001:db8:1:2::${index + 1}` });
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses.at(-1)).toBe(429);
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
