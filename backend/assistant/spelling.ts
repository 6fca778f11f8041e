const VOWEL = /[aeiouy]/;
/** Two letters swapped are the commonest slip: teir is tier and not their. */
const SWAPPED = 0.9;

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
      if (i > 1 && j > 1 && x === b[j - 2] && y === a[i - 2])
        least = Math.min(least, at(i - 2, j - 2) + SWAPPED);
      cost[i * width + j] = least;
    }
  }
  return at(a.length, b.length);
}

/** Slips forgiven in a word of this length; in a short one nearly any slip makes another word. */
function forgiven(length: number): number {
  if (length < 3) return 0;
  if (length < 7) return 1;
  if (length < 8) return 1.5;
  return length < 9 ? 2 : 2.5;
}

/** As it sounds: fone is phone. */
function sound(word: string): string {
  return word.replaceAll('ph', 'f').replace(/^kn/, 'n').replace(/^wr/, 'r');
}

/** Letters that two words must share from the first to be of one family, and their part of the longer one. */
const FAMILY = 6;
const FAMILY_SHARE = 0.7;

/** The candidate of the same family: violent and violence. */
export function relative(word: string, candidates: Iterable<string>): string | undefined {
  for (const candidate of candidates) {
    let shared = 0;
    while (shared < word.length && word[shared] === candidate[shared]) shared += 1;
    if (shared >= FAMILY && shared >= FAMILY_SHARE * Math.max(word.length, candidate.length))
      return candidate;
  }
  return undefined;
}

/** The candidate that `word` most likely stands for, beginning with the same sound. */
export function correct(word: string, candidates: Iterable<string>): string | undefined {
  const limit = forgiven(word.length);
  const spoken = sound(word);
  let best: { candidate: string; slips: number } | undefined;
  for (const candidate of candidates) {
    const heard = sound(candidate);
    // Three letters are a word with one left out, or another word: wat is what, cat is cat.
    if (word.length === 3 && candidate.length === 3) continue;
    if (heard[0] !== spoken[0] || Math.abs(heard.length - spoken.length) > limit) continue;
    const count = slips(spoken, heard);
    // In a short word another letter mostly makes another word: click and clock.
    if (word.length < 6 && heard.length === spoken.length && count === 1) continue;
    if (count <= limit && (best === undefined || count < best.slips)) best = { candidate, slips: count };
  }
  return best?.candidate;
}
