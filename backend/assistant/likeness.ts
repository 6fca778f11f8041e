import { isFiller } from './ideas.ts';
import { factorOf, FOREIGN, knownQuestions, plainWords } from './known-questions.ts';
import type { KnownQuestions, Word } from './known-questions.ts';
import { nearness, wordNumber } from './meaning.ts';
import { stem } from './stem.ts';

/** From here on a question is likely to be answered where it is like what is asked. */
export const LIKELY = 0.5;

/** Where a page answers, and how like the question is to what is asked there, from 0 to 1. */
type Alike = { path: string; says: string; likeness: number };

export type Likeness = {
  /** The likest first. */
  places: Alike[];
  /** How like the question is to what no page answers. */
  elsewhere: number;
};

/** A word of the question and how much it counts. */
type Asked = { word: string; weight: number };

const MOST_WORDS = 30;
/** Words whose nearness to all others is kept, about ten kilobytes each. */
const WORDS_AT_HAND = 300;
const PLACES = 12;
const PLURAL = 0.98;
/** Trainers are no training. */
const SAME_STEM = 0.94;
/** The nearest in meaning are still two words. */
const BY_MEANING = 0.9;
/** For a word that stands in another question on the same place, or in the name of the page. */
const BESIDE = 0.75;
const BY_PAGE = 0.65;
/** How much of the likeness is the share of the known question, the rest being that of the visitor's. */
const OF_KNOWN = 0.4;
/** What only one question asks in these words may be meant otherwise. */
const BY_SECOND = 0.25;
/** From here on a question is clearly about a place. */
const CLEAR = 0.5;
/** For the words of the turn before, beside those of a question that leans on it. */
const OF_EARLIER = 0.6;
/** For what stands on the page that the turn before was about. */
const SAME_PAGE = 0.35;
/** Any question may go on about the same. */
const LEAST_LEANING = 0.3;

/** Of the words asked last, for questions share most of theirs; only of words of the dictionary, never of a name. */
const nearnesses = new Map<string, Float32Array>();

/** How near a word is to each of the words that are known to be asked. */
function nearnessOf(word: string, words: readonly Word[]): Float32Array {
  const done = nearnesses.get(word);
  if (done) return done;
  const root = stem(word);
  // What a filler is near to tells nothing.
  const number = isFiller(word) ? undefined : wordNumber(word);
  const plural = `${word}s`;
  const singular = word.endsWith('s') ? word.slice(0, -1) : undefined;
  const near = new Float32Array(words.length);
  for (const [index, known] of words.entries()) {
    if (known.word === word) near[index] = 1;
    else if (known.word === plural || known.word === singular) near[index] = PLURAL;
    else if (known.stem === root) near[index] = SAME_STEM;
    else if (number !== undefined && known.number !== undefined)
      near[index] = BY_MEANING * nearness(number, known.number);
  }
  if (number === undefined) return near;
  const [oldest] = nearnesses.keys();
  if (nearnesses.size >= WORDS_AT_HAND && oldest !== undefined) nearnesses.delete(oldest);
  nearnesses.set(word, near);
  return near;
}

function most(values: ArrayLike<number>, at: readonly number[]): number {
  let best = 0;
  for (const place of at) {
    const value = values[place] ?? 0;
    if (value > best) best = value;
  }
  return best;
}

/**
 * How like a question is to what is asked at each of the places, in their order: each word counts by how near its
 * nearest is on the other side, and the more the rarer it is.
 */
function likenessOf(asked: readonly Asked[], { places, words, worthOf }: KnownQuestions): number[] {
  const own = [...new Map(asked.map((entry) => [entry.word, entry])).values()].slice(0, MOST_WORDS);
  const worths = own.map(({ word, weight }) => weight * worthOf(stem(word)) * factorOf(word));
  const total = worths.reduce((sum, worth) => sum + worth, 0) || 1;
  const near = own.map(({ word }) => nearnessOf(word, words));
  /** Of a known word, how near the nearest of the question's is. */
  const nearest = words.map((_, word) => near.reduce((best, values) => Math.max(best, values[word] ?? 0), 0));
  const byPage = new Map<readonly number[], number[]>();
  return places.map(({ questions, words: ofPlace, ofPage }) => {
    const onPage = byPage.get(ofPage) ?? near.map((values) => BY_PAGE * most(values, ofPage));
    byPage.set(ofPage, onPage);
    const beside = near.map((values, position) =>
      Math.max(BESIDE * most(values, ofPlace), onPage[position] ?? 0),
    );
    let best = 0;
    let second = 0;
    for (const question of questions) {
      let said = 0;
      for (let position = 0; position < near.length; position += 1) {
        const here = most(near[position] ?? beside, question);
        said += (worths[position] ?? 0) * Math.max(beside[position] ?? 0, here);
      }
      let known = 0;
      let all = 0;
      for (const word of question) {
        const worth = words[word]?.worth ?? 0;
        known += worth * (nearest[word] ?? 0);
        all += worth;
      }
      const alike = (said / total) ** (1 - OF_KNOWN) * (known / (all || 1)) ** OF_KNOWN;
      second = Math.max(second, Math.min(best, alike));
      best = Math.max(best, alike);
    }
    return best - (best - second) * BY_SECOND;
  });
}

function asAsked(words: readonly string[], weight: number): Asked[] {
  return plainWords(words.join(' ')).map((word) => ({ word, weight }));
}

function greatest(values: readonly number[]): number {
  return values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);
}

/** What of the known questions the last is like, which leans on the one before it by a share from 0 to 1. */
export function likeness(
  last: readonly string[],
  before: readonly string[] | undefined,
  leaning: number,
): Likeness {
  const index = knownQuestions();
  const { places } = index;
  let scores = likenessOf(asAsked(last, 1), index);
  if (before) {
    const earlier = likenessOf(asAsked(before, 1), index);
    const at = greatest(earlier);
    const page = (earlier[at] ?? 0) >= CLEAR ? places[at]?.path : undefined;
    const joined =
      leaning > 0 ? likenessOf([...asAsked(before, OF_EARLIER), ...asAsked(last, 1)], index) : scores;
    scores = scores.map((score, place) => {
      const both = score * (1 - leaning) + (joined[place] ?? 0) * leaning;
      return page !== undefined && page !== FOREIGN && places[place]?.path === page
        ? Math.min(1, both * (1 + SAME_PAGE * Math.max(leaning, LEAST_LEANING)))
        : both;
    });
  }
  const alike = places.map(({ path, says }, place) => ({ path, says, likeness: scores[place] ?? 0 }));
  alike.sort((a, b) => b.likeness - a.likeness);
  return {
    places: alike.filter(({ path }) => path !== FOREIGN).slice(0, PLACES),
    elsewhere: alike.find(({ path }) => path === FOREIGN)?.likeness ?? 0,
  };
}
