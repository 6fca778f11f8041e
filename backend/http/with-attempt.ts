import { Refusal } from './refusal.ts';

/** Counts an attempt and throws a Refusal above the limit. Returns a function that gives the attempt back. */
export type TakeAttempt = () => () => void;

/**
 * Counts an attempt, then does the work. If the work fails for a reason that is not the client's, the attempt is uncounted.
 * @param work may give the attempt back itself
 */
export async function withAttempt<Result>(
  take: TakeAttempt,
  work: (release: () => void) => Promise<Result>,
): Promise<Result> {
  const release = take();
  try {
    return await work(release);
  } catch (error) {
    if (!(error instanceof Refusal)) release();
    throw error;
  }
}
