/** What the work answers, or an error where it takes longer; the work itself goes on. */
export function inTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  late: () => Error = () => new Error('No answer in time'),
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
