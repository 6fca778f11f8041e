import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { intentsFromJson } from '#backend/assistant/intents.ts';
import type { LearntIntents } from '#backend/assistant/intents.ts';

/** What the build learnt for the assistant, from its `intents.json`. */
export function readLearntIntents(buildDir: string): LearntIntents {
  return intentsFromJson(JSON.parse(readFileSync(join(buildDir, 'intents.json'), 'utf8')));
}
