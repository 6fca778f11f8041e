import type { ChatMessage } from '../../shared/chat.ts';
import type { Database } from '../database.ts';
import { createPacedQueue } from './chat/paced-queue.ts';

import { decide, type AnswerResources } from './reply/answer.ts';
import type { Decision } from './reply/compose.ts';
import { intentReader, type LearntIntents } from './understanding/intents.ts';
import { knowledgeOf, type SourceIndex } from './knowledge/knowledge.ts';
import { createPassages, type PassageIndex } from './knowledge/passages.ts';

export type Assistant = {
  /** @param page path of the visitor's current page, such as `/services/executive-coaching`, if known */
  decide(messages: readonly ChatMessage[], page?: string, visitor?: AbortSignal): Promise<Decision>;
  /** The loaded indexes and model, for trials and measurements. */
  parts(): Promise<{ resources: AnswerResources; passages: PassageIndex }>;
};

/** Made by the build, so that a server need not index and train at its start. */
export type PreparedAssistant = { index: SourceIndex; learnt: LearntIntents };

/** With some milliseconds for each decision, the last question of a full queue waits a few seconds. */
const QUEUE = { pauseMs: 10, capacity: 200 };

/** Creates the assistant, which answers from the content. `prepared` is called at the first question. */
export function createAssistant(
  database: Database,
  now: () => number,
  prepared: () => PreparedAssistant,
): Assistant {
  const passages = createPassages(database, now);
  let resources: AnswerResources | undefined;
  const parts = async () => {
    if (!resources) {
      const { index, learnt } = prepared();
      resources = { knowledge: knowledgeOf(index), readIntent: intentReader(learnt) };
    }
    return { resources, passages: await passages.current() };
  };
  const queue = createPacedQueue(QUEUE);
  return {
    parts,
    async decide(messages, page, visitor) {
      const known = await parts();
      return queue(() => decide(known.resources, known.passages, messages, page), visitor);
    },
  };
}
