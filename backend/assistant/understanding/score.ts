import type { Entry, Knowledge } from '../knowledge/knowledge.ts';
import { similarityTo } from '../knowledge/trigram-index.ts';
import { termsOf } from '../knowledge/text.ts';
import WEIGHTS from '../weights.json' with { type: 'json' };

/** The features that the score weighs, each from about 0 to 1. */
export const FEATURES = [
  'trigrams', // similarity of the nearest wording, by trigrams
  'covered', // how much of the question the entry speaks of, rare terms counting more
  'unknown', // how much of the question no entry speaks of
  'rank', // the search score beside the best one
  'ahead', // the lead of the nearest wording over that of any other entry
  'page', // the share of the search results that are on the same page
  'short', // one for a single term, less for more
] as const;

export type Features = Record<(typeof FEATURES)[number], number>;
/** One weight for each feature, and the score of the possibility that no entry is meant. */
export type Weights = Readonly<Features & { none: number }>;

/** A question with the terms by which it is looked up. */
export type Query = {
  text: string;
  terms: readonly string[];
  /** Whether the conversation has added terms, so that the text alone does not tell what is meant. */
  isCompleted: boolean;
};
/** An entry with the probability that it is what the question means. */
export type Candidate = { entry: Entry; probability: number };
export type Ranking = {
  /** The likeliest first. */
  candidates: readonly Candidate[];
  /** The probability that one of the entries with a page is meant. */
  answerable: number;
};

const CANDIDATES = 20;
/** Similarity from which a question counts as a known wording. Its entry is then meant, whatever else is similar. */
export const SAME_WORDING = 0.98;
/** The search results that tell which page is meant. */
const PAGE_CANDIDATES = 8;

export function queryOf({ correct }: Knowledge, text: string): Query {
  const corrected = correct(text);
  return { text: corrected, terms: termsOf(corrected), isCompleted: false };
}

/** Adds terms from the conversation to a question. */
export function withTerms(query: Query, added: readonly string[]): Query {
  return { ...query, terms: [...new Set([...query.terms, ...added])], isCompleted: added.length > 0 };
}

/** Similarity of a text to each wording of an entry, in the order of the wordings, from 0 to 1. */
export function similaritiesTo(text: string, { trigrams }: Knowledge): (entry: Entry) => Float32Array {
  const similarity = similarityTo(text, trigrams);
  return ({ first, end }) => {
    const similarities = new Float32Array(end - first);
    for (let index = 0; index < similarities.length; index += 1)
      similarities[index] = similarity(first + index);
    return similarities;
  };
}

/** The entries that a question may mean, with their features. */
export function entryFeatures(knowledge: Knowledge, query: Query): { entry: Entry; features: Features }[] {
  const { text, terms } = query;
  const similaritiesOf = similaritiesTo(text, knowledge);
  // With the entry of exactly this wording, which ranks low if all its terms are common.
  const found = knowledge.search(terms, CANDIDATES, knowledge.entryOf(text));
  const idf = (some: readonly string[]) => some.reduce((sum, term) => sum + knowledge.idfOf(term), 0);
  const whole = idf(terms) || 1;
  const unknown = idf(terms.filter((term) => knowledge.entriesWith(term) === 0)) / whole;
  const nearest = found.map(({ entry }) => similaritiesOf(entry).reduce((a, b) => Math.max(a, b), 0));

  const pageScores = new Map<string, number>();
  for (const { entry, score } of found.slice(0, PAGE_CANDIDATES))
    pageScores.set(entry.path, (pageScores.get(entry.path) ?? 0) + score);
  const allScores = [...pageScores.values()].reduce((sum, score) => sum + score, 0) || 1;

  return found.map(({ entry, score, terms: shared }, index) => {
    const own = nearest[index] ?? 0;
    return {
      entry,
      features: {
        trigrams: own,
        covered: idf(shared) / whole,
        unknown,
        rank: score / (found[0]?.score || 1),
        ahead: own - Math.max(0, ...nearest.filter((_, other) => other !== index)),
        page: (pageScores.get(entry.path) ?? 0) / allScores,
        short: 1 / (terms.length || 1),
      },
    };
  });
}

export function scoreOf(features: Features, weights: Weights): number {
  return FEATURES.reduce((sum, name) => sum + weights[name] * features[name], 0);
}

/** Ranks what a question may mean: a choice between the entries found and none of them (conditional logit). */
export function rankEntries(knowledge: Knowledge, query: Query, weights: Weights = WEIGHTS.answers): Ranking {
  const known = entryFeatures(knowledge, query);
  const same = known.find(({ features }) => features.trigrams >= SAME_WORDING);
  if (same && !query.isCompleted) {
    const candidates = known
      .map(({ entry }) => ({ entry, probability: entry === same.entry ? 1 : 0 }))
      .toSorted((a, b) => b.probability - a.probability);
    return { candidates, answerable: same.entry.path === '' ? 0 : 1 };
  }
  const found = known.map(({ entry, features }) => ({
    entry,
    strength: Math.exp(scoreOf(features, weights)),
  }));
  const sum = found.reduce((total, { strength }) => total + strength, Math.exp(weights.none));
  const candidates = found
    .map(({ entry, strength }): Candidate => ({ entry, probability: strength / sum }))
    .toSorted((a, b) => b.probability - a.probability);
  return { candidates, answerable: sumOf(candidates.filter(({ entry }) => entry.path !== '')) };
}

/** The probability that any of some candidates is meant. */
export const sumOf = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { probability }) => sum + probability, 0);

/** The probability that an answer on this page is meant. */
export function shareOf(path: string, { candidates }: Ranking): number {
  return sumOf(candidates.filter(({ entry }) => entry.path === path));
}

/** The likeliest entry that has a page. */
export function bestAnswer({ candidates }: Ranking): Candidate | undefined {
  return candidates.find(({ entry }) => entry.path !== '');
}

/** Multiplies the probabilities of the entries on one page by `factor`. */
export function boostPage(path: string, { candidates }: Ranking, factor: number): Ranking {
  const weighted = candidates.map(({ entry, probability }) => ({
    entry,
    probability: entry.path === path ? probability * factor : probability,
  }));
  const whole = 1 + sumOf(weighted) - sumOf(candidates);
  const shares = weighted
    .map(({ entry, probability }) => ({ entry, probability: probability / whole }))
    .toSorted((a, b) => b.probability - a.probability);
  return { candidates: shares, answerable: sumOf(shares.filter(({ entry }) => entry.path !== '')) };
}
