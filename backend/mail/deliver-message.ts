import { FIRM } from '../../content/firm.ts';
import type { Database } from '../database.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { composeMail } from './compose.ts';
import type { ClaimedMessage, Outcome } from './message.ts';
import { renewLease, settleMessage } from './outbox.ts';
import { delayAfter } from './retry-delay.ts';
import type { DeliverySettings } from './settings.ts';
import { MAIL_TIMEOUTS } from './smtp.ts';
import type { MailConnection } from './smtp.ts';
import { postWebhook } from './webhook.ts';

/** Timeout for one message. A server that keeps sending lines never falls silent, so no timeout of the connection ends it. */
const MESSAGE_TIMEOUT_MS = MAIL_TIMEOUTS.handoverMs + MAIL_TIMEOUTS.replyMs;
const FIRM_MAILBOX = { name: FIRM.name, address: FIRM.email };
const SETTLE_PAUSE_MS = 1_000;
/** How long storing an outcome is retried at shutdown. */
const SETTLE_AT_END_MS = 4_000;

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

/**
 * Retries until the outcome is stored, because a message that was sent but is not stored as sent would be sent again. A
 * database that fails over is away for up to a minute.
 */
async function retryStoring(
  store: () => Promise<void>,
  withinMs: number,
  isEnding: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (performance.now() - begun >= (isEnding.aborted ? SETTLE_AT_END_MS : withinMs)) throw error;
      await new Promise((done) => setTimeout(done, SETTLE_PAUSE_MS));
    }
  }
}

const untried = (error: string): Outcome => ({ result: 'delayed', error, untried: true });

/** Composes a mail and sends it, unless it is not due yet or no longer wanted. */
async function sendMail(
  message: ClaimedMessage,
  connection: MailConnection,
  context: Parameters<typeof composeMail>[1],
  within: AbortSignal,
): Promise<Outcome> {
  if (message.recipient === null) return untried('The mail has no recipient yet.');
  const composed = await composeMail(message, context);
  if (!composed) return { result: 'obsolete', error: 'What the message is about has been deleted.' };
  if ('tooEarly' in composed) return untried(composed.tooEarly);
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
        : untried('No webhook is configured (NOTIFY_WEBHOOK_URL).');
    }
    if (!mail || !connection) return untried('No mail server is configured (SMTP_URL).');
    return sendMail(message, connection, { database, siteUrl, sender: mail.from }, within);
  }

  return async (message, connection, abandon) => {
    const renewal = setInterval(() => {
      renewLease(database, message, leaseMs).catch(() => {});
    }, leaseMs / 3);
    // An unexpected error, usually of composing, delays the message like any other failure: it is retried, then given up.
    const outcome = await attempt(message, connection, abandon).catch((error: unknown): Outcome => {
      log('message_not_delivered', { kind: message.kind, ...describeError(error) }, 'error');
      return {
        result: 'delayed',
        error: 'An unexpected error occurred. The operator finds its cause in the log.',
      };
    });
    const delayMs = delayAfter(message, outcome, random, abandon.aborted);
    const store = () => settleMessage(database, message, outcome, delayMs);
    await retryStoring(store, leaseMs, abandon).finally(() => clearInterval(renewal));
    return outcome;
  };
}
