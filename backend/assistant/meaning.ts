import PACKED from './word-vectors.json' with { type: 'json' };

const DIMENSIONS = 100;
/** Below it two words have less in common than any two that meet in a newspaper. */
const UNRELATED = 0.36;

type Vectors = { numberOf: ReadonlyMap<string, number>; values: Int8Array; lengths: Float32Array };

function unpacked(): Vectors {
  const packed = atob(PACKED.vectors);
  const values = new Int8Array(packed.length * 2);
  for (let i = 0; i < packed.length; i += 1) {
    const byte = packed.charCodeAt(i);
    values[i * 2] = (byte >> 4) - 8;
    values[i * 2 + 1] = (byte & 15) - 8;
  }
  const words = PACKED.words.split(' ');
  const lengths = Float32Array.from(words, (_, number) => {
    let sum = 0;
    for (let i = number * DIMENSIONS; i < (number + 1) * DIMENSIONS; i += 1) sum += (values[i] ?? 0) ** 2;
    return Math.sqrt(sum);
  });
  return { numberOf: new Map(words.map((word, number) => [word, number])), values, lengths };
}

let vectors: Vectors | undefined;

/** The number of a word among those whose meaning is known. */
export function wordNumber(word: string): number | undefined {
  vectors ??= unpacked();
  return vectors.numberOf.get(word);
}

/** How near two words are in meaning: 1 for the same, 0 for most pairs. */
export function nearness(a: number, b: number): number {
  if (a === b) return 1;
  vectors ??= unpacked();
  const { values, lengths } = vectors;
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i += 1)
    sum += (values[a * DIMENSIONS + i] ?? 0) * (values[b * DIMENSIONS + i] ?? 0);
  const cosine = sum / ((lengths[a] ?? 1) * (lengths[b] ?? 1));
  return cosine <= UNRELATED ? 0 : (cosine - UNRELATED) / (1 - UNRELATED);
}

/** Words that are met so often that none of them is another one misspelt. */
const COMMON = 10_000;

export function isCommon(word: string): boolean {
  return (wordNumber(word) ?? Infinity) < COMMON;
}
