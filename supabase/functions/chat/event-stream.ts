import type { ChatReply } from '../../../shared/chat.ts';

/** One event of `text/event-stream`; JSON holds no line ends, so the data is one line. */
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A finished answer as events: its text at once, then the whole. */
export function eventStream(answer: ChatReply): Response {
  return new Response(event('delta', { text: answer.reply }) + event('done', answer), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
