import { STOP_WORDS } from '../../../content/answers/stop-words.ts';
import type { AnswerEntry, NotOffered } from '../../../content/answers/types.ts';

import { createSpelling } from './spelling.ts';
import { indexTerms, termSearch, type EntryTerms, type TermIndex } from './term-index.ts';
import { createTrigramIndex, type TrigramIndex } from './trigram-index.ts';
import { fnv1a, termsOfWords, wordsOf } from './text.ts';
import type { Turns } from '../understanding/yes-or-no.ts';

/** A composed answer without its wordings, which are only in the indexes. */
export type Answer = Omit<AnswerEntry, 'id' | 'questions' | 'yes' | 'no' | 'basis'> & {
  /** Name of its page. */
  label: string;
  /** Reversing words and amounts of each wording with a yes, and of each with a no; these wordings come last, in this order. */
  yes: readonly Turns[];
  no: readonly Turns[];
};

/** Something that a question can be compared with: a composed answer, a subject without an answer, or a passage. */
export type Source = {
  id: string;
  /** Path of its page; empty where no page answers. */
  path: string;
  /** How visitors ask for it, or the headings above it. */
  questions: readonly string[];
  /** Further text about it, which counts less than the questions. */
  context: string;
  answer?: Answer;
  /** A subject that the firm does not offer. */
  notOffered?: Pick<NotOffered, 'subject' | 'near'>;
};

export type Entry = Pick<Source, 'id' | 'path' | 'answer' | 'notOffered'> & {
  /** Its first wording. */
  question: string;
  /** The entry's wordings in the trigram index: the number of the first, and of the one after the last. */
  first: number;
  end: number;
};

/** An entry that the search found, with the terms of the query that it contains. */
type Match = { entry: Entry; score: number; terms: string[] };

/** Indexed sources as plain data. The build stores it, so that a start need not index some 100,000 wordings. */
export type SourceIndex = {
  entries: readonly Entry[];
  terms: TermIndex;
  trigrams: TrigramIndex;
  /** A hash of each wording. */
  wordingHashes: Uint32Array;
  /** How often the sources use each word. */
  uses: ReadonlyMap<string, number>;
};

export type Knowledge = {
  entries: readonly Entry[];
  byId: ReadonlyMap<string, Entry>;
  /** The `count` best entries that share a term with the query, the best first, and then `also` if it is not among them. */
  search(query: readonly string[], count: number, also?: Entry): Match[];
  /** The entry with exactly this wording. Only hashes are kept, so a collision can return another entry. */
  entryOf(text: string): Entry | undefined;
  /** The nearest known spelling of each word. */
  correct(text: string): string;
  /** Inverse document frequency of a term; highest for one that no entry uses. */
  idfOf(term: string): number;
  /** Number of entries that contain a term. */
  entriesWith(term: string): number;
  trigrams: TrigramIndex;
};

const wordingHashOf = (words: readonly string[]) => fnv1a(words.join(' '));

/** Indexes sources. A thousand of them take some tenths of a second. */
export function indexSources(sources: readonly Source[]): SourceIndex {
  const entries: Entry[] = [];
  const terms: EntryTerms[] = [];
  const wordingsOfAll: string[][] = [];
  const hashes: number[] = [];
  const uses = new Map<string, number>([...STOP_WORDS].map((word) => [word, 1]));
  for (const { id, path, questions, context, answer, notOffered } of sources) {
    const wordings = questions.map(wordsOf);
    const contextWords = wordsOf(context);
    terms.push({ questions: wordings.flatMap(termsOfWords), context: termsOfWords(contextWords) });
    const first = wordingsOfAll.length;
    for (const words of wordings) {
      hashes.push(wordingHashOf(words));
      wordingsOfAll.push(words);
    }
    for (const word of [...wordings, contextWords].flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
    const entry: Entry = { id, path, question: questions[0] ?? '', first, end: wordingsOfAll.length };
    if (answer) entry.answer = answer;
    if (notOffered) entry.notOffered = notOffered;
    entries.push(entry);
  }
  return {
    entries,
    terms: indexTerms(terms),
    trigrams: createTrigramIndex(wordingsOfAll),
    wordingHashes: Uint32Array.from(hashes),
    uses,
  };
}

/** Opens an index for searching. */
export function knowledgeOf(index: SourceIndex): Knowledge {
  const { entries, trigrams, wordingHashes, uses } = index;
  const { search, entriesWith } = termSearch(index.terms);
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    search(query, count, also) {
      const matches = search(query);
      const best = matches.slice(0, count);
      const added = also ? entries.indexOf(also) : -1;
      if (added !== -1 && !best.some(({ number }) => number === added))
        best.push(matches.find(({ number }) => number === added) ?? { number: added, score: 0, terms: [] });
      return best.flatMap(({ number, ...match }) => {
        const entry = entries[number];
        return entry ? [{ entry, ...match }] : [];
      });
    },
    entryOf(text) {
      const wording = wordingHashes.indexOf(wordingHashOf(wordsOf(text)));
      return wording === -1 ? undefined : entries.find(({ end }) => wording < end);
    },
    correct: createSpelling(uses, (term) => entriesWith(term) > 0),
    idfOf: (term) => Math.log(1 + entries.length / (entriesWith(term) + 0.5)),
    entriesWith,
    trigrams,
  };
}
