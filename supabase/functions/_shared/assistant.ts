import { createAssistant } from '../../../backend/assistant/assistant.ts';
import type { Assistant } from '../../../backend/assistant/assistant.ts';
import { intentsFromJson } from '../../../backend/assistant/intents.ts';
import type { Database } from '../../../backend/database.ts';

/** What `npm run build` learnt; a function that was deployed without a build learns on its first question. */
const learnt = await import('../../../build/intents.json', { with: { type: 'json' } }).then(
  (file) => intentsFromJson(file.default),
  () => undefined,
);

export function openAssistant(database: Database): Assistant {
  return createAssistant(database, () => performance.now(), learnt);
}
