import { resolve } from 'node:path';

import { KEPT_UNTUNED, measure, openAssistant, WANTED } from '#tests/assistant/measure.ts';
import type { Result } from '#tests/assistant/measure.ts';
import { TUNED_ON, UNTUNED } from '#tests/assistant/sets.ts';

import type { Measurement } from '#tests/harness/measuring/measurement.ts';

/** Percentage that falls short: a measurement's limit is an upper bound. */
function missing(share: number): number {
  return Math.round((1 - share) * 1_000) / 10;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** Shortfalls of a question set in per cent, with limits where `wanted` is given. */
function shortfallsOf(
  name: string,
  result: Result,
  wanted?: { page: number; fact: number; declined: number },
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
    limit: wanted && missing(wanted[key]),
  }));
}

/** Measures how well and how fast the assistant answers through the whole server on the embedded database. */
export async function measureAssistant(): Promise<Measurement[]> {
  const assistant = await openAssistant(resolve(import.meta.dirname, '../../build'), 'http://localhost:3000');
  try {
    // Runs first because it warms up query plans and code for the timed set.
    const untuned = await measure(assistant, [UNTUNED]);
    const result = await measure(assistant, Object.values(TUNED_ON));
    const single: Measurement[] = [];
    for (const [name, set] of Object.entries(TUNED_ON))
      single.push(...shortfallsOf(`of the ${name} set`, await measure(assistant, [set])));
    return [
      ...shortfallsOf('not tuned on', untuned, KEPT_UNTUNED),
      ...shortfallsOf('tuned on', result, WANTED),
      ...single,
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
