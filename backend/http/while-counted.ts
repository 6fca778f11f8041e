import { Refusal } from './refusal.ts';

/** Counts an attempt and throws a Refusal above the limit. Returns a function that gives the attempt back. */
export type TakeAttempt = () => () => void;

/** Does work whose attempt is counted first, and given back if the work fails through no fault of its sender. */
export async function whileCounted<Result>(take: TakeAttempt, work: () => Promise<Result>): Promise<Result> {
  const release = take();
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) release();
    throw error;
  }
}
