import type { Deliverer } from '#backend/mail/deliver.ts';

import type { Log } from './log.ts';

/** Longest time that a message waits for the worker to look, where nobody woke it. */
const POLL_MS = 15_000;
/** Share of the interval by which it varies, so that several servers do not ask at once. */
const JITTER = 0.3;
/** What is on its way when the server stops may end by itself for this long. */
const STOP_GRACE_MS = 4_000;

export type OutboxWorker = {
  /** Something may be due now. */
  wake(): void;
  /** Ends when nothing is on its way any more. */
  stop(): Promise<void>;
};

type Options = {
  deliverer: Deliverer;
  log: Log;
  pollMs?: number;
  /** Told once, after the start, why mail cannot be sent. */
  onMailFault: (fault: string) => Promise<void>;
};

/** Delivers the outbox beside the serving of requests: when woken, else at intervals. */
export function startOutboxWorker({ deliverer, log, pollMs = POLL_MS, onMailFault }: Options): OutboxWorker {
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
    const fault = await deliverer.testMail();
    if (fault === undefined) return;
    log('mail_not_working', { reason: fault });
    await onMailFault(fault);
  };

  const loop = async () => {
    await testMail().catch(() => log('outbox_failed', { step: 'test' }));
    while (!stopping.signal.aborted) {
      woken = false;
      try {
        const round = await deliverer.round(stopping.signal, abandoning.signal);
        if (round.sent + round.delayed + round.refused > 0) log('outbox_round', round);
      } catch (error) {
        log('outbox_failed', { error: error instanceof Error ? error.name : 'unknown' });
      }
      await pause();
    }
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
