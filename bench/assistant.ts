import { resolve } from 'node:path';

import { THIRD_QUESTIONS } from '#tests/chat/third-questions.ts';
import { measure, openAssistant, WANTED } from '#tests/chat/measure.ts';
import { MORE_QUESTIONS } from '#tests/chat/more-questions.ts';
import { QUESTIONS } from '#tests/chat/questions.ts';
import type { QuestionSet } from '#tests/chat/question.ts';

import type { Measurement } from './measurement.ts';

const SETS: Record<string, readonly QuestionSet[]> = {
  'tuned on': [QUESTIONS, MORE_QUESTIONS],
  'written last': [THIRD_QUESTIONS],
  together: [QUESTIONS, MORE_QUESTIONS, THIRD_QUESTIONS],
};

/** Of 100, how many are not as they should be: a limit is an upper one. */
function missing(share: number): number {
  return Math.round((1 - share) * 1_000) / 10;
}

/** How well and how fast the assistant answers, on the embedded database, through the whole server. */
export async function measureAssistant(): Promise<Measurement[]> {
  const assistant = await openAssistant(resolve(import.meta.dirname, '../build'), 'http://localhost:3000');
  try {
    // Plans and code are warm after the first round.
    await measure(assistant, [THIRD_QUESTIONS]);
    const measurements: Measurement[] = [];
    for (const [name, sets] of Object.entries(SETS)) {
      const result = await measure(assistant, sets);
      const shares = [
        ['right page not in the first three', 'page'],
        ['right fact not in the reply', 'fact'],
        ['not declined, off topic', 'declined'],
      ] as const;
      for (const [label, key] of shares) {
        measurements.push({
          name: `${result.questions} questions ${name}: ${label}`,
          value: missing(result[key]),
          unit: '%',
          ...(name === 'together' ? { limit: missing(WANTED[key]) } : {}),
        });
      }
      if (name !== 'together') continue;
      measurements.push(
        { name: 'Answer through the whole server, median', value: Math.round(result.p50Ms), unit: 'ms' },
        {
          name: 'Answer through the whole server, p95',
          value: Math.round(result.p95Ms),
          unit: 'ms',
          limit: WANTED.p95Ms,
        },
      );
    }
    return measurements;
  } finally {
    await assistant.close();
  }
}
