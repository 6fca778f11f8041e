import { resolve } from 'node:path';

import { FIFTH_QUESTIONS } from '#tests/chat/fifth-questions.ts';
import { FOURTH_QUESTIONS } from '#tests/chat/fourth-questions.ts';
import { KEPT_UNTUNED, measure, openAssistant, WANTED } from '#tests/chat/measure.ts';
import type { Result } from '#tests/chat/measure.ts';
import { MORE_QUESTIONS } from '#tests/chat/more-questions.ts';
import { QUESTIONS } from '#tests/chat/questions.ts';
import { SEVENTH_QUESTIONS } from '#tests/chat/seventh-questions.ts';
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

/** What is wanting, each against what has to be reached. */
function faultsOf(
  name: string,
  result: Result,
  wanted: { page: number; fact: number; declined: number },
): Measurement[] {
  const shares = [
    ['right page not in the first three', 'page'],
    ['right fact not in the reply', 'fact'],
    ['not declined, off topic', 'declined'],
  ] as const;
  return shares.map(([label, key]) => ({
    name: `${result.questions} questions ${name}: ${label}`,
    value: missing(result[key]),
    unit: '%',
    limit: missing(wanted[key]),
  }));
}

/** How well and how fast the assistant answers, on the embedded database, through the whole server. */
export async function measureAssistant(): Promise<Measurement[]> {
  const assistant = await openAssistant(resolve(import.meta.dirname, '../build'), 'http://localhost:3000');
  try {
    // Its round leaves plans and code warm for the other.
    const untuned = await measure(assistant, [SEVENTH_QUESTIONS]);
    const result = await measure(assistant, SETS);
    return [
      ...faultsOf('not tuned on', untuned, KEPT_UNTUNED),
      ...faultsOf('tuned on', result, WANTED),
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
