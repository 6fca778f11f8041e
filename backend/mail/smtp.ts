import { createTransport } from 'nodemailer';

import type { CalendarMethod, Mailbox } from '../ics/calendar-file.ts';
import type { Outcome } from './message.ts';
import type { MailServer } from './settings.ts';

export type Mail = {
  from: Mailbox;
  to: string;
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  /** A calendar file, which mail programs offer to accept. */
  calendar?: { method: CalendarMethod; content: string };
};

/** A mail without its sender, recipient and message id. Without `replyTo`, replies go to the firm. */
export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'headers' | 'calendar'> &
  Partial<Pick<Mail, 'replyTo'>>;

/** `handoverMs`: limit for sending a mail up to its last byte. `replyMs`: limit for the server's reply to it. */
export type MailTimeouts = {
  connectionMs: number;
  greetingMs: number;
  handoverMs: number;
  replyMs: number;
};

/**
 * Many servers scan a mail before they confirm it. Giving up earlier would send a mail again that has arrived, so
 * RFC 5321 (4.5.3.2.6) asks for ten minutes.
 */
export const MAIL_TIMEOUTS: MailTimeouts = {
  connectionMs: 10_000,
  greetingMs: 10_000,
  handoverMs: 60_000,
  replyMs: 600_000,
};

/** A connection to the mail server that is opened when needed and sends one mail at a time. */
export type MailConnection = {
  send(mail: Mail, signal: AbortSignal): Promise<Outcome>;
  /**
   * Resolves to a sentence that says why mail cannot be sent; `undefined` if the server answers and accepts the login, or
   * when aborted.
   */
  test(signal: AbortSignal): Promise<string | undefined>;
  close(): void;
};

/** The parts of nodemailer's errors that are used. Their messages are not: they may quote credentials and addresses. */
type Failure = { code?: string; originalCode?: string; command?: string; responseCode?: number };

/** Node's and OpenSSL's codes for a certificate or a handshake that is refused. */
const TLS_FAULT = /CERT|SIGNATURE|^ERR_(SSL|TLS)|^EPROTO$/;

const TRANSPORT_ERRORS: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or password of SMTP_URL.',
  ENOAUTH: 'The mail server requires a user name and password in SMTP_URL.',
  EDNS: 'The host name of the mail server cannot be resolved.',
  ETLS: 'The mail server offers no encrypted connection with a trusted certificate.',
  ETIMEDOUT: 'The mail server did not answer in time.',
};

const UNREACHABLE = 'The mail server cannot be reached.';

/** Followed by the code of the server's reply. */
export const SENDER_REFUSED = 'The mail server does not accept the sender of MAIL_FROM';

/** The other sentences that say that no mail can be sent. */
export const TRANSPORT_FAULTS: readonly string[] = [...Object.values(TRANSPORT_ERRORS), UNREACHABLE];

function outcomeOf(error: unknown, wholeMailSent: boolean): Outcome {
  const { code = '', originalCode = '', command = '', responseCode } = error as Failure;
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  if (responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')) {
    const refused = command === 'RCPT TO' ? 'does not accept the recipient' : 'refused the mail';
    return isPermanent
      ? {
          result: 'refused',
          error: `The mail server ${refused} (${responseCode}).`,
          badRecipient: command === 'RCPT TO',
        }
      : {
          result: 'delayed',
          error: `The mail server temporarily refuses the mail (${responseCode}).`,
          deferred: true,
        };
  }
  if (responseCode !== undefined && command === 'MAIL FROM') {
    return {
      result: 'delayed',
      error: `${SENDER_REFUSED} (${responseCode}).`,
      transportDown: true,
    };
  }
  if (wholeMailSent) {
    return {
      result: 'delayed',
      error: 'The mail server did not confirm that it took the mail, so the mail may have arrived.',
      uncertain: true,
      transportDown: true,
    };
  }
  const reason = TRANSPORT_ERRORS[TLS_FAULT.test(originalCode) ? 'ETLS' : code] ?? UNREACHABLE;
  return { result: 'delayed', error: reason, transportDown: true };
}

/** Some mail programs open the calendar only from an attachment. */
const CALENDAR_FILE = 'invitation.ics';

/** The name to give in EHLO. The machine's own host name would reveal internals. */
function greetingName(domain: string): string {
  return /^[a-z0-9.-]+$/i.test(domain) ? domain : 'localhost';
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

export function openMailConnection(
  server: MailServer,
  senderDomain: string,
  timeouts: MailTimeouts = MAIL_TIMEOUTS,
): MailConnection {
  let wholeMailSent = false;
  const silent = () => {};
  const options = {
    host: server.host,
    port: server.port,
    name: greetingName(senderDomain),
    auth: server.auth,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'off',
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    dnsTimeout: timeouts.connectionMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: {
      trace: silent,
      debug: silent,
      info(entry: { tnx?: string; outByteCount?: number }) {
        // Logged when the last byte of a mail has been written. Before that the server cannot have accepted it.
        if (entry.tnx === 'message' && entry.outByteCount !== undefined) wholeMailSent = true;
      },
      warn: silent,
      error: silent,
      fatal: silent,
    },
  };
  const transport = createTransport({
    ...options,
    pool: true,
    // One mail at a time, so that the log entries belong to the mail that is being sent.
    maxConnections: 1,
    maxMessages: 50,
    // By default the library resends a mail whose connection closed, although it may have arrived.
    maxRequeues: 0,
    idleTimeout: 5_000,
    socketTimeout: timeouts.replyMs,
  });
  return {
    async send({ calendar, ...mail }, signal) {
      wholeMailSent = false;
      const overdue = new AbortController();
      const timer = setTimeout(() => {
        if (!wholeMailSent) overdue.abort();
      }, timeouts.handoverMs);
      try {
        await transport.sendMail({
          ...mail,
          ...(calendar ? { icalEvent: { ...calendar, filename: CALENDAR_FILE } } : {}),
          to: { name: '', address: mail.to },
          // Delivers to this recipient only, whatever the headers say.
          envelope: { from: mail.from.address, to: [mail.to] },
          textEncoding: 'quoted-printable',
          signal: AbortSignal.any([signal, overdue.signal]),
        });
        return { result: 'sent' };
      } catch (error) {
        return outcomeOf(overdue.signal.aborted ? { code: 'ETIMEDOUT' } : error, wholeMailSent);
      } finally {
        clearTimeout(timer);
      }
    },
    async test(signal) {
      try {
        const verified = createTransport({ ...options, socketTimeout: timeouts.handoverMs }).verify();
        // The library cannot cancel the test. Its connection ends by itself.
        await Promise.race([verified, aborted(signal)]);
        return undefined;
      } catch (error) {
        const outcome = outcomeOf(error, false);
        return outcome.result === 'sent' ? undefined : outcome.error;
      }
    },
    close: () => transport.close(),
  };
}
