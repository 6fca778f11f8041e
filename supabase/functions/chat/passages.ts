import type { Database } from '../_shared/database.ts';

import { ideasOf, isFiller, isKnown, KNOWN_WORDS } from './ideas.ts';
import type { Idea } from './ideas.ts';
import { correct } from './spelling.ts';
import { wordsOf } from './stem.ts';

/** An idea with the weight its question gives it. */
export type Weighted = Idea & { weight: number };

/** Where a passage expresses an idea: in its text or headings, or in the headings and the page's title. */
type IdeaFound = { idea: number; inText: boolean; inHeading: boolean };

export type Found = {
  path: string;
  title: string;
  anchor: string | null;
  headingPath: string[];
  content: string;
  score: number;
  /** The ideas, by index, that the passage or its page expresses. */
  ideas: IdeaFound[];
};

/** What an idea is worth, the rarer on the site the more, and how many passages express it. */
export type Rarity = { value: number; passages: number };

export type Search = { passages: Found[]; rarities: Rarity[] };

type WordRow = { word: string; is_stop: boolean; passages: number; similar_words: string[] };

/** The ideas of a text, its typing errors put right by the words of the site. */
export async function readIdeas(database: Database, text: string): Promise<Idea[]> {
  const words = wordsOf(text.replaceAll('-', ' ')).slice(0, 60);
  const unknown = [...new Set(words.filter((word) => /^[a-z]{4,30}$/.test(word) && !isKnown(word)))];
  if (unknown.length === 0) return ideasOf(words);
  const rows = await database.query<WordRow>('select * from private.known_words($1::text::jsonb)', [
    JSON.stringify(unknown),
  ]);
  const corrections = new Map<string, string>();
  for (const row of rows) {
    if (row.is_stop || row.passages > 0) continue;
    const correction = correct(row.word, [...KNOWN_WORDS, ...row.similar_words]);
    if (correction !== undefined) corrections.set(row.word, correction);
  }
  const stops = new Set(rows.filter((row) => row.is_stop).map((row) => row.word));
  return ideasOf(
    words.map((word) => corrections.get(word) ?? word).filter((word) => !stops.has(word) || isFiller(word)),
  );
}

type PassageRow = {
  path: string;
  title: string;
  anchor: string | null;
  heading_path: string[];
  content: string;
  score: number;
  ideas_found: IdeaFound[];
  rarities: Rarity[];
};

/** The passages that express the ideas best, the best first. */
export async function findPassages(
  database: Database,
  ideas: readonly Weighted[],
  howMany: number,
): Promise<Search> {
  const rows = ideas.flatMap((idea, index) =>
    [...idea.terms].map(([term, weight]) => ({
      idea: index,
      term,
      weight: weight * idea.weight,
      own: term === idea.words.join(' '),
    })),
  );
  const found = await database.query<PassageRow>('select * from private.find_passages($1::text::jsonb, $2)', [
    JSON.stringify(rows),
    howMany,
  ]);
  return {
    rarities: found[0]?.rarities ?? [],
    passages: found.map((row) => ({
      path: row.path,
      title: row.title,
      anchor: row.anchor,
      headingPath: row.heading_path,
      content: row.content,
      score: row.score,
      ideas: row.ideas_found,
    })),
  };
}
