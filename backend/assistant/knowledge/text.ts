import { stemmer } from 'stemmer';

import { INTERROGATIVES, SAME_WORDS } from '../../../content/answers/same-words.ts';
import { STOP_WORDS } from '../../../content/answers/stop-words.ts';

const ASCII = /^[\0-\x7f]*$/;
const CONTRACTED_IS = /(?<=\b(?:who|what|where|when|how))'?s\b|(?<=\b(?:it|that|there))'s\b/g;

/** Words in lower case without accents and contractions; figures such as 24/7 and signs such as m&a stay whole. */
export function wordsOf(text: string): string[] {
  const ascii = ASCII.test(text)
    ? text
    : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
  const full = ascii.toLowerCase().replaceAll(CONTRACTED_IS, ' is').replaceAll(/'re\b/g, ' are');
  return full.match(/[a-z0-9]+(?:['&./][a-z0-9]+)*/g) ?? [];
}

/** The term for a pair of words, by the first word and then by the second. */
const PAIRS = new Map<string, Map<string, string>>();
for (const [phrase, term] of [...INTERROGATIVES, ...SAME_WORDS]) {
  const [first = '', second] = phrase.split(' ');
  if (second !== undefined) PAIRS.set(first, new Map(PAIRS.get(first)).set(second, term));
}

/** 32-bit FNV-1a hash. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The terms by which a text is compared: stems without stop words, and one term for what is asked. */
export function termsOf(text: string): string[] {
  return termsOfWords(wordsOf(text));
}

/** The terms of a text that has been split into words. */
export function termsOfWords(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const pair = PAIRS.get(word)?.get(words[index + 1] ?? '');
    if (pair !== undefined) {
      terms.push(pair);
      index += 1;
      continue;
    }
    const plain = word.replace(/'(?:s|re|ve|ll|d|m)$/, '');
    const interrogative = INTERROGATIVES.get(plain);
    if (interrogative !== undefined) terms.push(interrogative);
    else if (!STOP_WORDS.has(plain)) terms.push(stemmer(SAME_WORDS.get(plain) ?? plain));
  }
  // "What do you do?" consists of stop words alone.
  return [...new Set(terms.length > 0 ? terms : words)];
}

/** Trigrams are hashed to numbers below this one. */
export const TRIGRAMS = 65_536;

/** The trigrams of a text, in which misspelt and inflected words still agree; each as a number, to save memory. */
export function trigramsOf(words: readonly string[]): Uint16Array {
  const text = ` ${words.join(' ')} `;
  const trigrams = new Set<number>();
  for (let start = 0; start + 3 <= text.length; start += 1)
    trigrams.add(trigramOf(text.charCodeAt(start), text.charCodeAt(start + 1), text.charCodeAt(start + 2)));
  return Uint16Array.from(trigrams);
}

function trigramOf(first: number, second: number, third: number): number {
  return (first * 961 + second * 31 + third) % TRIGRAMS;
}

const SPACE = 32;

/** The trigram across two words: the last letter of one, a space, and the first letter of the next. */
export function joiningTrigramOf(last: number, first: number): number {
  return trigramOf(last, SPACE, first);
}
