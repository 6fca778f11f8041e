import { joiningGroupOf, letterGroupsOf, LETTER_GROUPS, wordsOf } from './text.ts';

/**
 * Each wording as a list of word numbers, and the letter groups (trigrams) of each word once. A list of trigrams for each
 * wording would take about five times the memory.
 */
export type LetterIndex = {
  /** Word numbers of all wordings, concatenated; `ends` has the end offset of each wording. */
  words: Uint16Array;
  ends: Uint32Array;
  /** Letter groups of all words, concatenated; `groupEnds` has the end offset of each word. */
  groups: Uint16Array;
  groupEnds: Uint32Array;
  /** Character code of the first and of the last letter of each word, which form the group across two words. */
  firsts: Uint16Array;
  lasts: Uint16Array;
  /** Inverse document frequency of each letter group, a wording being a document. */
  rarities: Float32Array;
};

const MAX_WORDS = 65_536;

/** Indexes wordings that have been split into words. */
export function createLetterIndex(wordings: readonly (readonly string[])[]): LetterIndex {
  const numbers = new Map<string, number>();
  const words: number[] = [];
  const ends: number[] = [];
  const wordingsWith = new Uint32Array(LETTER_GROUPS);
  for (const wording of wordings) {
    for (const word of wording) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      words.push(number);
    }
    ends.push(words.length);
    for (const group of letterGroupsOf(wording)) wordingsWith[group] = (wordingsWith[group] ?? 0) + 1;
  }
  const vocabulary = [...numbers.keys()];
  if (vocabulary.length > MAX_WORDS) throw new RangeError(`More than ${MAX_WORDS} different words.`);
  const groups: number[] = [];
  const groupEnds: number[] = [];
  for (const word of vocabulary) {
    groups.push(...letterGroupsOf([word]));
    groupEnds.push(groups.length);
  }
  return {
    words: Uint16Array.from(words),
    ends: Uint32Array.from(ends),
    groups: Uint16Array.from(groups),
    groupEnds: Uint32Array.from(groupEnds),
    firsts: Uint16Array.from(vocabulary, (word) => word.charCodeAt(0)),
    lasts: Uint16Array.from(vocabulary, (word) => word.charCodeAt(word.length - 1)),
    rarities: Float32Array.from(wordingsWith, (count) => Math.log(1 + wordings.length / (count + 0.5))),
  };
}

/**
 * Returns a function that compares the text with a wording: the Dice coefficient of their letter groups, weighted by
 * inverse document frequency. 0 is nothing in common, 1 the same groups.
 */
export function likenessTo(
  text: string,
  { words, ends, groups, groupEnds, firsts, lasts, rarities }: LetterIndex,
): (wording: number) => number {
  const asked = letterGroupsOf(wordsOf(text));
  const isAsked = new Uint8Array(LETTER_GROUPS);
  for (const group of asked) isAsked[group] = 1;
  const weight = asked.reduce((sum, group) => sum + (rarities[group] ?? 0), 0);
  /** The number of the comparison that last counted a group, so that repeated groups count once. */
  const countedIn = new Uint32Array(LETTER_GROUPS);
  let comparison = 0;
  let own = 0;
  let common = 0;
  function count(group: number): void {
    if (countedIn[group] === comparison) return;
    countedIn[group] = comparison;
    const rarity = rarities[group] ?? 0;
    own += rarity;
    if (isAsked[group] === 1) common += rarity;
  }

  return (wording) => {
    comparison += 1;
    own = 0;
    common = 0;
    const start = ends[wording - 1] ?? 0;
    const end = ends[wording] ?? start;
    for (let at = start; at < end; at += 1) {
      const word = words[at] ?? 0;
      if (at > start) count(joiningGroupOf(lasts[words[at - 1] ?? 0] ?? 0, firsts[word] ?? 0));
      const groupsEnd = groupEnds[word] ?? 0;
      for (let place = groupEnds[word - 1] ?? 0; place < groupsEnd; place += 1) count(groups[place] ?? 0);
    }
    return (2 * common) / (weight + own || 1);
  };
}
