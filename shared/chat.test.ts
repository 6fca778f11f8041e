import { expect, test } from 'vitest';

import { chatReplySchema, chatRequestSchema, toChatRequest } from './chat.ts';
import { CHAT_LIMITS } from './limits.ts';

const user = (content: string) => ({ role: 'user', content });
const accepts = (messages: unknown) => chatRequestSchema.safeParse({ messages }).success;

test('a conversation is accepted up to its limits, and refused above them', () => {
  expect(accepts([user('a'.repeat(1000))])).toBe(true);
  expect(accepts([user('a'.repeat(1001))])).toBe(false);
  expect(accepts(Array.from({ length: 20 }, () => user('a')))).toBe(true);
  expect(accepts(Array.from({ length: 21 }, () => user('a')))).toBe(false);
  expect(accepts([])).toBe(false);
  expect(accepts([user(' \u200B ')])).toBe(false);
  expect(accepts([user('a'), { role: 'assistant', content: 'b' }])).toBe(false);
  expect(accepts([{ role: 'system', content: 'b' }, user('a')])).toBe(false);
  expect(accepts([{ ...user('a'), name: 'x' }])).toBe(false);
});

test('hidden characters are removed from a message when it is parsed', () => {
  const { messages } = chatRequestSchema.parse({ messages: [user(' How\u200B fast? \uFE0F')] });
  expect(messages).toEqual([user('How fast?')]);
});

test('the address of a source must be a path of this site', () => {
  const accepts = (url: string) =>
    chatReplySchema.safeParse({ reply: '', sources: [{ title: 'a', url }] }).success;
  expect(['/', '/about', '/services/ai-education#offers'].map(accepts)).toEqual([true, true, true]);
  expect(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/a?b'].map(accepts)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('only the latest messages of a long conversation are sent, with long replies cut', () => {
  const long = Array.from({ length: 25 }, (_, index) =>
    index % 2 === 0
      ? ({ role: 'user', content: `${index}` } as const)
      : ({ role: 'assistant', content: 'x'.repeat(3000) } as const),
  );
  const request = toChatRequest(long);
  expect(request.messages).toHaveLength(CHAT_LIMITS.messages);
  expect(chatRequestSchema.safeParse(request).success).toBe(true);
});

test('cutting a message never leaves half a surrogate pair', () => {
  const before = 'x'.repeat(CHAT_LIMITS.message - 1);
  const [message] = toChatRequest([{ role: 'user', content: `${before}\u{1F6A8}` }]).messages;
  expect(message?.content).toBe(before);
  const [whole] = toChatRequest([{ role: 'user', content: `${before.slice(1)}\u{1F6A8}` }]).messages;
  expect(whole?.content).toHaveLength(CHAT_LIMITS.message);
});
