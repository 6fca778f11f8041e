import { MESSAGE_KINDS } from '../../shared/message-kinds.ts';
import type { MessageKind } from '../../shared/message-kinds.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { createMessageDelivery } from './deliver-message.ts';
import type { ClaimedMessage, Outcome } from './message.ts';
import { expireMessages } from './expiry.ts';
import { settleOrphaned } from './orphaned-messages.ts';
import { addressStaff, claimMessages, reportChannels } from './outbox.ts';
import type { DeliverySettings } from './settings.ts';
import { openMailConnection } from './smtp.ts';
import type { MailConnection, MailTimeouts } from './smtp.ts';

/** Messages in flight at once, each on its own connection to the mail server. */
const CONNECTIONS = 4;
const LEASE_MS = 120_000;
/** How often a round looks for new messages, while it waits for replies or sends thousands. */
const PREPARE_INTERVAL_MS = 5_000;

type DeliveryOptions = {
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
  /** Resolves to the reason why mail cannot be sent; `undefined` if it can, if no mail server is configured, or when aborted. */
  testMail(signal: AbortSignal): Promise<string | undefined>;
  close(): void;
};

const MAIL_KINDS: readonly MessageKind[] = MESSAGE_KINDS.filter((kind) => kind !== 'webhook');

function countOutcome(round: Round, outcome: Outcome): void {
  round[outcome.result] += 1;
  if (outcome.result !== 'delayed') return;
  if (outcome.uncertain) round.uncertain += 1;
  if (outcome.transportDown) round.transportDown = true;
}

export function createDeliverer(options: DeliveryOptions): Deliverer {
  const { database, settings, log, random = Math.random, leaseMs = LEASE_MS } = options;
  const { mail } = settings;
  const senderDomain = mail?.from.address.split('@')[1] ?? 'localhost';
  const connections: MailConnection[] = mail
    ? Array.from({ length: CONNECTIONS }, () =>
        openMailConnection(mail.server, senderDomain, options.timeouts),
      )
    : [];
  const deliver = createMessageDelivery({ database, settings, log, random, leaseMs });
  const configuredKinds = MESSAGE_KINDS.filter((kind) => settings.missing[kind] === undefined);

  async function prepare(): Promise<void> {
    await reportChannels(database, settings);
    await settleOrphaned(database, random);
    await expireMessages(database);
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
      const delivery = deliver(message, connections[connection], abandon)
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
    let preparesAt = 0;
    try {
      while (!stop.aborted && failures.length === 0) {
        if (performance.now() >= preparesAt) {
          await prepare();
          preparesAt = performance.now() + PREPARE_INTERVAL_MS;
        }
        // Once the mail transport is down, this round claims webhooks only. The next round tries mail again.
        const kinds = configuredKinds.filter((kind) => !mailPaused || !MAIL_KINDS.includes(kind));
        const claim = { kinds, limit: free.length, leaseMs, senderDomain };
        // Each time, because enquiries arrive while others are being delivered.
        if (kinds.includes('staff_notification')) await addressStaff(database, settings.notifyTo);
        const messages = kinds.length > 0 && free.length > 0 ? await claimMessages(database, claim) : [];
        for (const message of messages) start(message, free.pop() ?? 0);
        if (inFlight.size === 0) break;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const waited = new Promise<true>(
          (resolve) => (timer = setTimeout(resolve, PREPARE_INTERVAL_MS, true)),
        );
        const isWaiting = await Promise.race([waited, ...inFlight]);
        clearTimeout(timer);
        if (!isWaiting) continue;
        // One reply can take minutes. Messages that have become due meanwhile must not wait for it.
        mailPaused = false;
        preparesAt = 0;
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
    async testMail(signal) {
      // A kind that was configured just now loses its fault here, and not after the test has found a new one.
      await reportChannels(database, settings);
      return connections[0]?.test(signal);
    },
    close: () => connections.forEach((connection) => connection.close()),
  };
}
