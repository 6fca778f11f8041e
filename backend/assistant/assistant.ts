import type { ChatMessage } from '../../shared/chat.ts';
import type { Database } from '../database.ts';

import { decide } from './answer.ts';
import type { Brain } from './answer.ts';
import type { Decision } from './compose.ts';
import { sourcesOfAnswers } from './entries.ts';
import { intentReader } from './intents.ts';
import type { LearntIntents } from './intents.ts';
import { indexSources } from './knowledge.ts';
import { createPassages } from './passages.ts';
import type { PassageIndex } from './passages.ts';
import { inSlices } from '../slices.ts';

export type Assistant = {
  decide(messages: readonly ChatMessage[]): Promise<Decision>;
  /** What it decides with. */
  parts(): Promise<{ brain: Brain; passages: PassageIndex }>;
};

async function prepare(learnt: LearntIntents | undefined): Promise<Brain> {
  const knowledge = await inSlices(indexSources(sourcesOfAnswers()));
  // The examples are imported only when the build has no trained model, because they take much memory.
  const readIntent = intentReader(learnt ?? (await import('./learn-intents.ts')).learnIntents());
  return { knowledge, readIntent };
}

/** The index of answers and the intent model. All assistants of the process share them. */
let brain: ReturnType<typeof prepare> | undefined;

/**
 * Creates the assistant, which answers from the content. With `learnt`, the intent model of the build, it prepares at
 * once, so that the first question does not wait. Otherwise the first question trains the model, which takes some seconds.
 */
export function createAssistant(
  database: Database,
  now: () => number,
  learnt: LearntIntents | undefined,
): Assistant {
  const prepared = () => (brain ??= prepare(learnt));
  if (learnt) void prepared();
  const passages = createPassages(database, now);
  const parts = async () => ({ brain: await prepared(), passages: await passages.current() });
  return {
    parts,
    decide: async (messages) => {
      const known = await parts();
      return decide(known.brain, known.passages, messages);
    },
  };
}
