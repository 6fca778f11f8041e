import { join, resolve } from 'node:path';

import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import { isSameInput, readStamp, takeStamp } from '#scripts/build/stamp.ts';
import { readPreparedAssistant } from '#server/site/prepared-assistant.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUILD_DIR = join(ROOT, 'build');

const stamp = readStamp(BUILD_DIR);
const isCurrent = stamp && isSameInput(takeStamp(ROOT, stamp.settings, stamp), stamp);
// All answers are imported only if they have changed since the build: that takes a second and much memory.
const prepare = isCurrent
  ? () => readPreparedAssistant(BUILD_DIR)
  : (await import('#scripts/build/assistant/prepare-assistant.ts')).prepareAssistant;

let prepared: PreparedAssistant | undefined;

/** The assistant of the build, or a new one if the content has changed since; prepared once in a process. */
export function preparedAssistant(): PreparedAssistant {
  return (prepared ??= prepare());
}
