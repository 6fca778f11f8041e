import { connect } from 'node:net';

/** The response as received on the wire; `status` is undefined if the connection closed without one. */
export type RawResponse = { status: number | undefined; head: string; body: string; ms: number };

const LATE_MS = 5_000;
const HEAD_END = '\r\n\r\n';

/** Parses the response once it has arrived completely, and skips interim responses (100 Continue). */
function wholeResponse(received: string, isHead: boolean): Omit<RawResponse, 'ms'> | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.slice(0, end);
  const rest = received.slice(end + HEAD_END.length);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
  if (status === 100) return wholeResponse(rest, isHead);
  if (isHead || status < 200 || status === 204 || status === 304) return { status, head, body: '' };
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined && rest.length < Number(length)) return undefined;
  const isChunked = /^transfer-encoding: chunked$/im.test(head);
  if (isChunked && !rest.endsWith(`0${HEAD_END}`)) return undefined;
  return length === undefined && !isChunked ? undefined : { status, head, body: rest };
}

/**
 * Sends exactly these bytes on a connection of their own and reads one response.
 * @param abandonAfterMs disconnects without a response after this time, for a request that is never finished
 */
export function sendRaw(port: number, bytes: Buffer, abandonAfterMs = LATE_MS): Promise<RawResponse> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const isHead = bytes.subarray(0, 5).equals(Buffer.from('HEAD '));
    const socket = connect(port, '127.0.0.1');
    // latin1 has one character for each byte, so string lengths equal Content-Length.
    socket.setEncoding('latin1');
    let received = '';
    const finish = (atEnd: boolean) => {
      const response = wholeResponse(received, isHead);
      if (!response && !atEnd) return;
      clearTimeout(timer);
      socket.destroy();
      const head = received.split(HEAD_END)[0] ?? '';
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]) || undefined;
      const cut = { status, head, body: received.slice(head.length + HEAD_END.length) };
      resolve({ ...(response ?? cut), ms: performance.now() - startedAt });
    };
    const timer = setTimeout(() => finish(true), abandonAfterMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (text: string) => {
      received += text;
      finish(false);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
  });
}
