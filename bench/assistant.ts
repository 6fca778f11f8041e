import { resolve } from 'node:path';

import { FIFTH_QUESTIONS } from '#tests/chat/fifth-questions.ts';
import { FOURTH_QUESTIONS } from '#tests/chat/fourth-questions.ts';
import { measure, openAssistant, WANTED } from '#tests/chat/measure.ts';
import { MORE_QUESTIONS } from '#tests/chat/more-questions.ts';
import { QUESTIONS } from '#tests/chat/questions.ts';
import { SIXTH_QUESTIONS } from '#tests/chat/sixth-questions.ts';
import { THIRD_QUESTIONS } from '#tests/chat/third-questions.ts';

import type { Measurement } from './measurement.ts';

const SETS = [QUESTIONS, MORE_QUESTIONS, THIRD_QUESTIONS, FOURTH_QUESTIONS, FIFTH_QUESTIONS, SIXTH_QUESTIONS];

/** Of 100, how many are not as they should be: a limit is an upper one. */
function missing(share: number): number {
  return Math.round((1 - share) * 1_000) / 10;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** How well and how fast the assistant answers, on the embedded database, through the whole server. */
export async function measureAssistant(): Promise<Measurement[]> {
  const assistant = await openAssistant(resolve(import.meta.dirname, '../build'), 'http://localhost:3000');
  try {
    // Plans and code are warm after a first round, which a few questions are enough for.
    await measure(assistant, [MORE_QUESTIONS]);
    const result = await measure(assistant, SETS);
    const name = `${result.questions} questions`;
    return [
      {
        name: `${name}: right page not in the first three`,
        value: missing(result.page),
        unit: '%',
        limit: missing(WANTED.page),
      },
      {
        name: `${name}: right fact not in the reply`,
        value: missing(result.fact),
        unit: '%',
        limit: missing(WANTED.fact),
      },
      {
        name: `${name}: not declined, off topic`,
        value: missing(result.declined),
        unit: '%',
        limit: missing(WANTED.declined),
      },
      { name: 'Answer through the whole server, median', value: rounded(result.p50Ms), unit: 'ms' },
      {
        name: 'Answer through the whole server, p95',
        value: rounded(result.p95Ms),
        unit: 'ms',
        limit: WANTED.p95Ms,
      },
      { name: 'Of all time, in the database', value: Math.round(result.inDatabase * 100), unit: '%' },
    ];
  } finally {
    await assistant.close();
  }
}
