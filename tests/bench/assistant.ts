import { resolve } from 'node:path';

import { KEPT_UNTUNED, measure, openAssistant, WANTED } from '#tests/assistant/measure.ts';
import type { Result } from '#tests/assistant/measure.ts';
import { TUNED_ON, UNTUNED } from '#tests/assistant/sets.ts';

import type { Measurement } from '#tests/harness/measurement.ts';

/** Of 100, how many are not as they should be: a limit is an upper one. */
function missing(share: number): number {
  return Math.round((1 - share) * 1_000) / 10;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** What is wanting; against what has to be reached, where that is given. */
function faultsOf(
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

/** How well and how fast the assistant answers, on the embedded database, through the whole server. */
export async function measureAssistant(): Promise<Measurement[]> {
  const assistant = await openAssistant(resolve(import.meta.dirname, '../../build'), 'http://localhost:3000');
  try {
    // Its round leaves plans and code warm for the other.
    const untuned = await measure(assistant, [UNTUNED]);
    const result = await measure(assistant, Object.values(TUNED_ON));
    const single: Measurement[] = [];
    for (const [name, set] of Object.entries(TUNED_ON))
      single.push(...faultsOf(`of the ${name} set`, await measure(assistant, [set])));
    return [
      ...faultsOf('not tuned on', untuned, KEPT_UNTUNED),
      ...faultsOf('tuned on', result, WANTED),
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
