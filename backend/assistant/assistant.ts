import type { ChatMessage } from '../../shared/chat.ts';
import type { Database } from '../database.ts';

import { decide } from './answer.ts';
import type { Brain, Decision } from './answer.ts';
import { sourcesOfAnswers } from './entries.ts';
import { learnIntents } from './intents.ts';
import { indexSources } from './knowledge.ts';
import { createPassages } from './passages.ts';
import type { PassageIndex } from './passages.ts';
import { inSlices } from './slices.ts';

export type Assistant = {
  decide(messages: readonly ChatMessage[]): Promise<Decision>;
  /** What it decides with. */
  parts(): Promise<{ brain: Brain; passages: PassageIndex }>;
};

async function prepare(): Promise<Brain> {
  const knowledge = await inSlices(indexSources(sourcesOfAnswers()));
  return { knowledge, readIntent: await inSlices(learnIntents()) };
}

/** What every assistant of this process learns from the content, once. */
let brain: ReturnType<typeof prepare> | undefined;

/** Reads the answers and learns the intents at once, so that the first question need not wait for it. */
export function createAssistant(database: Database, now: () => number): Assistant {
  brain ??= prepare();
  const passages = createPassages(database, now);
  const parts = async () => ({
    brain: await (brain ??= prepare()),
    passages: await passages.current(),
  });
  return {
    parts,
    decide: async (messages) => {
      const known = await parts();
      return decide(known.brain, known.passages, messages);
    },
  };
}
