import { describeError } from '#backend/describe-error.ts';

import { UNSYNCED } from './api-responses.ts';
import type { GuardDeps } from './route.ts';

/**
 * Waits until a change is on the disk, because a power failure must not undo it.
 * @throws Refusal 503 that says that the change was made but is not on the disk yet
 */
export async function syncChange(
  { backend, log }: Pick<GuardDeps, 'backend' | 'log'>,
  sync: () => Promise<void> = () => backend.syncDatabase(),
): Promise<void> {
  await sync().catch((error: unknown) => {
    log('change_not_synced', describeError(error), 'error');
    throw UNSYNCED;
  });
}
