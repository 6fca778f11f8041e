/**
 * The least processor time that `work` takes in three runs, in milliseconds. Wall-clock time would include the other
 * load of the machine.
 */
export function cpuTimeOf(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
