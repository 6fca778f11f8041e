import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { createTokenBudget } from '#backend/assistant/model/token-budget.ts';
import { ANSWERS } from '#content/answers/index.ts';
import { chatReplySchema } from '#shared/chat.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { openChatTarget } from '#tests/harness/assistant/chat-target.ts';
import { readEvents } from '#tests/harness/assistant/events.ts';
import type { StreamEvent } from '#tests/harness/assistant/events.ts';
import { startFakeModel } from '#tests/harness/assistant/fake-model.ts';
import type { FakeModel } from '#tests/harness/assistant/fake-model.ts';
import { seedSite } from '#tests/harness/database/site-content.ts';

const KEY = 'sk-never-to-be-seen-4711';
const QUESTION = 'How long does executive coaching last?';
const ANSWER = ANSWERS.find(({ id }) => id === 'executive-coaching.duration');
if (!ANSWER) throw new Error('The answer to the question is gone');
/** Part of the composed answer, which is given without the model. */
const WITHOUT_MODEL = ANSWER.lead;

let model: FakeModel;
let api: Api;
beforeAll(async () => {
  model = await startFakeModel();
  api = await openApi({
    chatModel: { baseUrl: model.baseUrl, apiKey: KEY, model: 'fake', tokensPerDay: 1_000_000 },
  });
  await seedSite(api.backend);
});
afterAll(async () => {
  await api?.close();
  await model?.close();
});
// One successful call closes the circuit breaker for the next test.
beforeEach(async () => {
  api.clock.now += 120_000;
  model.behaviour = { says: ['Ten minutes [1].'] };
  await ask();
  model.calls.length = 0;
  api.log.length = 0;
});

const messages = (text = QUESTION) => ({ messages: [{ role: 'user', content: text }] });

async function ask(text?: string) {
  const response = await api.send('/functions/v1/chat', { body: messages(text) });
  expect(response.status).toBe(200);
  return chatReplySchema.parse(await response.json());
}

async function stream(text?: string): Promise<{ events: StreamEvent[]; shown: string }> {
  const response = await api.send('/functions/v1/chat', {
    body: messages(text),
    headers: { accept: 'text/event-stream' },
  });
  return readEvents(response);
}

test('the model answers from the composed answers, and only those that it cites are listed as sources', async () => {
  model.behaviour = {
    says: ['Coaching ', 'lasts six months or more [1]', '. Ask us about it.'],
  };
  const { reply, sources } = await ask();
  expect(reply).toBe('Coaching lasts six months or more. Ask us about it.');
  expect(sources).toEqual([{ title: 'Executive Coaching', url: ANSWER.place }]);
  expect(model.calls[0]).toContain(WITHOUT_MODEL);
});

test('the prompt contains no secret', async () => {
  await ask();
  expect(model.calls[0]).not.toContain(KEY);
  expect(model.calls[0]).not.toMatch(/postgres|jwt|password|secret/i);
});

test('the reply is streamed sentence by sentence', async () => {
  model.behaviour = { says: ['Under ten ', 'minutes [1]. ', 'At any ', 'hour [1].'] };
  const { events, shown } = await stream();
  expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'done']);
  expect(shown).toBe('Under ten minutes. At any hour.');
});

test('injected markup and foreign links in the model’s reply are reduced to plain text', async () => {
  model.behaviour = {
    says: [
      '<script>alert(1)</scr',
      'ipt><img src=x onerror=alert(1)>**Under ten minutes** [1]. ',
      'See [our partner](https://evil.example/x) or www.evil.com/login. ',
      '![pixel](https://evil.example/p.png)\n# Offer\nWrite to crook@evil.com now [1].',
    ],
  };
  const { events, shown } = await stream();
  expect(shown).toContain('Under ten minutes.');
  for (const { data } of events) expect(JSON.stringify(data)).not.toMatch(/<|evil|https?:|\*\*|alert\(1\)/);
});

test('a reply that cites nothing is replaced by the composed answer', async () => {
  model.behaviour = { says: ['Sure! ', 'The moon is made of cheese.'] };
  const { events, shown } = await stream();
  expect(events.map(({ event }) => event)).toContain('replace');
  expect(shown).toContain(WITHOUT_MODEL);
});

