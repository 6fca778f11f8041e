import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { intentsFromJson } from '#backend/assistant/intents.ts';
import type { LearntIntents } from '#backend/assistant/intents.ts';

/** Reads the assistant's intent model from the build. */
export function readLearntIntents(buildDir: string): LearntIntents {
  return intentsFromJson(JSON.parse(readFileSync(join(buildDir, 'intents.json'), 'utf8')));
}
