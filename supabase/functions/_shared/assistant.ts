import { createAssistant } from '../../../backend/assistant/assistant.ts';
import type { Assistant } from '../../../backend/assistant/assistant.ts';
import { intentsFromJson } from '../../../backend/assistant/intents.ts';
import type { Database } from '../../../backend/database.ts';

/** The intent model from `npm run build`. A function deployed without a build trains one at its first question. */
const learnt = await import('../../../build/intents.json', { with: { type: 'json' } }).then(
  (file) => intentsFromJson(file.default),
  () => undefined,
);

export function openAssistant(database: Database): Assistant {
  return createAssistant(database, () => performance.now(), learnt);
}
