import { statfs } from 'node:fs/promises';

import { DISK_CHECK_INTERVAL_MS, DISK_RESERVE_BYTES } from './limits.ts';

/**
 * Watches the space left where `directory` stands. The embedded database breaks when its disk fills up in the
 * middle of a write, so writes are refused before that.
 * @returns `hasRoom` as of the last look; `stop` ends the watch
 */
export async function watchDiskSpace(
  directory: string,
): Promise<{ hasRoom: () => boolean; stop: () => void }> {
  let room = true;
  const look = async () => {
    const { bavail, bsize } = await statfs(directory);
    room = bavail * bsize >= DISK_RESERVE_BYTES;
  };
  await look();
  const timer = setInterval(() => void look().catch(() => {}), DISK_CHECK_INTERVAL_MS).unref();
  return { hasRoom: () => room, stop: () => clearInterval(timer) };
}