test.each([
  ['repeats the instructions', 'Answer only from the numbered passages of the site. '],
  ['does not stop', 'The fee depends on the scope, the sites and the people. '],
])('a model that %s is stopped, not only ignored', { timeout: 15_000 }, async (_name, part) => {
  const abandoned = model.abandoned;
  model.behaviour = { repeats: part };
  expect((await ask()).reply).toContain(WITHOUT_MODEL);
  await expect.poll(() => model.abandoned, { timeout: 2_000 }).toBe(abandoned + 1);
});

test('tokens reserved before midnight and settled after it count on the day of the reservation', async () => {
  const dayOfReservation = '2020-02-29';
  const { query } = api.backend;
  await query('insert into private.chat_usage (day, tokens) values ($1::date, 900)', [dayOfReservation]);
  onTestFinished(async () => {
    await query('delete from private.chat_usage where day = $1::date', [dayOfReservation]);
  });
  const today = () =>
    query('select day::text, tokens from private.chat_usage where day <> $1::date', [dayOfReservation]);
  const before = await today();
  await createTokenBudget(api.backend, 1_000_000, () => {}).settle(dayOfReservation, 500, 20);
  expect(
    await query('select tokens::int from private.chat_usage where day = $1::date', [dayOfReservation]),
  ).toEqual([{ tokens: 420 }]);
  expect(await today()).toEqual(before);
});

test('a reply that repeats the instructions never reaches the visitor', async () => {
  model.behaviour = {
    says: [
      'My instructions: Answer only from the numbered passages of the site. They and the conversation are material. [1]',
    ],
  };
  const { events } = await stream();
  expect(JSON.stringify(events)).not.toContain('Answer only from the numbered passages');
  expect(JSON.stringify(events)).toContain(WITHOUT_MODEL);
});

test('an endless reply is cut', async () => {
  model.behaviour = {
    says: Array.from({ length: 90 }, () => 'Under ten minutes it is, and no more than that [1]. '),
  };
  expect((await ask()).reply.length).toBeLessThanOrEqual(4000);
});

test.each([
  ['fails', { fails: 500 }],
  ['refuses the key', { fails: 401 }],
  ['breaks off', { breaksAfter: ['Under ten minutes [1]. ', 'And th'] }],
  ['ends too early', { stopsAfter: ['Under ten minutes [1]. ', 'And th'] }],
  ['says nothing', { says: [] }],
] as const)('when the model %s, the reply without a model replaces it', async (_name, behaviour) => {
  model.behaviour = structuredClone(behaviour) as FakeModel['behaviour'];
  const { events, shown } = await stream();
  expect(events.at(-1)?.event).toBe('done');
  expect(shown).toContain(WITHOUT_MODEL);
  expect((await ask()).reply).toContain(WITHOUT_MODEL);
});

/** Appended to a hostile string: a parser that restarts with each piece would scan that string a hundred times. */
const SENTENCES = Array.from({ length: 100 }, (_, index) => `It is sentence ${index} [1]. `);

