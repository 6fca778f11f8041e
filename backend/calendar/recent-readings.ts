/** What another server changes becomes visible within this time. A time that has gone is refused when it is chosen. */
const KEPT_MS = 2_000;

/** A reading from the future is not recent either: the clock was set back. */
const isRecent = (since: number, now: number) => Math.abs(now - since) < KEPT_MS;

type Entry = { since: number; result: Promise<unknown> };

/** Readings of the calendar, each shared by everybody who asks for the same at the same time or shortly after. */
export class RecentReadings {
  readonly #entries = new Map<string, Entry>();

  /** Reads anew for a caller whose predecessor failed, because that may have been over its own share of the database. */
  read<Result>(key: string, now: number, load: () => Promise<Result>): Promise<Result> {
    const known = this.#entries.get(key);
    // Whoever reads under a key always reads the same type.
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

  /** To be called when a time was taken or has become free. */
  clear(): void {
    this.#entries.clear();
  }
}
