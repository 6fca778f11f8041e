import { join, resolve } from 'node:path';

import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import { isSameInput, readStamp, takeStamp } from '#scripts/build/stamp.ts';
import { readPreparedAssistant } from '#server/site/prepared-assistant.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The assistant of the build; undefined if the content has changed since, so that the tests prepare their own. */
export function builtAssistant(): PreparedAssistant | undefined {
  const buildDir = join(ROOT, 'build');
  const stamp = readStamp(buildDir);
  const isCurrent = stamp && isSameInput(takeStamp(ROOT, stamp.settings, stamp), stamp);
  return isCurrent ? readPreparedAssistant(buildDir) : undefined;
}
