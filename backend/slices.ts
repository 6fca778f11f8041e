/** Work in slices of some milliseconds each. */
export type Sliced<Result> = Generator<void, Result>;

/** Does the work at once. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work with a pause between two slices, in which requests are served. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  for (;;) {
    await new Promise<void>((resolve) => setTimeout(resolve));
    const step = work.next();
    if (step.done) return step.value;
  }
}
