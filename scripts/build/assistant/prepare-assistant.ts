import type { PreparedAssistant } from '#backend/assistant/assistant.ts';
import { indexSources } from '#backend/assistant/knowledge/knowledge.ts';

import { sourcesOfAnswers } from './answer-sources.ts';
import { learnIntents } from './learn-intents.ts';

/** Indexes the answers and trains the intent model, which takes some seconds. */
export function prepareAssistant(): PreparedAssistant {
  return { index: indexSources(sourcesOfAnswers()), learnt: learnIntents() };
}
