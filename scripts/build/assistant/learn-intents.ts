import type { Intent } from '#content/answers/intents.ts';

import { sentencesOf, type LearntIntents } from '#backend/assistant/understanding/intents.ts';

import { askedAnswers, askedNotOffered, elsewhereGroups, intentExamples, wordingsOf } from './wordings.ts';
import { train } from './train.ts';
import type { Example } from './train.ts';

/** Below 1, because questions to the site outnumber all other examples and most are easily recognised. */
const QUESTION_IMPORTANCE = 0.2;

/** Start of the ids of answers whose wordings may report an incident. Only those phrased as questions are examples. */
const INCIDENTS = 'incident-response.';
const OPENS_QUESTION =
  /\?$|^(?:what|which|how|who|when|where|why|is|are|do|does|did|can|could|will|would|may|must|should|have|has)\b/i;

function trainingExamples(): Example<Intent | 'question'>[] {
  const questions = [...askedAnswers(), ...askedNotOffered()].flatMap((answer) => {
    const wordings = wordingsOf(answer);
    return answer.id.startsWith(INCIDENTS)
      ? wordings.filter((wording) => OPENS_QUESTION.test(wording))
      : wordings;
  });
  const examples = intentExamples();
  const intents = Object.entries(examples) as [Intent | 'question', readonly string[]][];
  return [
    ...[...questions, ...elsewhereGroups().flat()].map((text) => ({
      text,
      label: 'question' as const,
      importance: QUESTION_IMPORTANCE,
    })),
    ...intents.flatMap(([label, texts]) => texts.map((text) => ({ text, label }))),
    // The assistant also judges each sentence of a message by itself, and those of a harmless one must raise no alarm.
    ...examples.question
      .map(sentencesOf)
      .filter(({ length }) => length > 1)
      .flat()
      .map((text) => ({ text, label: 'question' as const })),
  ];
}

/** Trains the intent model on the examples, which takes some seconds. */
export function learnIntents(): LearntIntents {
  return train(trainingExamples());
}
