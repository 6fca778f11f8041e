import { stem, wordsOf } from './stem.ts';
import { ALIKE_WORTH, wordsLike } from './thesaurus.ts';
import { ELSEWHERE, FILLERS, VOCABULARY } from './vocabulary.ts';
import type { Entry } from './vocabulary.ts';

/** Something a question is about, with all the terms that may express it and how well each does. */
export type Idea = {
  words: readonly string[];
  terms: ReadonlyMap<string, number>;
  /** Belongs to the vocabulary of the firm's field. */
  isOfTheField: boolean;
  /** Asks something about a subject. */
  isAspect: boolean;
  /** Leads away from the site, whatever the site holds. */
  isElsewhere: boolean;
};

/** What a synonym is worth beside the word itself. */
const SYNONYM = 0.75;
export const ASPECT_TERM = 0.8;

/** Whether one reports a bug or bugs is the same. */
function withoutArticles(words: readonly string[]): string[] {
  return words.filter((word) => word !== 'a' && word !== 'an' && word !== 'the');
}

type Phrase = { words: readonly string[]; stems: readonly string[]; entry: Entry };

/** Phrases of the vocabulary by their first stem, the longest first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const byFirst = new Map<string, Phrase[]>();
  for (const entry of VOCABULARY) {
    for (const phrase of entry.say) {
      const words = withoutArticles(wordsOf(phrase.replaceAll('-', ' ')));
      const stems = words.map(stem);
      const first = stems[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, stems, entry }]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
})();

const FILLER_STEMS = new Set([...FILLERS].map(stem));
/** Exact words and their plurals: a date is no dating. */
const LEADING_AWAY = new Set([...ELSEWHERE].flatMap((word) => [word, `${word}s`]));

/** Every word that needs no look at the site to be understood. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...ELSEWHERE,
  ...VOCABULARY.flatMap((entry) => entry.say.flatMap((phrase) => wordsOf(phrase.replaceAll('-', ' ')))),
]);
const KNOWN_STEMS: ReadonlySet<string> = new Set([...KNOWN_WORDS].map(stem));

export function isKnown(word: string): boolean {
  return KNOWN_STEMS.has(stem(word));
}

export function isFiller(word: string): boolean {
  return FILLERS.has(word) || (word.length > 3 && FILLER_STEMS.has(stem(word)));
}

function isSameOrPlural(a: string, b: string): boolean {
  return a === b || a === `${b}s` || b === `${a}s`;
}

/** The longest phrases that begin at a word; where one has the very words, those that only share stems are others. */
function phrasesAt(words: readonly string[], stems: readonly string[], start: number): Phrase[] {
  const matching = (PHRASES.get(stems[start] ?? '') ?? []).filter((phrase) =>
    phrase.stems.every((part, offset) => stems[start + offset] === part),
  );
  const length = matching[0]?.stems.length ?? 0;
  const longest = matching.filter((phrase) => phrase.stems.length === length);
  const exact = longest.filter((phrase) =>
    phrase.words.every((word, offset) => isSameOrPlural(word, words[start + offset] ?? '')),
  );
  return exact.length > 0 ? exact : longest;
}

function idea(words: readonly string[], entries: readonly Entry[]): Idea {
  const isAspect = entries.length > 0 && entries.every((entry) => entry.isAspect === true);
  const terms = new Map<string, number>();
  const own = isAspect ? ASPECT_TERM : 1;
  for (const entry of entries) {
    for (const term of entry.means)
      terms.set(term.replaceAll('-', ' '), entry.isAspect ? ASPECT_TERM : SYNONYM);
  }
  // A phrase says more than its words, and each of its words something.
  terms.set(words.join(' '), own);
  if (words.length > 1 && !isAspect) {
    for (const word of words) if (!isFiller(word) && !terms.has(word)) terms.set(word, 0.5);
  }
  if (words.length === 1 && !isAspect) {
    for (const alike of wordsLike(words[0] ?? '')) if (!terms.has(alike)) terms.set(alike, ALIKE_WORTH);
  }
  const isElsewhere = words.every((word) => LEADING_AWAY.has(word));
  return { words, terms, isOfTheField: entries.length > 0, isAspect, isElsewhere };
}

/** The ideas of a question, in order, each once. Fillers make none. */
export function ideasOf(allWords: readonly string[]): Idea[] {
  const words = withoutArticles(allWords);
  const stems = words.map(stem);
  const ideas: Idea[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    // A filler may look like the stem of another word: serve and server.
    const phrases = phrasesAt(words, stems, index).filter(
      (phrase) => phrase.words.length > 1 || !isFiller(word) || word.startsWith(phrase.words[0] ?? ''),
    );
    const length = phrases[0]?.stems.length ?? 1;
    const own = words.slice(index, index + length);
    index += length;
    if (phrases.length === 0 && isFiller(own[0] ?? '')) continue;
    const key = own.map(stem).join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    ideas.push(
      idea(
        own,
        phrases.map((phrase) => phrase.entry),
      ),
    );
  }
  return ideas;
}
