/**
 * The least processor time that `work` takes in three runs, in milliseconds. Time on the clock would count what else
 * the machine does.
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
