import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the service answers its next call. */
type Behaviour =
  | { says: string[] }
  | { fails: number }
  /** Sends these parts, then drops the connection. */
  | { breaksAfter: string[] }
  /** Sends these parts, then ends the reply without `[DONE]`, the mark of a complete one. */
  | { stopsAfter: string[] }
  /** Ends the reply as stopped by the content filter. */
  | { declines: true }
  | { waitsMs: number }
  /** Sends this part again and again until the connection is closed. */
  | { repeats: string }
  | { redirectsTo: string };

export type FakeModel = {
  baseUrl: string;
  behaviour: Behaviour;
  /** Request bodies of all calls. */
  calls: string[];
  /** Calls that ended because the other side closed the connection. */
  abandoned: number;
  close(): Promise<void>;
};

function send(response: ServerResponse, data: object): void {
  response.write(
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', model: 'fake', ...data })}\n\n`,
  );
}

function sendPart(response: ServerResponse, content: string): void {
  send(response, { choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
}

async function respond(response: ServerResponse, behaviour: Behaviour): Promise<void> {
  if ('fails' in behaviour) {
    response.writeHead(behaviour.fails, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'Out of order', type: 'server_error' } }));
    return;
  }
  if ('redirectsTo' in behaviour) {
    response.writeHead(307, { location: behaviour.redirectsTo }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('waitsMs' in behaviour) {
    await sleep(behaviour.waitsMs);
    response.end();
    return;
  }
  if ('repeats' in behaviour) {
    while (!response.destroyed) {
      sendPart(response, behaviour.repeats);
      await sleep(5);
    }
    return;
  }
  if ('declines' in behaviour) {
    send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }] });
    response.end('data: [DONE]\n\n');
    return;
  }
  const parts =
    'says' in behaviour
      ? behaviour.says
      : 'breaksAfter' in behaviour
        ? behaviour.breaksAfter
        : behaviour.stopsAfter;
  for (const content of parts) {
    sendPart(response, content);
    await sleep(5);
  }
  if ('breaksAfter' in behaviour) {
    response.destroy();
    return;
  }
  if ('says' in behaviour) {
    send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    send(response, { choices: [], usage: { prompt_tokens: 400, completion_tokens: 50, total_tokens: 450 } });
    response.write('data: [DONE]\n\n');
  }
  response.end();
}

/** An OpenAI-compatible service on loopback whose behaviour a test controls. */
export async function startFakeModel(): Promise<FakeModel> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    calls.push(body);
    response.once('close', () => {
      if (!response.writableFinished) fake.abandoned += 1;
    });
    await respond(response, fake.behaviour);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const fake: FakeModel = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    behaviour: { says: [] },
    calls,
    abandoned: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return fake;
}
