import { FIRM } from '../../content/firm.ts';
import type { Database } from '../database.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { composeMail } from './compose.ts';
import type { ClaimedMessage, Outcome } from './message.ts';
import { renewLease, settleMessage } from './outbox.ts';
import { retryDelay, uncertainDelay } from './retry-delay.ts';
import type { DeliverySettings } from './settings.ts';
import { MAIL_TIMEOUTS } from './smtp.ts';
import type { MailConnection } from './smtp.ts';
import { postWebhook } from './webhook.ts';

/** Timeout for one message. A server that keeps sending lines never falls silent, so no timeout of the connection ends it. */
const MESSAGE_TIMEOUT_MS = MAIL_TIMEOUTS.handoverMs + MAIL_TIMEOUTS.replyMs;
const FIRM_MAILBOX = { name: FIRM.name, address: FIRM.email };
const SETTLE_ATTEMPTS = 5;
const SETTLE_PAUSE_MS = 1_000;

type Options = {
  database: Database;
  settings: DeliverySettings;
  log: Log;
  random: () => number;
  /** Renewed during the delivery, so that the messages of a worker that dies need not wait for the longest reply. */
  leaseMs: number;
};

/**
 * Delivers one claimed message and stores the outcome.
 * @param connection of the mail server, which sends nothing else meanwhile; undefined without one
 * @param abandon when aborted, the message is given up
 */
type DeliverMessage = (
  message: ClaimedMessage,
  connection: MailConnection | undefined,
  abandon: AbortSignal,
) => Promise<Outcome>;

/** Stores the outcome, and retries on failure: a message that was sent but is not stored as sent would be sent twice. */
async function settle(
  database: Database,
  message: ClaimedMessage,
  outcome: Outcome,
  delayMs: number,
): Promise<void> {
  for (let left = SETTLE_ATTEMPTS - 1; ; left -= 1) {
    try {
      await settleMessage(database, message, outcome, delayMs);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((done) => setTimeout(done, SETTLE_PAUSE_MS));
    }
  }
}

/** Composes a mail and sends it, unless it is not due yet or no longer wanted. */
async function sendMail(
  message: ClaimedMessage,
  connection: MailConnection,
  context: Parameters<typeof composeMail>[1],
  within: AbortSignal,
): Promise<Outcome> {
  if (message.recipient === null) return { result: 'delayed', error: 'The mail has no recipient yet.' };
  const composed = await composeMail(message, context);
  if (!composed) return { result: 'delayed', error: 'What the message is about does not exist.' };
  if ('tooEarly' in composed) return { result: 'delayed', error: composed.tooEarly };
  if ('obsolete' in composed) return { result: 'obsolete', error: composed.obsolete };
  const outcome = await connection.send(
    {
      replyTo: FIRM_MAILBOX,
      ...composed.mail,
      from: context.sender,
      to: message.recipient,
      messageId: message.message_id,
    },
    within,
  );
  const mayHaveArrived = outcome.result === 'sent' || (outcome.result === 'delayed' && outcome.uncertain);
  // Ignore a failure: the token expires by itself or is deleted with the subscription.
  if (!mayHaveArrived) await composed.withdraw?.().catch(() => {});
  return outcome;
}

export function createMessageDelivery({ database, settings, log, random, leaseMs }: Options): DeliverMessage {
  const { mail, webhook, siteUrl } = settings;

  async function attempt(
    message: ClaimedMessage,
    connection: MailConnection | undefined,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(MESSAGE_TIMEOUT_MS)]);
    if (message.kind === 'webhook') {
      return webhook
        ? postWebhook(message, webhook, siteUrl, within)
        : { result: 'delayed', error: 'No webhook is configured (NOTIFY_WEBHOOK_URL).' };
    }
    if (!mail || !connection) return { result: 'delayed', error: 'No mail server is configured (SMTP_URL).' };
    return sendMail(message, connection, { database, siteUrl, sender: mail.from }, within);
  }

  function delayAfter(message: ClaimedMessage, outcome: Outcome, isAbandoned: boolean): number {
    if (outcome.result !== 'delayed') return 0;
    // The receiver of a webhook recognises duplicates, the recipient of a mail does not.
    if (outcome.uncertain && message.kind !== 'webhook')
      return uncertainDelay(message.uncertain_attempts + 1, random);
    // A message that was given up at shutdown is due at once for the next process.
    if (isAbandoned) return 0;
    return retryDelay(message.attempts, outcome.transportDown === true, random);
  }

  return async (message, connection, abandon) => {
    const renewal = setInterval(() => {
      renewLease(database, message, leaseMs).catch(() => {});
    }, leaseMs / 3);
    // An unexpected error, usually of composing, delays the message like any other failure: it is retried, then given up.
    const outcome = await attempt(message, connection, abandon)
      .catch((error: unknown): Outcome => {
        log('message_not_delivered', { kind: message.kind, ...describeError(error) }, 'error');
        return {
          result: 'delayed',
          error: 'An unexpected error occurred. The operator finds its cause in the log.',
        };
      })
      .finally(() => clearInterval(renewal));
    await settle(database, message, outcome, delayAfter(message, outcome, abandon.aborted));
    return outcome;
  };
}
