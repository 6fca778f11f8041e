import type { Durability } from './durability.ts';
import type { Engine } from './engine.ts';

/** How often the database is asked whether something was erased: it is to be gone from the files within a minute. */
const INTERVAL_MS = 10_000;

type Log = (event: string, detail?: Record<string, unknown>) => void;

/**
 * Overwrites what was erased in all files of the embedded database, some seconds after the erasure. Erasures that
 * follow each other share one run. What is due stands in the database, so that a restart does not forget it.
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
      // It stays due, and is tried again.
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!this.#ending.signal.aborted) this.#log('erased_text_not_overwritten', { error: reason });
    } finally {
      this.#running = false;
    }
  }

  async #overwrite(): Promise<void> {
    const engine = this.#engine();
    const startedAt = performance.now();
    // As text, which keeps the microseconds.
    const [due] = await engine.query<{ at: string }>('select latest_at::text as at from private.erased_text');
    if (!due) return;
    await engine.scrub(this.#ending.signal);
    // The journal holds the last minutes' enquiries as they were sent.
    await this.#durability.emptyJournal();
    // What was erased meanwhile is due again.
    await engine.query('delete from private.erased_text where latest_at = $1::timestamptz', [due.at]);
    this.#log('erased_text_overwritten', { ms: Math.round(performance.now() - startedAt) });
  }

  /** No step is begun any more; the one under way ends with the database. */
  stop(): void {
    clearInterval(this.#timer);
    this.#ending.abort();
  }
}
