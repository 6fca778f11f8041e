import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import type { ChatMessage, ChatReply } from '#shared/chat.ts';
import { CHAT_RATE } from '#shared/limits.ts';

import { AnswerError } from './chat-failure.ts';
import { createChatStore, hasText } from './chat-store.ts';

const SOURCES = [{ title: 'Incident Response', url: '/services/incident-response' }];

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function assistant() {
  const calls: { messages: readonly ChatMessage[]; onText: (text: string) => void }[] = [];
  let next = Promise.withResolvers<ChatReply>();
  return {
    calls,
    ask: (messages: readonly ChatMessage[], onText: (text: string) => void) => {
      calls.push({ messages, onText });
      return next.promise;
    },
    answer(reply: string) {
      next.resolve({ reply, sources: SOURCES });
      next = Promise.withResolvers();
    },
    fail(error: unknown) {
      next.reject(error);
      next = Promise.withResolvers();
    },
  };
}

function storeWith(limit = CHAT_RATE) {
  const backend = assistant();
  let now = 0;
  const limiter = new AttemptLimiter(limit, () => now);
  const store = createChatStore({ ask: backend.ask, limiter });
  return { ...backend, store, wait: (ms: number) => void (now += ms) };
}

test('a sent question empties the field, and its reply streams and then joins the conversation', async () => {
  const { store, calls, answer } = storeWith();
  store.write('  How fast <b>are</b> you? ');
  const sent = store.send();
  expect(store.getSnapshot()).toMatchObject({ draft: '', turns: [], pending: { reply: '' } });
  expect(calls[0]?.messages).toEqual([{ role: 'user', content: 'How fast are you?' }]);

  calls[0]?.onText('Within');
  expect(store.getSnapshot().pending).toEqual({ question: 'How fast are you?', reply: 'Within' });

  answer('Within 15 minutes.');
  await sent;
  expect(store.getSnapshot()).toEqual({
    draft: '',
    failure: undefined,
    pending: undefined,
    turns: [
      { role: 'user', content: 'How fast are you?', sources: [] },
      { role: 'assistant', content: 'Within 15 minutes.', sources: SOURCES, suggestion: undefined },
    ],
  });
});

test('the next question is sent with the conversation so far', async () => {
  const { store, calls, answer } = storeWith();
  const first = store.send('One?');
  answer('First.');
  await first;
  void store.send('Two?');
  expect(calls[1]?.messages.map(({ content }) => content)).toEqual(['One?', 'First.', 'Two?']);
});

test('blank input and input of tags alone are not sent', async () => {
  const { store, calls } = storeWith();
  for (const blank of ['', ' \n\t ', '<b></b>', '<script>alert(1)</script>']) {
    store.write(blank);
    await store.send();
  }
  expect(calls).toEqual([]);
});

test('nothing is sent while a question is in flight', async () => {
  const { store, calls } = storeWith();
  void store.send('One?');
  await store.send('Two?');
  expect(calls).toHaveLength(1);
});

test('a question is cut to 1000 characters', () => {
  const { store, calls } = storeWith();
  void store.send('x'.repeat(1200));
  expect(calls[0]?.messages[0]?.content).toHaveLength(1000);
});

test.each([
  [new AnswerError(429), 'rate-limited'],
  [new AnswerError(500), 'failed'],
  [new AnswerError(503), 'failed'],
  [new TypeError('Failed to fetch'), 'disconnected'],
  [new TypeError('network error'), 'disconnected'],
  [new DOMException('signal timed out', 'TimeoutError'), 'disconnected'],
  ['anything', 'failed'],
])('after %s the question is back in the field and the failure is "%s"', async (error, failure) => {
  const { store, calls, fail } = storeWith();
  const sent = store.send('How fast?');
  calls[0]?.onText('Half a rep');
  fail(error);
  await sent;
  expect(store.getSnapshot()).toEqual({ turns: [], draft: 'How fast?', pending: undefined, failure });
});

test('sending the question again clears the failure', async () => {
  const { store, fail, answer } = storeWith();
  const first = store.send('How fast?');
  fail(new AnswerError(500));
  await first;
  const second = store.send();
  expect(store.getSnapshot().failure).toBeUndefined();
  answer('Fast.');
  await second;
  expect(store.getSnapshot().turns.map(({ content }) => content)).toEqual(['How fast?', 'Fast.']);
});

test('pressing a suggested question keeps the typed text, and a retry sends that question', async () => {
  const { store, calls, fail } = storeWith();
  store.write('Half a thought');
  const sent = store.send('How fast?');
  expect(store.getSnapshot()).toMatchObject({ draft: 'Half a thought', pending: { question: 'How fast?' } });
  fail(new AnswerError(500));
  await sent;
  expect(store.getSnapshot()).toMatchObject({ draft: 'Half a thought', unsent: 'How fast?' });
  void store.send(store.getSnapshot().unsent);
  expect(calls[1]?.messages.map(({ content }) => content)).toEqual(['How fast?']);
});

test('the eleventh question within a minute is refused, stays in the field and can be sent later', async () => {
  const { store, calls, answer, wait } = storeWith();
  for (let index = 0; index < 10; index += 1) {
    const sent = store.send('Again?');
    answer('Again.');
    await sent;
  }
  await store.send('And again?');
  expect(calls).toHaveLength(10);
  expect(store.getSnapshot()).toMatchObject({ draft: 'And again?', failure: 'rate-limited' });

  wait(60_000);
  void store.send();
  expect(calls).toHaveLength(11);
});

test('an edited message to the team is kept until it is handed over, and counts as text that a reload would lose', () => {
  const { store } = storeWith();
  expect(hasText(store.getSnapshot())).toBe(false);
  store.keepMessage('Please call me.');
  expect(store.getSnapshot().message).toBe('Please call me.');
  expect(hasText(store.getSnapshot())).toBe(true);
  store.keepMessage(undefined);
  expect(hasText(store.getSnapshot())).toBe(false);
});

test('a reload would also lose a draft, a question in flight and a conversation', async () => {
  const { store, answer } = storeWith();
  store.write('How fast?');
  expect(hasText(store.getSnapshot())).toBe(true);
  const sent = store.send();
  expect(hasText(store.getSnapshot())).toBe(true);
  answer('Fast.');
  await sent;
  expect(hasText(store.getSnapshot())).toBe(true);
});

test('questions that fail for want of a connection do not count against the limit', async () => {
  const { store, calls, fail, answer } = storeWith();
  for (let index = 0; index < 11; index += 1) {
    const sent = store.send('Again?');
    fail(new TypeError('Failed to fetch'));
    await sent;
  }
  const sent = store.send();
  answer('Again.');
  await sent;
  expect(calls).toHaveLength(12);
  expect(store.getSnapshot()).toMatchObject({ turns: [{}, { content: 'Again.' }], failure: undefined });
});
