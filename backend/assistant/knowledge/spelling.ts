import { distance } from 'fastest-levenshtein';

import { termsOfWords, wordsOf } from './text.ts';

/** Share of a word's letters that may differ from the known spelling. */
const MAX_DIFFERENCE = 0.2;
const MIN_CORRECTED_LENGTH = 4;
/** Minimum length of each of two words that may have been written as one. */
const MIN_JOINED_LENGTH = 4;
/** Words of one text that are corrected; each costs some milliseconds. */
const MAX_CORRECTED_WORDS = 8;

/**
 * Corrects words that no source uses to the nearest one that some source uses.
 * @param uses how often the sources use each word
 */
export function createSpelling(
  uses: ReadonlyMap<string, number>,
  isKnown: (term: string) => boolean,
): (text: string) => string {
  const wordsByLength = Map.groupBy(uses.keys(), ({ length }) => length);

  const isMisspelt = (word: string) =>
    word.length >= MIN_CORRECTED_LENGTH &&
    !/\d/.test(word) &&
    !uses.has(word) &&
    !termsOfWords([word]).every(isKnown);
  const isWord = (part: string) => (uses.get(part) ?? 0) > 1;
  const cuts = (word: string) => Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  const nearest = (word: string): string => {
    const swapped = cuts(word)
      .map((cut) => word.slice(0, cut - 1) + word.charAt(cut) + word.charAt(cut - 1) + word.slice(cut + 1))
      .find(isWord);
    const joined = cuts(word).find(
      (cut) =>
        cut >= MIN_JOINED_LENGTH &&
        word.length - cut >= MIN_JOINED_LENGTH &&
        isWord(word.slice(0, cut)) &&
        isWord(word.slice(cut)),
    );
    if (swapped !== undefined) return swapped;
    if (joined !== undefined) return `${word.slice(0, joined)} ${word.slice(joined)}`;
    const most = Math.max(1, Math.round(word.length * MAX_DIFFERENCE));
    let best = word;
    let least = most + 1;
    for (
      let length = Math.max(MIN_CORRECTED_LENGTH, word.length - most);
      length <= word.length + most;
      length += 1
    ) {
      for (const other of wordsByLength.get(length) ?? []) {
        const apart = distance(word, other);
        if (apart > most) continue;
        if (apart < least || (apart === least && (uses.get(other) ?? 0) > (uses.get(best) ?? 0))) {
          best = other;
          least = apart;
        }
      }
    }
    return best;
  };
  return (text) => {
    const asked = wordsOf(text);
    const corrected = new Map(
      [...new Set(asked)]
        .filter(isMisspelt)
        .slice(0, MAX_CORRECTED_WORDS)
        .map((word) => [word, nearest(word)]),
    );
    return asked.map((word) => corrected.get(word) ?? word).join(' ');
  };
}
