import { describeError } from '#backend/describe-error.ts';
import type { Deliverer } from '#backend/mail/deliver.ts';
import type { Log } from '#server/log.ts';

/** Interval at which the outbox is checked when nothing wakes the worker. */
const POLL_MS = 15_000;
/** Fraction by which the interval varies, so that several servers do not check at the same moment. */
const JITTER = 0.3;
/** Time that messages in flight have to finish when the server stops. */
const STOP_GRACE_MS = 4_000;

export type OutboxWorker = {
  /** Starts a round now, because a message may be due. */
  wake(): void;
  /** Resolves when nothing is in flight any more. */
  stop(): Promise<void>;
};

type Options = {
  deliverer: Deliverer;
  log: Log;
  pollMs?: number;
  /** Called once after the start with the reason why mail cannot be sent, or `undefined` if it can. */
  onMailTested: (reason: string | undefined) => Promise<void>;
};

/** Delivers the outbox in the background, when woken and at intervals. */
export function startOutboxWorker({ deliverer, log, pollMs = POLL_MS, onMailTested }: Options): OutboxWorker {
  const stopping = new AbortController();
  const abandoning = new AbortController();
  let woken = false;
  let endPause = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs * (1 - JITTER + 2 * JITTER * Math.random()));
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopping.signal.aborted) endPause();
    });

  const testMail = async () => {
    const reason = await deliverer.testMail(stopping.signal);
    if (stopping.signal.aborted) return;
    if (reason !== undefined) log('mail_not_working', { reason }, 'error');
    await onMailTested(reason);
  };

  const loop = async () => {
    // Beside the rounds, because a server that stays silent takes up to a minute.
    const tested = testMail().catch(() => log('outbox_failed', { step: 'test' }, 'error'));
    while (!stopping.signal.aborted) {
      woken = false;
      try {
        const round = await deliverer.round(stopping.signal, abandoning.signal);
        if (round.sent + round.delayed + round.refused + round.obsolete > 0) log('outbox_round', round);
      } catch (error) {
        log('outbox_failed', describeError(error), 'error');
      }
      await pause();
    }
    await tested;
    deliverer.close();
  };
  const ended = loop();

  return {
    wake() {
      woken = true;
      endPause();
    },
    async stop() {
      stopping.abort();
      endPause();
      const timer = setTimeout(() => abandoning.abort(), STOP_GRACE_MS);
      await ended.finally(() => clearTimeout(timer));
    },
  };
}
