const VOWEL = /[aeiouy]/;

/**
 * Slips between two words: a letter left out, doubled or added, two swapped, one taken for another. A consonant
 * taken for another counts double, because it mostly makes another word: films and firms.
 */
export function slips(a: string, b: string): number {
  const width = b.length + 1;
  const cost: number[] = Array.from({ length: (a.length + 1) * width }, () => 0);
  const at = (i: number, j: number) => cost[i * width + j] ?? 0;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = i + j;
        continue;
      }
      const [x = '', y = ''] = [a[i - 1], b[j - 1]];
      const swap = x === y ? 0 : VOWEL.test(x) && VOWEL.test(y) ? 1 : 1.5;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + swap);
      if (i > 1 && j > 1 && x === b[j - 2] && y === a[i - 2]) least = Math.min(least, at(i - 2, j - 2) + 1);
      cost[i * width + j] = least;
    }
  }
  return at(a.length, b.length);
}

/** Slips forgiven in a word of this length; in a short one nearly any slip makes another word. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 9 ? 1.5 : 2.5;
}

/** The candidate that `word` most likely stands for, beginning with the same letter. */
export function correct(word: string, candidates: Iterable<string>): string | undefined {
  const limit = forgiven(word.length);
  let best: { candidate: string; slips: number } | undefined;
  for (const candidate of candidates) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > limit) continue;
    const count = slips(word, candidate);
    if (count <= limit && (best === undefined || count < best.slips)) best = { candidate, slips: count };
  }
  return best?.candidate;
}
