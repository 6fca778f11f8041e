import { ANSWERS, ELSEWHERE, NOT_OFFERED } from '#content/answers/index.ts';
import { INTENT_EXAMPLES } from '#content/answers/intents/index.ts';
import { wordingsOf } from '#content/answers/wordings.ts';
import type { Intent } from '#content/answers/intents/index.ts';

import { sentencesOf, type LearntIntents } from '#backend/assistant/intents.ts';

import { train } from './train.ts';
import type { Example } from './train.ts';

/** Below 1, because questions to the site outnumber all other examples and most are easily recognised. */
const QUESTION_IMPORTANCE = 0.2;

/** Start of the ids of answers whose wordings may report an incident. Only those phrased as questions are examples. */
const INCIDENTS = 'incident-response.';
const OPENS_QUESTION =
  /\?$|^(?:what|which|how|who|when|where|why|is|are|do|does|did|can|could|will|would|may|must|should|have|has)\b/i;

function intentExamples(): Example<Intent | 'question'>[] {
  const questions = [...ANSWERS, ...NOT_OFFERED].flatMap((answer) => {
    const wordings = wordingsOf(answer);
    return answer.id.startsWith(INCIDENTS)
      ? wordings.filter((wording) => OPENS_QUESTION.test(wording))
      : wordings;
  });
  const intents = Object.entries(INTENT_EXAMPLES) as [Intent | 'question', readonly string[]][];
  return [
    ...[...questions, ...ELSEWHERE.flat()].map((text) => ({
      text,
      label: 'question' as const,
      importance: QUESTION_IMPORTANCE,
    })),
    ...intents.flatMap(([label, texts]) => texts.map((text) => ({ text, label }))),
    // The assistant also judges each sentence of a message by itself, and those of a harmless one must raise no alarm.
    ...INTENT_EXAMPLES.question
      .map(sentencesOf)
      .filter(({ length }) => length > 1)
      .flat()
      .map((text) => ({ text, label: 'question' as const })),
  ];
}

/** Trains the intent model on the examples, which takes some seconds. */
export function learnIntents(): LearntIntents {
  return train(intentExamples());
}
