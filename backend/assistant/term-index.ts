/** The terms of one text, with repetitions. */
type Terms = readonly string[];
/** What is indexed of an entry: the terms of its wordings, which weigh more, and those of its context. */
export type EntryTerms = { questions: Terms; context: Terms };
/** An entry by its number, with the terms of the query that it uses. */
type Match = { number: number; score: number; terms: string[] };

export type TermIndex = {
  /** Entries that use a term of the query, the best first. */
  search(query: Terms): Match[];
  /** Number of entries that use a term. */
  entriesWith(term: string): number;
};

/** A field of all entries. One array for all terms takes a tenth of the memory of one for each. */
type Field = {
  boost: number;
  /** For each term, where its postings begin; those of the next term follow. */
  starts: Uint32Array;
  /** A posting: an entry, and how often it uses the term. */
  entries: Uint16Array;
  counts: Uint16Array;
  /** Number of different terms of each entry. */
  lengths: Uint16Array;
  averageLength: number;
};

const BOOST = { questions: 2, context: 1 };
/** Parameters of BM25+. */
const BM25 = { saturation: 1.2, lengthShare: 0.7, presence: 0.5 };

function countsOf(terms: Terms): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Numbers the terms, and counts the entries that use each. */
function numberTerms(texts: readonly EntryTerms[]): { numbers: Map<string, number>; entriesWith: number[] } {
  const numbers = new Map<string, number>();
  const entriesWith: number[] = [];
  for (const { questions, context } of texts) {
    for (const term of new Set([...questions, ...context])) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      entriesWith[number] = (entriesWith[number] ?? 0) + 1;
    }
  }
  return { numbers, entriesWith };
}

/** Sorts the terms of a field of all entries by term. */
function packField(texts: readonly Terms[], numbers: ReadonlyMap<string, number>, boost: number): Field {
  const counted = texts.map(countsOf);
  const starts = new Uint32Array(numbers.size + 1);
  const numberOf = (term: string) => numbers.get(term) ?? 0;
  for (const counts of counted)
    for (const term of counts.keys()) starts[numberOf(term) + 1] = (starts[numberOf(term) + 1] ?? 0) + 1;
  for (let term = 1; term < starts.length; term += 1)
    starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const next = starts.slice();
  const entries = new Uint16Array(starts.at(-1) ?? 0);
  const counts = new Uint16Array(entries.length);
  for (const [entry, own] of counted.entries()) {
    for (const [term, count] of own) {
      const at = next[numberOf(term)] ?? 0;
      entries[at] = entry;
      counts[at] = count;
      next[numberOf(term)] = at + 1;
    }
  }
  const lengths = Uint16Array.from(counted, ({ size }) => size || 1);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return { boost, starts, entries, counts, lengths, averageLength };
}

function packFields(texts: readonly EntryTerms[], numbers: ReadonlyMap<string, number>): Field[] {
  return [
    packField(
      texts.map(({ questions }) => questions),
      numbers,
      BOOST.questions,
    ),
    packField(
      texts.map(({ context }) => context),
      numbers,
      BOOST.context,
    ),
  ];
}

/** Indexes the terms of some entries. No function in here uses `texts`, because it would keep them in memory. */
export function indexTerms(texts: readonly EntryTerms[]): TermIndex {
  const total = texts.length;
  const { numbers, entriesWith } = numberTerms(texts);
  const fields = packFields(texts, numbers);

  /** The scores of the entries that use a term. */
  function scoresOf(number: number): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { boost, starts, entries, counts, lengths, averageLength } of fields) {
      const start = starts[number] ?? 0;
      const end = starts[number + 1] ?? start;
      const rarity = Math.log(1 + (total - (end - start) + 0.5) / (end - start + 0.5));
      for (let at = start; at < end; at += 1) {
        const entry = entries[at] ?? 0;
        const count = counts[at] ?? 0;
        const length = lengths[entry] ?? 0;
        const { saturation, lengthShare, presence } = BM25;
        const damping = saturation * (1 - lengthShare + (lengthShare * length) / averageLength);
        const score = boost * rarity * (presence + (count * (saturation + 1)) / (count + damping));
        scores.set(entry, (scores.get(entry) ?? 0) + score);
      }
    }
    return scores;
  }

  return {
    entriesWith: (term) => entriesWith[numbers.get(term) ?? -1] ?? 0,
    search(query) {
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
      // An entry counts the more, the more terms of the query it uses.
      for (const match of matches.values()) match.score *= match.terms.length;
      return [...matches.values()].toSorted((a, b) => b.score - a.score);
    },
  };
}
