import { expect, test } from 'vitest';

import { failureOf } from './chat-failure.ts';
import { checkReply, readAnswer } from './read-answer.ts';

const ANSWER = { reply: 'Within 15 minutes.', sources: [{ title: 'Incident Response', url: '/services' }] };

function streamOf(...events: [string, unknown][]): ReadableStream<Uint8Array> {
  const text = events.map(([event, data]) => {
    const written = typeof data === 'string' ? data : JSON.stringify(data);
    return `event: ${event}\ndata: ${written}\n\n`;
  });
  return new Blob(text).stream();
}

async function read(stream: ReadableStream<Uint8Array>) {
  const texts: string[] = [];
  const answer = await readAnswer(stream, (text) => texts.push(text)).catch(failureOf);
  return { texts, answer };
}

test('deltas extend the text, replace restarts it, and done gives the reply', async () => {
  const stream = streamOf(
    ['delta', { text: 'With' }],
    ['delta', { text: 'out a clue' }],
    ['keep-alive', 'anything'],
    ['replace', { text: 'Within' }],
    ['delta', { text: ' 15' }],
    ['done', ANSWER],
    ['delta', { text: 'never read' }],
  );
  expect(await read(stream)).toEqual({
    texts: ['With', 'Without a clue', 'Within', 'Within 15'],
    answer: ANSWER,
  });
});

test.each([
  ['an event that is not JSON', streamOf(['delta', '{"text":'])],
  ['an event that does not match the schema', streamOf(['delta', { text: 7 }])],
  ['a done event that does not match the schema', streamOf(['done', { reply: 7, sources: [] }])],
  ['an empty reply', streamOf(['done', { reply: ' ', sources: [] }])],
  ['a source on another site', streamOf(['done', { ...ANSWER, sources: [{ title: 'x', url: '//x.yz' }] }])],
  ['a stream without a done event', streamOf(['delta', { text: 'Within' }])],
])('%s is a failure', async (_, stream) => {
  expect((await read(stream)).answer).toBe('failed');
});

test('a reply is cut to its limit, however much is streamed', async () => {
  const { texts, answer } = await read(
    streamOf(['delta', { text: 'a'.repeat(9000) }], ['done', { reply: 'b'.repeat(9000), sources: [] }]),
  );
  expect(texts[0]).toHaveLength(4000);
  expect(answer).toMatchObject({ reply: 'b'.repeat(4000) });
});

test('an answer that is not streamed is checked in the same way', () => {
  expect(checkReply(ANSWER)).toEqual(ANSWER);
  expect(() => checkReply('<html>')).toThrow();
});

test('a reply without sources is valid', async () => {
  const reply = { reply: 'Within 15 minutes.' };
  expect(checkReply(reply)).toEqual({ ...reply, sources: [] });
  expect((await read(streamOf(['done', reply]))).answer).toEqual({ ...reply, sources: [] });
});
