import { chatReplySchema, chatTextEventSchema } from '#shared/chat.ts';

export type StreamEvent = { event: string; data: unknown };

/** The events of a streamed reply, and the text displayed after the last one. */
export async function readEvents(response: Response): Promise<{ events: StreamEvent[]; shown: string }> {
  const events = (await response.text())
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) as unknown };
    });
  let shown = '';
  for (const { event, data } of events) {
    if (event === 'delta') shown += chatTextEventSchema.parse(data).text;
    else if (event === 'replace') shown = chatTextEventSchema.parse(data).text;
    else if (event === 'done') shown = chatReplySchema.parse(data).reply;
  }
  return { events, shown };
}
