import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { readEvents, type StreamEvent } from './read-events.ts';

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function eventsOf(chunks: Uint8Array[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const TEXT = [
  ': a comment',
  'event: delta',
  'data: {"text":"Größe 😀"}',
  '',
  'event:replace',
  'data:one',
  'data: two',
  'id: 7',
  '',
  'event: nothing in it',
  '',
  'data: plain',
  '',
  '',
].join('\n');

const EVENTS = [
  { event: 'delta', data: '{"text":"Größe 😀"}' },
  { event: 'replace', data: 'one\ntwo' },
  { event: 'message', data: 'plain' },
];

test.each([
  ['LF', '\n'],
  ['CR', '\r'],
  ['CRLF', '\r\n'],
])('chunk boundaries do not change the events, with %s as line end', async (_, lineEnd) => {
  const whole = bytes(TEXT.replaceAll('\n', lineEnd));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 12 }), async (cuts) => {
      const marks = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
      const chunks = marks.slice(1).map((end, index) => whole.slice(marks[index], end));
      expect(await eventsOf(chunks)).toEqual(EVENTS);
    }),
  );
  expect(await eventsOf([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
});

test('an event cut off by the end of the stream is dropped', async () => {
  expect(await eventsOf([bytes('data: whole\n\ndata: half')])).toEqual([{ event: 'message', data: 'whole' }]);
});

test('an event without an end is rejected at the buffer limit', async () => {
  const endless = Array.from({ length: 40 }, (_, index) =>
    bytes(`${index === 0 ? 'data: ' : ''}${'x'.repeat(10_000)}`),
  );
  await expect(eventsOf(endless)).rejects.toThrow(/buffer/i);
});

test('a consumer that stops reading cancels the stream', async () => {
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('data: again\n\n')),
    cancel: () => void (isCancelled = true),
  });
  for await (const { data } of readEvents(stream)) {
    expect(data).toBe('again');
    break;
  }
  await vi.waitFor(() => expect(isCancelled).toBe(true));
});
