export type StreamEvent = { event: string; data: string };

/** An event as long as this is not ours; what is read is kept no longer than that. */
const MAX_BUFFER = 256 * 1024;

function parseBlock(block: string): StreamEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
}

/**
 * The events of a `text/event-stream`, wherever the network has cut it. An event that is not finished when the
 * stream ends is left out, as the standard wants it.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = buffer + decoder.decode(value, { stream: !done });
      // A line end may be CR, LF or both; a CR at the very end waits for what follows it.
      const held = !done && text.endsWith('\r') ? '\r' : '';
      buffer = text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n');
      const blocks = buffer.split('\n\n');
      buffer = (blocks.pop() ?? '') + held;
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
      if (done) return;
      if (buffer.length > MAX_BUFFER) throw new Error('An event of the stream has no end');
    }
  } finally {
    // Whoever stops reading needs no more of it; a stream that has ended does not mind.
    await reader.cancel().catch(() => {});
  }
}
