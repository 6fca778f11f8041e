import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server';

/** What the server does with a message. */
type Behaviour =
  | 'accept'
  /** Receives and keeps the whole message, then disconnects without a reply. */
  | 'drop after data'
  /** Disconnects during the SMTP dialogue, before the message. */
  | 'drop before data'
  /** Delays the final reply. */
  | 'slow'
  /** Receives and keeps one message without ever replying to it, then accepts. */
  | 'silent once';

type Received = { to: string[]; text: string; messageId: string };

export type MailServerOfTests = {
  url: string;
  /** Received messages in order, including those after which the server disconnected. */
  received: Received[];
  /** Reply codes for RCPT TO by email address, such as 450 or 550. */
  refusals: Map<string, number>;
  behaviour: Behaviour;
  /** Resolves when the data of the next message is complete, before the server replies. */
  nextData(): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
};

const SLOW_MS = 1_500;

function refusal(code: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode: code });
}

/** A real SMTP server on loopback whose behaviour a test controls. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServerOfTests> {
  let server: SMTPServer | undefined;
  let port = 0;
  let waiting: (() => void)[] = [];
  const sockets = new Map<string, Socket>();

  const hangUp = (session: SMTPServerSession) => sockets.get(`${session.remotePort}`)?.destroy();

  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 200,
      ...options,
      onMailFrom(_address, session, callback) {
        if (mail.behaviour === 'drop before data') hangUp(session);
        callback();
      },
      onRcptTo({ address }, _session, callback) {
        const code = mail.refusals.get(address);
        callback(code === undefined ? null : refusal(code));
      },
      onData(stream, session, callback) {
        let text = '';
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const messageId = /^message-id: (\S+)/im.exec(text)?.[1] ?? '';
          mail.received.push({ to, text, messageId });
          for (const resolve of waiting) resolve();
          waiting = [];
          if (mail.behaviour === 'drop after data') hangUp(session);
          else if (mail.behaviour === 'slow') setTimeout(callback, SLOW_MS);
          else if (mail.behaviour === 'silent once') mail.behaviour = 'accept';
          else callback();
        });
      },
    });
    // Tests that kill the sender break connections.
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      const key = `${socket.remotePort}`;
      sockets.set(key, socket);
      socket.once('close', () => sockets.delete(key));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  };
  const close = async () => {
    const closed = new Promise<void>((done) => server?.close(() => done()));
    for (const socket of sockets.values()) socket.destroy();
    await closed;
  };

  const mail: MailServerOfTests = {
    url: '',
    received: [],
    refusals: new Map(),
    behaviour: 'accept',
    nextData: () => new Promise((resolve) => waiting.push(resolve)),
    down: close,
    up: open,
    stop: close,
  };
  await open();
  mail.url = `smtp://127.0.0.1:${port}`;
  return mail;
}
