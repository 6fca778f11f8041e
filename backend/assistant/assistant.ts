import type { ChatMessage } from '../../shared/chat.ts';
import type { Database } from '../database.ts';

import { decide } from './answer.ts';
import type { Brain } from './answer.ts';
import type { Decision } from './compose.ts';
import { intentReader } from './intents.ts';
import type { LearntIntents } from './intents.ts';
import { knowledgeOf } from './knowledge.ts';
import type { SourceIndex } from './knowledge.ts';
import { createPassages } from './passages.ts';
import type { PassageIndex } from './passages.ts';

export type Assistant = {
  decide(messages: readonly ChatMessage[]): Promise<Decision>;
  /** What it decides with. */
  parts(): Promise<{ brain: Brain; passages: PassageIndex }>;
};

/** What the build prepares. */
export type PreparedAssistant = { index: SourceIndex; learnt: LearntIntents };

async function prepare(built: PreparedAssistant | undefined): Promise<Brain> {
  // The examples are imported only without a build, because they take much memory.
  const { index, learnt } = built ?? (await import('./prepare-assistant.ts')).prepareAssistant();
  return { knowledge: knowledgeOf(index), readIntent: intentReader(learnt) };
}

/** The index of answers and the intent model. All assistants of the process share them. */
let brain: ReturnType<typeof prepare> | undefined;

/** Creates the assistant, which answers from the content. Without a build its first question takes some seconds. */
export function createAssistant(
  database: Database,
  now: () => number,
  built: () => PreparedAssistant | undefined = () => undefined,
): Assistant {
  const passages = createPassages(database, now);
  const parts = async () => ({
    brain: await (brain ??= prepare(built())),
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
