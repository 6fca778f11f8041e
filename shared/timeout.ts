/** Settles like `work`, or rejects after `limitMs`. The work itself is not cancelled. */
export function withTimeout<Result>(
  work: Promise<Result>,
  limitMs: number,
  timeoutError: () => Error = () => new Error('No answer in time'),
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeoutError()), limitMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
