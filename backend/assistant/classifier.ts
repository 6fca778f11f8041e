import { hashOf, wordsOf } from './text.ts';

/** A message with the intent that it is an example of, and how much it counts. */
export type Example<Label extends string> = { text: string; label: Label; importance?: number };
export type Classify<Label extends string> = (text: string) => Map<Label, number>;

const BUCKETS = 2 ** 16;
const EPOCHS = 3;
const LEARNING_RATE = 0.3;
/** Where the squared gradients of AdaGrad begin. */
const FIRST_SQUARE = 0.01;
/** An example that is this probable has nothing more to teach and is left out of the later epochs. */
const LEARNT = 0.9;
/** Smaller changes are left out. */
const LEAST_GRADIENT = 1e-3;
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
function featuresOf(text: string): Uint32Array {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const names = words.flatMap((word, index) => {
    const padded = ` ${word} `;
    const groups = Array.from({ length: Math.max(0, padded.length - 3) }, (_, at) =>
      padded.slice(at, at + 4),
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
  return Uint32Array.from(new Set(names.map((name) => hashOf(name) % BUCKETS)));
}

function softmax(scores: Float64Array): void {
  const highest = scores.reduce((a, b) => Math.max(a, b));
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = Math.exp((scores[index] ?? 0) - highest);
    sum += scores[index] ?? 0;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) / sum;
}

/** A fixed order of examples, so that every process learns the same. */
function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed;
  for (let index = count - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

/** A trained model. Each weight is rounded to one byte, so that the model fits into a small file. */
export type Learnt<Label extends string> = {
  labels: readonly Label[];
  /** For each label the factor that undoes the rounding of its weights. */
  scales: readonly number[];
  weights: Int8Array;
};

const LARGEST_WEIGHT = 127;

/** Trains a multinomial logistic regression over hashed features with AdaGrad. */
export function train<Label extends string>(examples: readonly Example<Label>[]): Learnt<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const classes = labels.length;
  const weights = new Float32Array(BUCKETS * classes);
  const squares = new Float32Array(BUCKETS * classes).fill(FIRST_SQUARE);
  const read = examples.map(({ text, label, importance = 1 }) => ({
    features: featuresOf(text),
    target: labels.indexOf(label),
    importance,
  }));

  let unlearnt = read;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const repeated: typeof read = [];
    for (const number of shuffled(unlearnt.length, epoch + 1)) {
      const example = unlearnt[number];
      if (!example) continue;
      const { features, target, importance } = example;
      const scale = 1 / Math.sqrt(features.length);
      const gradients = new Float64Array(classes);
      for (const feature of features) {
        const base = feature * classes;
        for (let index = 0; index < classes; index += 1)
          gradients[index] = (gradients[index] ?? 0) + (weights[base + index] ?? 0) * scale;
      }
      softmax(gradients);
      if ((gradients[target] ?? 0) > LEARNT) continue;
      repeated.push(example);
      gradients[target] = (gradients[target] ?? 0) - 1;
      for (const feature of features) {
        const base = feature * classes;
        for (let index = 0; index < classes; index += 1) {
          const gradient = (gradients[index] ?? 0) * scale * importance;
          if (Math.abs(gradient) < LEAST_GRADIENT) continue;
          const square = (squares[base + index] ?? 0) + gradient * gradient;
          squares[base + index] = square;
          weights[base + index] =
            (weights[base + index] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(square);
        }
      }
    }
    unlearnt = repeated;
  }

  const scales = labels.map((_, label) => {
    let largest = 0;
    for (let at = label; at < weights.length; at += classes)
      largest = Math.max(largest, Math.abs(weights[at] ?? 0));
    return largest / LARGEST_WEIGHT;
  });
  return {
    labels,
    scales,
    weights: Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % classes] || 1))),
  };
}

/** A classifier that applies a trained model. */
export function classifierOf<Label extends string>({
  labels,
  scales,
  weights,
}: Learnt<Label>): Classify<Label> {
  return (text) => {
    const features = featuresOf(text);
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
