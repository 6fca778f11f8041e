import { BUCKETS, textFeatures, softmax } from '#backend/assistant/understanding/classifier.ts';
import type { Learnt } from '#backend/assistant/understanding/classifier.ts';
import { fnv1a } from '#backend/assistant/knowledge/text.ts';

/** A message with the intent that it is an example of, and how much it counts. */
export type Example<Label extends string> = { text: string; label: Label; importance?: number };

const EPOCHS = 3;
const LEARNING_RATE = 0.3;
/** Initial squared gradient of AdaGrad. */
const INITIAL_SQUARE = 0.01;
/** An example whose label is predicted with a higher probability is skipped, also in the later epochs. */
const LEARNT = 0.9;
/** Smaller gradients are ignored, to save time. */
const MIN_GRADIENT = 1e-3;
const MAX_WEIGHT = 127;

/** An order by the texts alone, so that an added example leaves the order of all others, and what they teach, as it was. */
function shuffled<Item extends { text: string }>(items: readonly Item[], seed: number): Item[] {
  return items
    .map((item) => ({ item, place: fnv1a(`${seed} ${item.text}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Trains a multinomial logistic regression over hashed features with AdaGrad. */
export function train<Label extends string>(examples: readonly Example<Label>[]): Learnt<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const classes = labels.length;
  const weights = new Float32Array(BUCKETS * classes);
  const squares = new Float32Array(BUCKETS * classes).fill(INITIAL_SQUARE);
  const read = examples.map(({ text, label, importance = 1 }) => ({
    text,
    features: textFeatures(text),
    target: labels.indexOf(label),
    importance,
  }));

  let unlearnt = read;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const repeated: typeof read = [];
    for (const example of shuffled(unlearnt, epoch)) {
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
          if (Math.abs(gradient) < MIN_GRADIENT) continue;
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
    return largest / MAX_WEIGHT;
  });
  return {
    labels,
    scales,
    weights: Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % classes] || 1))),
  };
}
