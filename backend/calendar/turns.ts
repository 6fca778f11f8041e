/** How long other work can wait at most, apart from a single step. */
const TURN_MS = 20;

/** Called between the steps of a long calculation: lets other work go on, and ends the calculation beyond its budget. */
export type TakeTurns = () => Promise<void>;

export function takeTurns(budgetMs: number, exhausted: () => Error): TakeTurns {
  let spent = 0;
  let turn = performance.now();
  return async () => {
    const used = performance.now() - turn;
    if (used < TURN_MS) return;
    spent += used;
    if (spent > budgetMs) throw exhausted();
    await new Promise((done) => setTimeout(done));
    turn = performance.now();
  };
}
