import type { FreeTime } from '../../shared/calendar.ts';

import type { Wish } from './calendar-intake.ts';

/** What another server changes becomes visible within this time. A time that has gone is refused when it is chosen. */
const KEPT_MS = 2_000;

type Entry = { since: number; times: Promise<readonly FreeTime[]> };

/** Free times that one reading of the database answers to everybody who asks at the same time or shortly after. */
export class TimesCache {
  readonly #entries = new Map<string, Entry>();

  /** Reads anew for a caller whose predecessor failed, because that may have been over its own share of the database. */
  read(
    { topic, office }: Wish,
    now: number,
    load: () => Promise<readonly FreeTime[]>,
  ): Promise<readonly FreeTime[]> {
    const key = `${topic ?? ''} ${office ?? ''}`;
    const known = this.#entries.get(key);
    if (known && now - known.since < KEPT_MS) return known.times.catch(load);
    const entry = { since: now, times: load() };
    this.#entries.set(key, entry);
    entry.times.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.times;
  }

  /** To be called when a time was taken or has become free. */
  clear(): void {
    this.#entries.clear();
  }
}
