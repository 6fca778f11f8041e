import type { ChatReply, ChatTextEvent } from '../../../shared/chat.ts';

/** One event of `text/event-stream`; JSON holds no line ends, so the data is one line. */
function event(name: string, data: unknown): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Streams a reply as `text/event-stream`: its text as it is written, then the complete reply. */
export function eventStream(answer: AsyncGenerator<ChatTextEvent, ChatReply>, onEnd: () => void): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const step = await answer.next();
        if (!step.done) {
          controller.enqueue(event(step.value.type, { text: step.value.text }));
          return;
        }
        controller.enqueue(event('done', step.value));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    async cancel() {
      onEnd();
      await answer.return({ reply: '', sources: [] });
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
