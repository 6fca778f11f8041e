import { createAssistant } from '../../../backend/assistant/assistant.ts';
import type { Assistant, PreparedAssistant } from '../../../backend/assistant/assistant.ts';
import type { Database } from '../../../backend/database.ts';
import { unpack } from '../../../backend/packed.ts';

/** The assistant from `npm run build`. A function deployed without a build prepares one at its first question. */
const prepared = await import('../../../build/assistant.json', { with: { type: 'json' } }).then(
  (file) => unpack<PreparedAssistant>(file.default),
  () => undefined,
);

export function openAssistant(database: Database): Assistant {
  return createAssistant(
    database,
    () => performance.now(),
    () => prepared,
  );
}
