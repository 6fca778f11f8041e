import { describeError } from '#backend/describe-error.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Durability } from '#server/database/journal/durability.ts';
import type { Log } from '#server/log.ts';

/** How often we look for new erasures. Erased text must be gone from the files within a minute. */
const INTERVAL_MS = 10_000;

/**
 * Overwrites erased text in all files of the embedded database, some seconds after the erasure. Erasures in quick
 * succession share one run. The pending erasure is recorded in the database, so that it survives a restart.
 */
export class ErasedText {
  readonly #timer: NodeJS.Timeout;
  readonly #ending = new AbortController();
  readonly #engine: () => Engine;
  readonly #durability: Durability;
  readonly #log: Log;
  #running = false;

  constructor(engine: () => Engine, durability: Durability, log: Log) {
    this.#engine = engine;
    this.#durability = durability;
    this.#log = log;
    this.#timer = setInterval(() => void this.#runOnce(), INTERVAL_MS);
    this.#timer.unref();
  }

  async #runOnce(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#overwrite();
    } catch (error) {
      // The erasure stays pending and is tried again.
      if (!this.#ending.signal.aborted)
        this.#log('erased_text_not_overwritten', describeError(error), 'error');
    } finally {
      this.#running = false;
    }
  }

  async #overwrite(): Promise<void> {
    const engine = this.#engine();
    const startedAt = performance.now();
    // Read as text, which keeps the microseconds that the comparison in the delete below needs.
    const [pending] = await engine.query<{ at: string }>(
      'select latest_at::text as at from private.erased_text',
    );
    if (!pending) return;
    await engine.scrub(this.#ending.signal);
    // The journal holds the enquiries of the last minutes in plain text.
    await this.#durability.syncDatabase();
    // An erasure during the run has changed `latest_at`, so it stays pending.
    await engine.query('delete from private.erased_text where latest_at = $1::timestamptz', [pending.at]);
    this.#log('erased_text_overwritten', { ms: Math.round(performance.now() - startedAt) });
  }

  /** Prevents further steps. A step that is running ends when the database is closed. */
  stop(): void {
    clearInterval(this.#timer);
    this.#ending.abort();
  }
}
