import { statfs } from 'node:fs/promises';

import { DISK_CHECK_INTERVAL_MS, DISK_RESERVE_BYTES } from '#server/limits.ts';

/**
 * Watches the free space of the disk that holds `directory`. The embedded database breaks when its disk fills up during
 * a write, so writes are refused before that.
 * @returns `hasFreeSpace` as of the latest check; `stop` ends the watch
 */
export async function watchDiskSpace(
  directory: string,
): Promise<{ hasFreeSpace: () => boolean; stop: () => void }> {
  let isEnough = true;
  const check = async () => {
    const { bavail, bsize } = await statfs(directory);
    isEnough = bavail * bsize >= DISK_RESERVE_BYTES;
  };
  await check();
  const timer = setInterval(() => void check().catch(() => {}), DISK_CHECK_INTERVAL_MS).unref();
  return { hasFreeSpace: () => isEnough, stop: () => clearInterval(timer) };
}
