import { FIRM } from '../../content/firm.ts';
import type { Database } from '../database.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { composeMail } from './compose.ts';
import { MESSAGE_KINDS } from './message.ts';
import type { ClaimedMessage, MessageKind, Outcome } from './message.ts';
import {
  addressStaff,
  claimMessages,
  expireMessages,
  renewLease,
  reportChannels,
  settleMessage,
} from './outbox.ts';
import { retryDelay, uncertainDelay } from './retry-delay.ts';
import type { DeliverySettings } from './settings.ts';
import { MAIL_TIMEOUTS, openMailConnection } from './smtp.ts';
import type { MailConnection, MailTimeouts } from './smtp.ts';
import { postWebhook } from './webhook.ts';

/** Messages in flight at once, each on its own connection to the mail server. */
const CONNECTIONS = 4;
/** Timeout for one message. A server that keeps sending lines never falls silent, so no timeout of the connection ends it. */
const MESSAGE_TIMEOUT_MS = MAIL_TIMEOUTS.handoverMs + MAIL_TIMEOUTS.replyMs;
/** Renewed during the delivery, so that the messages of a worker that dies need not wait for the longest reply. */
const LEASE_MS = 120_000;
/** How often a round looks for new messages while it waits for the outcome of others. */
const LOOK_MS = 5_000;
const FIRM_MAILBOX = { name: FIRM.name, address: FIRM.email };
const SETTLE_ATTEMPTS = 5;
const SETTLE_PAUSE_MS = 1_000;

export type DeliveryOptions = {
  database: Database;
  settings: DeliverySettings;
  log: Log;
  random?: () => number;
  timeouts?: MailTimeouts;
  leaseMs?: number;
};

/** Counts of one round for the log, without personal data. `transportDown` refers to mail, not to the webhook. */
export type Round = {
  sent: number;
  delayed: number;
  refused: number;
  obsolete: number;
  uncertain: number;
  transportDown: boolean;
};

/** Delivers the messages of the outbox; one per process. */
export type Deliverer = {
  /**
   * Delivers all messages that are due, until none is left or the transport is down. A round waits for the one before
   * it, because both use the same connections, which send one mail at a time.
   * @param stop when aborted, no more messages are claimed
   * @param abandon when aborted, messages in flight are given up
   */
  round(stop: AbortSignal, abandon?: AbortSignal): Promise<Round>;
  /** Resolves to the reason why mail cannot be sent; `undefined` if it can, or if no mail server is configured. */
  testMail(): Promise<string | undefined>;
  close(): void;
};

const MAIL_KINDS: readonly MessageKind[] = MESSAGE_KINDS.filter((kind) => kind !== 'webhook');

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

function countOutcome(round: Round, outcome: Outcome): void {
  round[outcome.result] += 1;
  if (outcome.result !== 'delayed') return;
  if (outcome.uncertain) round.uncertain += 1;
  if (outcome.transportDown) round.transportDown = true;
}

export function createDeliverer(options: DeliveryOptions): Deliverer {
  const { database, settings, log, random = Math.random, leaseMs = LEASE_MS } = options;
  const { mail, webhook, siteUrl } = settings;
  const senderDomain = mail?.from.address.split('@')[1] ?? 'localhost';
  const connections: MailConnection[] = mail
    ? Array.from({ length: CONNECTIONS }, () =>
        openMailConnection(mail.server, senderDomain, options.timeouts),
      )
    : [];
  const configuredKinds = MESSAGE_KINDS.filter((kind) => settings.missing[kind] === undefined);

  async function attempt(message: ClaimedMessage, connection: number, signal: AbortSignal): Promise<Outcome> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(MESSAGE_TIMEOUT_MS)]);
    if (message.kind === 'webhook') {
      return webhook
        ? postWebhook(message, webhook, siteUrl, within)
        : { result: 'delayed', error: 'No webhook is configured (NOTIFY_WEBHOOK_URL).' };
    }
    const mailConnection = connections[connection];
    if (!mail || !mailConnection)
      return { result: 'delayed', error: 'No mail server is configured (SMTP_URL).' };
    return sendMail(message, mailConnection, { database, siteUrl, sender: mail.from }, within);
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

  async function deliver(
    message: ClaimedMessage,
    connection: number,
    abandon: AbortSignal,
  ): Promise<Outcome> {
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
  }

  async function prepare(): Promise<void> {
    await reportChannels(database, settings);
    await expireMessages(database);
    if (configuredKinds.includes('staff_notification')) await addressStaff(database, settings.notifyTo);
  }

  async function deliverDue(stop: AbortSignal, abandon: AbortSignal): Promise<Round> {
    const round: Round = {
      sent: 0,
      delayed: 0,
      refused: 0,
      obsolete: 0,
      uncertain: 0,
      transportDown: false,
    };
    const free = Array.from({ length: CONNECTIONS }, (_, connection) => connection);
    const inFlight = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let mailPaused = false;
    const start = (message: ClaimedMessage, connection: number) => {
      const delivery = deliver(message, connection, abandon)
        .then((outcome) => {
          countOutcome(round, outcome);
          if (outcome.result === 'delayed' && outcome.transportDown) mailPaused = true;
        })
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          free.push(connection);
          inFlight.delete(delivery);
        });
      inFlight.add(delivery);
    };
    await prepare();
    try {
      while (!stop.aborted && failures.length === 0) {
        // Once the mail transport is down, this round claims webhooks only. The next round tries mail again.
        const kinds = configuredKinds.filter((kind) => !mailPaused || !MAIL_KINDS.includes(kind));
        const claim = { kinds, limit: free.length, leaseMs, senderDomain };
        const messages = kinds.length > 0 && free.length > 0 ? await claimMessages(database, claim) : [];
        for (const message of messages) start(message, free.pop() ?? 0);
        if (inFlight.size === 0) break;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const waited = new Promise<true>((resolve) => (timer = setTimeout(resolve, LOOK_MS, true)));
        const isWaiting = await Promise.race([waited, ...inFlight]);
        clearTimeout(timer);
        if (!isWaiting) continue;
        // One reply can take minutes. What has become due meanwhile does not wait for it.
        mailPaused = false;
        await prepare();
      }
    } finally {
      // Waits for all deliveries, even after a failure, because the next round uses the same connections.
      await Promise.all(inFlight);
    }
    if (failures.length > 0) throw failures[0];
    return round;
  }

  let lastRound: Promise<unknown> = Promise.resolve();
  return {
    round(stop, abandon = new AbortController().signal) {
      const round = lastRound.then(() => deliverDue(stop, abandon));
      lastRound = round.catch(() => {});
      return round;
    },
    testMail: async () => connections[0]?.test(),
    close: () => connections.forEach((connection) => connection.close()),
  };
}
