import { EventSourceParserStream } from 'eventsource-parser/stream';

export type StreamEvent = { event: string; data: string };

/** In characters. Our server sends no event this long, so a longer one is an error. */
const MAX_BUFFER = 256 * 1024;

/**
 * Yields the events of a `text/event-stream`. An event that is cut off by the end of the stream is dropped, as the
 * standard demands. A consumer that stops reading cancels the stream.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_BUFFER }))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? 'message', data: value.data };
    }
  } finally {
    // Rejects for a stream that has failed; there is nothing left to cancel then.
    await reader.cancel().catch(() => {});
  }
}
