import type { PreparedAssistant } from './assistant.ts';
import { sourcesOfAnswers } from './entries.ts';
import { indexSources } from './knowledge.ts';
import { learnIntents } from './learn-intents.ts';

/** Indexes the answers and trains the intent model, which takes some seconds. */
export function prepareAssistant(): PreparedAssistant {
  return { index: indexSources(sourcesOfAnswers()), learnt: learnIntents() };
}
