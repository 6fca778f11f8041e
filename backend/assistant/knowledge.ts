import { STOP_WORDS } from '../../content/answers/stop-words.ts';
import type { AnswerEntry, NotOffered } from '../../content/answers/types.ts';

import { createSpelling } from './spelling.ts';
import { indexTerms, termSearch } from './term-index.ts';
import type { EntryTerms, TermIndex } from './term-index.ts';
import { hashOf, letterGroupsOf, LETTER_GROUPS, termsOfWords, wordsOf } from './text.ts';
import type { Reversals } from './yes-or-no.ts';

/** What a running server needs of a composed answer: everything but its wordings. */
export type Answer = Pick<AnswerEntry, 'lead' | 'support' | 'place' | 'follow' | 'options'> & {
  /** Name of its page. */
  label: string;
  /** Reversing words of each wording with a yes, and of each with a no; these wordings come last, in this order. */
  yes: readonly Reversals[];
  no: readonly Reversals[];
};

/** Something that a question can be compared with: a composed answer, a subject without an answer, or a passage. */
export type Source = {
  id: string;
  /** Path of its page; empty where no page answers. */
  path: string;
  /** How visitors ask for it, or the headings above it. */
  questions: readonly string[];
  /** What else speaks of it. */
  context: string;
  answer?: Answer;
  /** A subject that the firm does not offer. */
  notOffered?: Pick<NotOffered, 'subject' | 'near'>;
};

export type Entry = Pick<Source, 'id' | 'path' | 'answer' | 'notOffered'> & {
  /** Its first wording. */
  question: string;
  /** The entry's wordings in the letter index: the number of the first, and of the one after the last. */
  first: number;
  end: number;
};

/** An entry that the search found, with the terms of the query that it contains. */
export type Match = { entry: Entry; score: number; terms: string[] };

/** The letter groups of all wordings in one array. */
type LetterIndex = {
  groups: Uint16Array;
  /** Where the groups of each wording end. */
  ends: Uint32Array;
};

/** Sources indexed, as plain data: the build stores it, so that a start need not index some 100,000 wordings. */
export type SourceIndex = {
  entries: readonly Entry[];
  terms: TermIndex;
  letters: LetterIndex;
  /** Weight of each group of letters by its rarity among the wordings. */
  groupRarities: Float32Array;
  /** A hash of each wording. */
  wordingHashes: Uint32Array;
  /** How often the sources use each word. */
  uses: ReadonlyMap<string, number>;
};

export type Knowledge = {
  entries: readonly Entry[];
  byId: ReadonlyMap<string, Entry>;
  /** Entries that share a term with the query, the best first. */
  search(query: readonly string[]): Match[];
  /** The entry with exactly this wording. Only hashes are kept, so a collision can return another entry. */
  entryOf(text: string): Entry | undefined;
  /** The nearest known spelling of each word. */
  correct(text: string): string;
  /** Weight of a term by its rarity; a term that no entry uses weighs most. */
  rarityOf(term: string): number;
  /** Number of entries that contain a term. */
  entriesWith(term: string): number;
  /** Weight of each group of letters by its rarity among the wordings. */
  groupRarities: Float32Array;
  letters: LetterIndex;
};

const wordingHashOf = (words: readonly string[]) => hashOf(words.join(' '));

/** Weight of each group of letters by its rarity among the wordings. */
function groupRaritiesOf(groups: Uint16Array, wordings: number): Float32Array {
  const wordingsWith = new Uint32Array(LETTER_GROUPS);
  for (const group of groups) wordingsWith[group] = (wordingsWith[group] ?? 0) + 1;
  return Float32Array.from(wordingsWith, (count) => Math.log(1 + wordings / (count + 0.5)));
}

/** Indexes some sources; a thousand of them take some tenths of a second. */
export function indexSources(sources: readonly Source[]): SourceIndex {
  const entries: Entry[] = [];
  const terms: EntryTerms[] = [];
  const letterGroups: number[] = [];
  const wordingEnds: number[] = [];
  const hashes: number[] = [];
  const uses = new Map<string, number>([...STOP_WORDS].map((word) => [word, 1]));
  for (const { id, path, questions, context, answer, notOffered } of sources) {
    const wordings = questions.map(wordsOf);
    const contextWords = wordsOf(context);
    terms.push({ questions: wordings.flatMap(termsOfWords), context: termsOfWords(contextWords) });
    const first = wordingEnds.length;
    for (const words of wordings) {
      hashes.push(wordingHashOf(words));
      for (const group of letterGroupsOf(words)) letterGroups.push(group);
      wordingEnds.push(letterGroups.length);
    }
    for (const word of [...wordings, contextWords].flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
    const entry: Entry = { id, path, question: questions[0] ?? '', first, end: wordingEnds.length };
    if (answer) entry.answer = answer;
    if (notOffered) entry.notOffered = notOffered;
    entries.push(entry);
  }
  const groups = Uint16Array.from(letterGroups);
  return {
    entries,
    terms: indexTerms(terms),
    letters: { groups, ends: Uint32Array.from(wordingEnds) },
    groupRarities: groupRaritiesOf(groups, wordingEnds.length),
    wordingHashes: Uint32Array.from(hashes),
    uses,
  };
}

/** What can be asked of an index. */
export function knowledgeOf(index: SourceIndex): Knowledge {
  const { entries, letters, groupRarities, wordingHashes, uses } = index;
  const { search, entriesWith } = termSearch(index.terms);
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    search: (query) =>
      search(query).flatMap(({ number, ...match }) => {
        const entry = entries[number];
        return entry ? [{ entry, ...match }] : [];
      }),
    entryOf(text) {
      const wording = wordingHashes.indexOf(wordingHashOf(wordsOf(text)));
      return entries.find(({ first, end }) => first <= wording && wording < end);
    },
    correct: createSpelling(uses, (term) => entriesWith(term) > 0),
    rarityOf: (term) => Math.log(1 + entries.length / (entriesWith(term) + 0.5)),
    entriesWith,
    groupRarities,
    letters,
  };
}

export function buildKnowledge(sources: readonly Source[]): Knowledge {
  return knowledgeOf(indexSources(sources));
}
