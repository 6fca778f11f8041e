type QueueLimits = {
  /** Jobs that run at the same time. */
  concurrency: number;
  /** Jobs that run or wait, of all clients together. */
  total: number;
  /** Jobs that run or wait, of one client. */
  perClient: number;
};

type Options = {
  /** Aborted when nobody needs the result any more: a job that is still waiting then never starts. */
  signal?: AbortSignal;
  /** Runs the job even when the queue is full or `signal` is aborted. */
  isRequired?: boolean;
};

/** Turn counts restart after this time, so that a client that was busy once does not stay last for ever. */
const TURNS_KEPT_MS = 60_000;

/** Consecutive turns given to the client with the fewest recent turns, before one is given to the oldest job. */
const FAIR_TURNS = 3;

type Waiting = { arrived: number; begin: () => void };

/** Thrown when the queue is full, or the client has as many jobs in it as it may. */
export class QueueFull extends Error {}

/**
 * A bounded queue that serves the client with the fewest recent turns first, so that a flood delays its own sender and
 * hardly anyone else. Every fourth turn goes to the oldest job: clients of a flood from ever new addresses have no recent
 * turns, and would otherwise starve every visitor who has some.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  /** Jobs of each client that run or wait. */
  readonly #jobs = new Map<string, number>();
  /** Jobs of each client that started recently. */
  readonly #turns = new Map<string, number>();
  #turnsSince = performance.now();
  #fairTurns = 0;
  #arrivals = 0;
  #running = 0;
  #total = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws QueueFull at once when there is no room; the signal's reason when it was aborted before the job started */
  async run<Result>(client: string, work: () => Promise<Result>, options: Options = {}): Promise<Result> {
    const { signal, isRequired = false } = options;
    const jobs = this.#jobs.get(client) ?? 0;
    const isFull = this.#total >= this.#limits.total || jobs >= this.#limits.perClient;
    if (isFull && !isRequired) throw new QueueFull();
    this.#jobs.set(client, jobs + 1);
    this.#total += 1;
    try {
      await this.#turn(client);
      try {
        if (!isRequired) signal?.throwIfAborted();
        return await work();
      } finally {
        this.#running -= 1;
        this.#next();
      }
    } finally {
      this.#total -= 1;
      const left = (this.#jobs.get(client) ?? 1) - 1;
      if (left > 0) this.#jobs.set(client, left);
      else this.#jobs.delete(client);
    }
  }

  #turn(client: string): Promise<void> {
    return new Promise((begin) => {
      const own = this.#waiting.get(client);
      const job = { arrived: (this.#arrivals += 1), begin };
      if (own) own.push(job);
      else this.#waiting.set(client, [job]);
      this.#next();
    });
  }

  #next(): void {
    if (performance.now() - this.#turnsSince > TURNS_KEPT_MS) {
      this.#turns.clear();
      this.#turnsSince = performance.now();
    }
    while (this.#running < this.#limits.concurrency && this.#waiting.size > 0) {
      const next = this.#nextClient();
      const own = this.#waiting.get(next) ?? [];
      const job = own.shift();
      if (own.length === 0) this.#waiting.delete(next);
      this.#turns.set(next, (this.#turns.get(next) ?? 0) + 1);
      this.#running += 1;
      job?.begin();
    }
  }

  #nextClient(): string {
    const isOldestFirst = this.#fairTurns === FAIR_TURNS;
    // A client that waits alone has not been passed over.
    this.#fairTurns = isOldestFirst || this.#waiting.size === 1 ? 0 : this.#fairTurns + 1;
    let next = '';
    let lowest = Number.POSITIVE_INFINITY;
    for (const [client, [first]] of this.#waiting) {
      const rank = isOldestFirst ? (first?.arrived ?? 0) : (this.#turns.get(client) ?? 0);
      if (rank < lowest) [next, lowest] = [client, rank];
    }
    return next;
  }
}
