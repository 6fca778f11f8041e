import { joiningTrigramOf, trigramsOf, TRIGRAMS, wordsOf } from './text.ts';

/**
 * Each wording as a list of word numbers, and the trigrams of each word once. A list of trigrams for each wording would
 * take about five times the memory.
 */
export type TrigramIndex = {
  /** Word numbers of all wordings, concatenated; `ends` has the end offset of each wording. */
  words: Uint16Array;
  ends: Uint32Array;
  /** Trigrams of all words, concatenated; `trigramEnds` has the end offset of each word. */
  trigrams: Uint16Array;
  trigramEnds: Uint32Array;
  /** Character code of the first and of the last letter of each word, which form the trigram across two words. */
  firsts: Uint16Array;
  lasts: Uint16Array;
  /** Inverse document frequency of each trigram, a wording being a document. */
  idf: Float32Array;
};

const MAX_WORDS = 65_536;

/** Indexes wordings that have been split into words. */
export function createTrigramIndex(wordings: readonly (readonly string[])[]): TrigramIndex {
  const numbers = new Map<string, number>();
  const words: number[] = [];
  const ends: number[] = [];
  const wordingsWith = new Uint32Array(TRIGRAMS);
  for (const wording of wordings) {
    for (const word of wording) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      words.push(number);
    }
    ends.push(words.length);
    for (const trigram of trigramsOf(wording)) wordingsWith[trigram] = (wordingsWith[trigram] ?? 0) + 1;
  }
  const vocabulary = [...numbers.keys()];
  if (vocabulary.length > MAX_WORDS) throw new RangeError(`More than ${MAX_WORDS} different words.`);
  const trigrams: number[] = [];
  const trigramEnds: number[] = [];
  for (const word of vocabulary) {
    trigrams.push(...trigramsOf([word]));
    trigramEnds.push(trigrams.length);
  }
  return {
    words: Uint16Array.from(words),
    ends: Uint32Array.from(ends),
    trigrams: Uint16Array.from(trigrams),
    trigramEnds: Uint32Array.from(trigramEnds),
    firsts: Uint16Array.from(vocabulary, (word) => word.charCodeAt(0)),
    lasts: Uint16Array.from(vocabulary, (word) => word.charCodeAt(word.length - 1)),
    idf: Float32Array.from(wordingsWith, (count) => Math.log(1 + wordings.length / (count + 0.5))),
  };
}

/**
 * Returns a function that compares the text with a wording: the Dice coefficient of their trigrams, weighted by
 * inverse document frequency. 0 is nothing in common, 1 the same trigrams.
 */
export function similarityTo(
  text: string,
  { words, ends, trigrams, trigramEnds, firsts, lasts, idf }: TrigramIndex,
): (wording: number) => number {
  const asked = trigramsOf(wordsOf(text));
  const isAsked = new Uint8Array(TRIGRAMS);
  for (const trigram of asked) isAsked[trigram] = 1;
  const askedWeight = asked.reduce((sum, trigram) => sum + (idf[trigram] ?? 0), 0);
  /** The number of the comparison that last counted a trigram, so that repeated trigrams count once. */
  const countedIn = new Uint32Array(TRIGRAMS);
  let comparison = 0;
  let own = 0;
  let common = 0;
  function count(trigram: number): void {
    if (countedIn[trigram] === comparison) return;
    countedIn[trigram] = comparison;
    const weight = idf[trigram] ?? 0;
    own += weight;
    if (isAsked[trigram] === 1) common += weight;
  }

  return (wording) => {
    comparison += 1;
    own = 0;
    common = 0;
    const start = ends[wording - 1] ?? 0;
    const end = ends[wording] ?? start;
    for (let index = start; index < end; index += 1) {
      const word = words[index] ?? 0;
      if (index > start) count(joiningTrigramOf(lasts[words[index - 1] ?? 0] ?? 0, firsts[word] ?? 0));
      const trigramsEnd = trigramEnds[word] ?? 0;
      for (let place = trigramEnds[word - 1] ?? 0; place < trigramsEnd; place += 1)
        count(trigrams[place] ?? 0);
    }
    return (2 * common) / (askedWeight + own || 1);
  };
}
