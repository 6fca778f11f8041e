import { fnv1a, wordsOf } from '../knowledge/text.ts';

export type Classify<Label extends string> = (text: string) => Map<Label, number>;

/** Features are hashed to numbers below this one. */
export const BUCKETS = 2 ** 16;
/** Longer messages are judged by their first words. */
const MAX_WORDS = 120;

const FIRST_PERSON = new Set('i me my mine we us our ours'.split(' '));
const SECOND_PERSON = new Set('you your yours'.split(' '));
const OPENS_QUESTION = new Set(
  'what which how who whom when where why is are was do does did can could would will should may must have has'.split(
    ' ',
  ),
);

/**
 * Words, pairs of words and groups of four letters, so that typing errors and inflected forms still count; and the
 * form, since "we have been hacked" reports what "have you been hacked?" asks.
 */
export function textFeatures(text: string): Uint32Array {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const names = words.flatMap((word, index) => {
    const padded = ` ${word} `;
    const groups = Array.from({ length: Math.max(0, padded.length - 3) }, (_, start) =>
      padded.slice(start, start + 4),
    );
    return [`word ${word}`, `pair ${words[index - 1] ?? '^'} ${word}`, ...groups];
  });
  const asks = text.includes('?') || OPENS_QUESTION.has(words[0] ?? '');
  const persons = `${words.some((word) => FIRST_PERSON.has(word))} ${words.some((word) => SECOND_PERSON.has(word))}`;
  names.push(
    `last ${words.at(-1)}`,
    `first ${words[0]}`,
    `length ${Math.min(6, Math.floor(words.length / 3))}`,
    `asks ${asks}`,
    `persons ${persons}`,
    `asks ${asks} persons ${persons}`,
    ...(text.includes('?') ? ['?'] : []),
    ...(text.includes('!') ? ['!'] : []),
  );
  return Uint32Array.from(new Set(names.map((name) => fnv1a(name) % BUCKETS)));
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  const highest = scores.reduce((a, b) => Math.max(a, b));
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - highest);
    sum += scores[index] ?? 0;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / sum;
}

/** A trained model. Each weight is rounded to one byte, so that the model fits into a small file. */
export type Learnt<Label extends string> = {
  labels: readonly Label[];
  /** For each label the factor that undoes the rounding of its weights. */
  scales: readonly number[];
  weights: Int8Array;
};

/** A classifier that applies a trained model. */
export function classifierOf<Label extends string>({
  labels,
  scales,
  weights,
}: Learnt<Label>): Classify<Label> {
  return (text) => {
    const features = textFeatures(text);
    const scores = new Float64Array(labels.length);
    for (const feature of features) {
      const base = feature * labels.length;
      for (let index = 0; index < labels.length; index += 1)
        scores[index] = (scores[index] ?? 0) + (weights[base + index] ?? 0);
    }
    const shares = scores.map((score, index) => (score * (scales[index] ?? 0)) / Math.sqrt(features.length));
    softmax(shares);
    return new Map(labels.map((label, index) => [label, shares[index] ?? 0]));
  };
}
