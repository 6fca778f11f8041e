import { slugOf } from '#shared/text/slug.ts';

/** Longest value read from a URL; our controls never write a longer one. */
const MAX_VALUE_LENGTH = 100;

export type FilterValues<Key extends string> = Readonly<Record<Key, string>>;

/** Reads the filter from a query string. A missing value reads as the empty string: no restriction. */
export function readFilter<Key extends string>(search: string, keys: readonly Key[]): FilterValues<Key> {
  const query = new URLSearchParams(search);
  const entries = keys.map((key) => [key, (query.get(key) ?? '').slice(0, MAX_VALUE_LENGTH)]);
  return Object.fromEntries(entries) as FilterValues<Key>;
}

/** Returns the query string with some filter values changed; unrelated parameters stay. */
export function writeFilter(search: string, change: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value) query.set(key, value.slice(0, MAX_VALUE_LENGTH));
    else query.delete(key);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The entry of `names` that has this slug; undefined if there is none. */
export function nameOfSlug<Name extends string>(slug: string, names: readonly Name[]): Name | undefined {
  const wanted = slugOf(slug);
  return names.find((name) => slugOf(name) === wanted);
}

function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word of the query occurs in one of the texts, ignoring case and accents. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const haystack = normalise(texts.join('\n'));
  return normalise(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
