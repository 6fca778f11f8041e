/** How long a calculation may block the event loop before it yields, apart from a single step. */
const SLICE_MS = 20;

/** Await it between the steps of a long calculation. Rejects once the calculation has used up its time. */
export type YieldToOthers = () => Promise<void>;

export function timeBudget(budgetMs: number, exhausted: () => Error): YieldToOthers {
  let spent = 0;
  let sliceStart = performance.now();
  return async () => {
    const used = performance.now() - sliceStart;
    if (used < SLICE_MS) return;
    spent += used;
    if (spent > budgetMs) throw exhausted();
    await new Promise((done) => setTimeout(done));
    sliceStart = performance.now();
  };
}
