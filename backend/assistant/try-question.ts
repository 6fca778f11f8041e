import { trialRequestSchema, type Trial } from '../../shared/assistant-trial.ts';
import type { Right } from '../authorise.ts';
import { parseOrRefuse } from '../http/parse-or-refuse.ts';
import { Refusal } from '../http/refusal.ts';

import { decide } from './reply/answer.ts';
import type { Outcome } from './reply/compose.ts';
import type { Assistant } from './assistant.ts';
import { understand } from './understanding/conversation.ts';
import type { Reading } from './understanding/intents.ts';
import { queryOf, rankEntries, type Candidate } from './understanding/score.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

function intentsOf({ intent, probability, emergency, selfHarm, threat }: Reading): Trial['intents'] {
  // Later pairs replace earlier ones: an emergency counts all its kinds and every sentence.
  const read = new Map<string, number>([
    [intent, probability],
    [emergency.kind, emergency.probability],
    ['self-harm', selfHarm],
    ['threat', threat],
  ]);
  return [...read]
    .map(([name, share]) => ({ name, probability: share }))
    .toSorted((a, b) => b.probability - a.probability);
}

function entryOf({ entry: { id, question, answer }, probability }: Candidate): Trial['runnerUp'] {
  return { id, question, place: answer?.place ?? null, score: probability };
}

/** Answers one question as in the chat and tells how; nothing is counted, and no model writes the answer. */
async function tryQuestion(assistant: Assistant, question: string): Promise<Trial> {
  const { resources, passages } = await assistant.parts();
  const messages = [{ role: 'user' as const, content: question }];
  const { reply, outcome } = decide(resources, passages, messages);
  const { text, ranking } = understand(resources.knowledge, messages);
  const intents = intentsOf(resources.readIntent(question));

  const scoreOf = ({ kind, name }: Outcome): number | undefined => {
    switch (kind) {
      case 'entry':
        return ranking.candidates.find(({ entry }) => entry.id === name)?.probability;
      case 'intent':
        return intents.find((intent) => intent.name === name)?.probability;
      case 'passage':
        return rankEntries(passages.knowledge, queryOf(passages.knowledge, text), WEIGHTS.passages)
          .candidates[0]?.probability;
      case 'none':
        return undefined;
    }
  };
  const runnerUp = ranking.candidates.find(({ entry }) => entry.id !== outcome.name);
  return {
    reply: reply.reply,
    outcome: {
      ...outcome,
      place: (outcome.kind !== 'none' && reply.sources[0]?.url) || null,
      score: scoreOf(outcome) ?? null,
    },
    runnerUp: runnerUp ? entryOf(runnerUp) : null,
    intents,
  };
}

/** @throws Refusal 400, 401 or 403 */
export type TrialHandler = (body: unknown, right: Right) => Promise<Response>;

/** Handles `{ question }` for admins. */
export function createTrialHandler(assistant: Assistant): TrialHandler {
  return async (body, right) => {
    if (right === 'anonymous') throw new Refusal(401, 'no_authorization', 'Sign in to try the assistant.');
    if (right !== 'admin') throw new Refusal(403, 'not_admin', 'Only admins may try the assistant.');
    const { question } = parseOrRefuse(trialRequestSchema, body);
    const trial = await tryQuestion(assistant, question);
    return Response.json(trial, { headers: { 'cache-control': 'no-store' } });
  };
}
