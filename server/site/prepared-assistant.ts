import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import { unpack } from '#backend/packed.ts';
import type { Packed } from '#backend/packed.ts';

export function readPreparedAssistant(buildDir: string): PreparedAssistant {
  return unpack(JSON.parse(readFileSync(join(buildDir, 'assistant.json'), 'utf8')) as Packed);
}
