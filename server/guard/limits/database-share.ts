import type { Backend } from '#server/database/backend.ts';
import { FairQueue } from '#server/fair-queue.ts';
import { DATABASE_CAPS } from '#server/limits.ts';

/** A group of routes with its own database slots: the public forms, sign-ins, and all others. */
export type Lane = keyof typeof DATABASE_CAPS.lanes;

/** One request's view of the database. */
export type DatabaseShare = {
  /** Each call waits in the queue. Until one has started, calls are refused when the client or its lane has too many. */
  backend: Backend;
  /** Waits in the same queue, which may refuse any call; does not start work after the request has timed out. */
  enqueue: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  /** Aborted when the request has timed out and been answered 503. */
  timedOut: AbortSignal;
};

type OpenShare = (address: string, lane: Lane, timedOut: AbortSignal) => DatabaseShare;

/** Divides the database's capacity among clients, so that no client can starve the others. */
export function createDatabaseShares(backend: Backend): OpenShare {
  const { engine } = backend;
  const { forms, signIns, others } = DATABASE_CAPS.lanes;
  const lanes = {
    forms: new FairQueue({ ...forms, concurrency: forms.concurrency[engine] }),
    signIns: new FairQueue({ ...signIns, concurrency: signIns.concurrency[engine] }),
    others: new FairQueue({ ...others, concurrency: others.concurrency[engine] }),
  };
  return (address, lane, timedOut) => {
    let hasStarted = false;
    const run = <Result>(work: () => Promise<Result>, signal: AbortSignal, isRequired: boolean) =>
      lanes[lane].run(
        address,
        () => {
          hasStarted = true;
          return work();
        },
        { signal, isRequired },
      );
    // Once one call has started, later ones must run: they may undo its effect, such as a session of a banned account.
    const runCall = <Result>(work: () => Promise<Result>) => run(work, timedOut, hasStarted);
    return {
      backend: {
        ...backend,
        fetch: (request) => runCall(() => backend.fetch(request)),
        query: (sql, parameters) => runCall(() => backend.query(sql, parameters)),
        transaction: (work) => runCall(() => backend.transaction(work)),
      },
      enqueue: (work, signal = timedOut) => run(work, AbortSignal.any([timedOut, signal]), false),
      timedOut,
    };
  };
}
