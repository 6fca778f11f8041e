import type { Database } from '../../database.ts';

import type { Outcome } from '../reply/compose.ts';

/**
 * Counts answers by week for the desk, without the messages. One statement runs at a time, and answers given meanwhile
 * are counted by the next one, so that a slow database delays no question.
 */
export function createOutcomeCounts(database: Database, onFailure: () => void): (outcome: Outcome) => void {
  let waiting = new Map<string, Outcome & { answers: number }>();
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.size > 0) {
      const counts = JSON.stringify([...waiting.values()]);
      waiting = new Map();
      try {
        await database.query('select private.count_assistant_answers($1::text::jsonb)', [counts]);
      } catch {
        onFailure();
      }
    }
    isWriting = false;
  }

  return ({ kind, name }) => {
    const key = `${kind} ${name}`;
    waiting.set(key, { kind, name, answers: (waiting.get(key)?.answers ?? 0) + 1 });
    if (!isWriting) void write();
  };
}
