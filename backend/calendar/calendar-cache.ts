/** A change by another server becomes visible within this time. A time that has gone is refused when it is chosen. */
const KEPT_MS = 2_000;

/** The difference is absolute, because the clock may have been set back. */
const isRecent = (since: number, now: number) => Math.abs(now - since) < KEPT_MS;

type Entry = { since: number; result: Promise<unknown> };

/**
 * Results of database queries about the calendar, by key. Requests for the same key within two seconds share one query,
 * also while it is still running.
 */
export class CalendarCache {
  readonly #entries = new Map<string, Entry>();

  /**
   * The cached result, or that of `load`. When a shared query fails, each caller that waits for it runs its own query:
   * the first caller may only have exceeded its own share of the database.
   */
  read<Result>(key: string, now: number, load: () => Promise<Result>): Promise<Result> {
    const known = this.#entries.get(key);
    // All callers of a key load the same type.
    if (known && isRecent(known.since, now)) return (known.result as Promise<Result>).catch(load);
    for (const [old, { since }] of this.#entries) {
      if (!isRecent(since, now)) this.#entries.delete(old);
    }
    const result = load();
    const entry = { since: now, result };
    this.#entries.set(key, entry);
    result.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return result;
  }

  /** To be called when a time was taken or released. */
  clear(): void {
    this.#entries.clear();
  }
}