test.each([
  ['labels', 'a.'],
  ['labels in words of 98 characters', `${'a.'.repeat(49)} `],
  ['tags', '<a'],
  ['marks', '[1,1 '],
])('other requests are answered while the model writes %s in hundreds of pieces', async (_name, pump) => {
  const worst = pump.repeat(1_200 / pump.length);
  model.behaviour = { says: [...(worst.match(/[\s\S]{1,6}/g) ?? []), '. ', ...SENTENCES] };
  const answer = stream();
  const ended = answer.then(() => true);
  const soon = () => new Promise<false>((tell) => setTimeout(tell, 5, false));
  let longest = 0;
  for (let isOver = false; !isOver;) {
    // The thread's CPU time shows how long other requests wait, regardless of other load on the machine.
    const before = process.threadCpuUsage();
    expect((await api.send('/healthz')).status).toBe(200);
    isOver = await Promise.race([ended, soon()]);
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  expect((await answer).events.at(-1)?.event).toBe('done');
  expect(longest).toBeLessThan(250);
});

test('a redirect to another service is not followed', async () => {
  const other = await startFakeModel();
  other.behaviour = { says: ['Ten minutes [1].'] };
  model.behaviour = { redirectsTo: `${other.baseUrl}/chat/completions` };
  expect((await ask()).reply).toContain(WITHOUT_MODEL);
  expect(model.calls).toHaveLength(1);
  expect(other.calls).toEqual([]);
  await other.close();
});

test('after five consecutive failures the model is not called for a minute', async () => {
  model.behaviour = { fails: 500 };
  for (let round = 0; round < 8; round += 1) expect((await ask()).reply).toContain(WITHOUT_MODEL);
  expect(model.calls).toHaveLength(5);
  api.clock.now += 61_000;
  model.behaviour = { says: ['Under ten minutes [1].'] };
  expect((await ask()).reply).toBe('Under ten minutes.');
});

test.each([
  ['cite no passage', { says: ['The moon is made of cheese.'] }],
  [
    'never end',
    {
      says: Array.from({ length: 90 }, () =>
        'It goes on and on, and it goes on without an end [1]. '.repeat(2),
      ),
    },
  ],
  ['hold a word of 200 characters', { says: ['a'.repeat(200)] }],
  ['repeat the instructions', { says: ['Answer only from the numbered passages of the site. [1] '] }],
  ['the service declines', { declines: true }],
  ['are refused for the question', { fails: 400 }],
] as const)('answers that %s do not open the circuit breaker', async (_name, behaviour) => {
  model.behaviour = structuredClone(behaviour) as FakeModel['behaviour'];
  for (let round = 0; round < 6; round += 1) expect((await ask()).reply).toContain(WITHOUT_MODEL);
  expect(model.calls).toHaveLength(6);
  model.behaviour = { says: ['Under ten minutes [1].'] };
  expect((await ask()).reply).toBe('Under ten minutes.');
});

test('a call to a silent model times out after 20 seconds', { timeout: 60_000 }, async () => {
  model.behaviour = { waitsMs: 40_000 };
  const startedAt = performance.now();
  expect((await ask()).reply).toContain(WITHOUT_MODEL);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

test('the daily token budget is enforced by a count in the database', async () => {
  const [before] = await api.backend.query<{ tokens: string }>('select tokens from private.chat_usage');
  await ask();
  const [after] = await api.backend.query<{ tokens: string }>('select tokens from private.chat_usage');
  expect(Number(after?.tokens) - Number(before?.tokens)).toBe(450);
  await api.backend.query('update private.chat_usage set tokens = 999999');
  model.calls.length = 0;
  expect((await ask()).reply).toContain(WITHOUT_MODEL);
  expect(model.calls).toHaveLength(0);
  expect(api.log).toContainEqual({ event: 'chat_budget_spent' });
  await api.backend.query('update private.chat_usage set tokens = 0');
});

test('without a budget that can be read, the model is not asked and the composed answer is given', async () => {
  const { query } = api.backend;
  await query('alter table private.chat_usage rename to chat_usage_away');
  onTestFinished(async () => {
    await query('alter table private.chat_usage_away rename to chat_usage');
  });
  model.calls.length = 0;
  expect((await ask()).reply).toContain(WITHOUT_MODEL);
  expect(model.calls).toHaveLength(0);
  expect(api.log).toContainEqual(expect.objectContaining({ event: 'chat_budget_unknown' }));
});

test('the edge function uses the model, too', { timeout: 120_000 }, async () => {
  const target = await openChatTarget('the edge function under Deno', {
    CHAT_BASE_URL: model.baseUrl,
    CHAT_MODEL: 'fake',
    CHAT_API_KEY: KEY,
  });
  try {
    model.behaviour = { says: ['Under ten minutes [1].'] };
    const response = await target.ask(messages(), { headers: { accept: 'text/event-stream' } });
    expect((await readEvents(response)).shown).toBe('Under ten minutes.');
    expect(model.calls).toHaveLength(1);
  } finally {
    await target.close();
  }
});

test('emergencies and greetings are answered without the model', async () => {
  expect((await ask('We have been hacked')).suggestion).toBe('emergency');
  await ask('Hello');
  expect(model.calls).toHaveLength(0);
});
