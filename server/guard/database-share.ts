import type { Backend } from '#server/database/backend.ts';
import { FairQueue } from '#server/fair-queue.ts';
import { DATABASE_CAPS } from '#server/limits.ts';

/** Enquiries with subscriptions, and sign-ins, have slots of their own, which no other request can take. */
export type Lane = keyof typeof DATABASE_CAPS.lanes;

/** The database as one request sees it. */
export type DatabaseShare = {
  /** Every call waits for a turn of the client; the first one is refused when the client or the lane has too many. */
  backend: Backend;
  /** Waits as above, and is not begun once the request is late. */
  inTurn: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  /** Aborted when the request was answered because it took too long. */
  late: AbortSignal;
};

export type OpenShare = (address: string, lane: Lane, late: AbortSignal) => DatabaseShare;

/** Shares the database out among clients, so that none can use up what others need. */
export function createDatabaseShares(backend: Backend): OpenShare {
  const { engine } = backend;
  const { forms, signIns, others } = DATABASE_CAPS.lanes;
  const lanes = {
    forms: new FairQueue({ ...forms, atOnce: forms.atOnce[engine] }),
    signIns: new FairQueue({ ...signIns, atOnce: signIns.atOnce[engine] }),
    others: new FairQueue({ ...others, atOnce: others.atOnce[engine] }),
  };
  return (address, lane, late) => {
    let hasBegun = false;
    const run = <Result>(work: () => Promise<Result>, signal: AbortSignal, isRequired: boolean) =>
      lanes[lane].run(
        address,
        () => {
          hasBegun = true;
          return work();
        },
        { signal, isRequired },
      );
    // Statements after the first may have to undo what it did, such as a session of a banned account.
    const always = <Result>(work: () => Promise<Result>) => run(work, late, hasBegun);
    return {
      backend: {
        ...backend,
        fetch: (request) => always(() => backend.fetch(request)),
        query: (sql, parameters) => always(() => backend.query(sql, parameters)),
        transaction: (work) => always(() => backend.transaction(work)),
      },
      inTurn: (work, signal = late) => run(work, AbortSignal.any([late, signal]), false),
      late,
    };
  };
}
