import { createAssistant } from '../../../backend/assistant/assistant.ts';
import type { Assistant } from '../../../backend/assistant/assistant.ts';
import type { Database } from '../../../backend/database.ts';
import { decompressJson } from '../../../backend/compressed-json.ts';
import prepared from '../../../build/assistant.json' with { type: 'json' };

/** The assistant that `npm run build` has prepared. */
export function openAssistant(database: Database): Assistant {
  return createAssistant(
    database,
    () => performance.now(),
    () => decompressJson(prepared),
  );
}
