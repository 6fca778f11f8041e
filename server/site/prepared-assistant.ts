import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import { decompressJson } from '#backend/compressed-json.ts';
import type { CompressedJson } from '#backend/compressed-json.ts';

export function readPreparedAssistant(buildDir: string): PreparedAssistant {
  return decompressJson(JSON.parse(readFileSync(join(buildDir, 'assistant.json'), 'utf8')) as CompressedJson);
}
