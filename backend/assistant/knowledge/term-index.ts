/** The terms of one text, with repetitions. */
type Terms = readonly string[];
/** The indexed terms of an entry. Those of its wordings weigh more than those of its context. */
export type EntryTerms = { questions: Terms; context: Terms };
/** A matching entry, with the query terms that it contains. */
type Match = { number: number; score: number; terms: string[] };

/** Postings of one field for all terms, in shared arrays: an array for each term would take ten times the memory. */
type Field = {
  boost: number;
  /** Index of each term's first posting; it ends where the next term's begin. */
  starts: Uint32Array;
  /** Entry of each posting, and how often the term occurs in it, capped at 255. */
  entries: Uint16Array;
  counts: Uint8ClampedArray;
  /** Number of different terms of each entry. */
  lengths: Uint16Array;
  averageLength: number;
};

/** An inverted index as plain data, which can be stored. */
export type TermIndex = {
  /** Number of entries. */
  total: number;
  /** The number of each term. */
  numbers: Map<string, number>;
  /** For each term the number of entries that contain it. */
  entriesWith: number[];
  fields: Field[];
};

const BOOST = { questions: 2, context: 1 };
/** Parameters of BM25+. */
const BM25 = { k1: 1.2, b: 0.7, delta: 0.5 };

function countsOf(terms: Terms): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Assigns a number to each term and counts the entries that contain it. */
function numberTerms(entries: readonly EntryTerms[]): Pick<TermIndex, 'numbers' | 'entriesWith'> {
  const numbers = new Map<string, number>();
  const entriesWith: number[] = [];
  for (const { questions, context } of entries) {
    for (const term of new Set([...questions, ...context])) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      entriesWith[number] = (entriesWith[number] ?? 0) + 1;
    }
  }
  return { numbers, entriesWith };
}

/** Builds the postings of one field. */
function packField(documents: readonly Terms[], numbers: ReadonlyMap<string, number>, boost: number): Field {
  const counted = documents.map(countsOf);
  const starts = new Uint32Array(numbers.size + 1);
  const numberOf = (term: string) => numbers.get(term) ?? 0;
  for (const counts of counted)
    for (const term of counts.keys()) starts[numberOf(term) + 1] = (starts[numberOf(term) + 1] ?? 0) + 1;
  for (let term = 1; term < starts.length; term += 1)
    starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const next = starts.slice();
  const entries = new Uint16Array(starts.at(-1) ?? 0);
  const counts = new Uint8ClampedArray(entries.length);
  for (const [entry, own] of counted.entries()) {
    for (const [term, count] of own) {
      const posting = next[numberOf(term)] ?? 0;
      entries[posting] = entry;
      counts[posting] = count;
      next[numberOf(term)] = posting + 1;
    }
  }
  const lengths = Uint16Array.from(counted, ({ size }) => size || 1);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return { boost, starts, entries, counts, lengths, averageLength };
}

/** Builds an inverted index. */
export function indexTerms(entries: readonly EntryTerms[]): TermIndex {
  const { numbers, entriesWith } = numberTerms(entries);
  const fields = (['questions', 'context'] as const).map((name) =>
    packField(
      entries.map((entry) => entry[name]),
      numbers,
      BOOST[name],
    ),
  );
  return { total: entries.length, numbers, entriesWith, fields };
}

/** Searches an index. */
export function termSearch({ total, numbers, entriesWith, fields }: TermIndex) {
  /** BM25+ scores of the entries that contain a term. */
  function scoresOf(number: number): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { boost, starts, entries, counts, lengths, averageLength } of fields) {
      const start = starts[number] ?? 0;
      const end = starts[number + 1] ?? start;
      const idf = Math.log(1 + (total - (end - start) + 0.5) / (end - start + 0.5));
      for (let posting = start; posting < end; posting += 1) {
        const entry = entries[posting] ?? 0;
        const count = counts[posting] ?? 0;
        const length = lengths[entry] ?? 0;
        const { k1, b, delta } = BM25;
        const norm = k1 * (1 - b + (b * length) / averageLength);
        const score = boost * idf * (delta + (count * (k1 + 1)) / (count + norm));
        scores.set(entry, (scores.get(entry) ?? 0) + score);
      }
    }
    return scores;
  }

  return {
    /** Number of entries that contain a term. */
    entriesWith: (term: string) => entriesWith[numbers.get(term) ?? -1] ?? 0,
    /** Entries that contain a query term, best first. */
    search(query: Terms): Match[] {
      const matches = new Map<number, Match>();
      for (const term of query) {
        const number = numbers.get(term);
        if (number === undefined) continue;
        for (const [entry, score] of scoresOf(number)) {
          const match = matches.get(entry);
          if (match) {
            match.score += score;
            match.terms.push(term);
          } else matches.set(entry, { number: entry, score, terms: [term] });
        }
      }
      // Entries that contain more of the query terms rank higher.
      for (const match of matches.values()) match.score *= match.terms.length;
      return [...matches.values()].toSorted((a, b) => b.score - a.score);
    },
  };
}
