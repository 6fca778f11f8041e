/**
 * The least processor time that `work` takes in five runs, in milliseconds. Wall-clock time would include the other
 * load of the machine, and the first runs include the compilation of the code.
 */
export function cpuTimeOf(work: () => void): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
