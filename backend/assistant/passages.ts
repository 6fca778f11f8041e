import type { Database } from '../database.ts';

import { ideasOf, isFiller, isKnown, KNOWN_WORDS } from './ideas.ts';
import type { Idea } from './ideas.ts';
import { knownQuestions } from './known-questions.ts';
import { isCommon } from './meaning.ts';
import { rank } from './ranking.ts';
import type { IdeaFound, Rarity } from './ranking.ts';
import { correct, relative } from './spelling.ts';
import { wordsOf } from './stem.ts';
import { FILLERS } from './vocabulary.ts';

/** An idea with the weight its question gives it, and once it was looked for, what it is worth on the site. */
export type Weighted = Idea & { weight: number; rarity?: number };

export type Found = {
  path: string;
  title: string;
  anchor: string | null;
  headingPath: string[];
  content: string;
  /** Its place on the site, from the first page to the last. */
  order?: number;
  score: number;
  /** What stands in it that is asked for in words like those of the question. */
  alike?: { says: string; likeness: number }[];
  /** The ideas, by index, that the passage or its page expresses. */
  ideas: IdeaFound[];
};

export type Search = { passages: Found[]; rarities: Rarity[] };

type WordRow = {
  word: string;
  is_stop: boolean;
  passages: number;
  similar_words: string[];
  parts: string[];
};

/** What a text says: its words, typing errors put right by those of the site, and the ideas they make. */
export type Read = { words: string[]; ideas: Idea[] };

const MOST_WORDS = 60;
/** Unknown words of a whole request that are looked up, at some 6 ms each; what is really asked has a few. */
const MOST_LOOKED_UP = 12;

async function lookUp(database: Database, words: readonly string[]): Promise<WordRow[]> {
  if (words.length === 0) return [];
  return database.query<WordRow>('select * from private.known_words($1::text::jsonb)', [
    JSON.stringify(words),
  ]);
}

/** Reads texts, the most important first. */
export async function read(database: Database, texts: readonly string[]): Promise<Read[]> {
  const said = texts.map((text) => wordsOf(text.replaceAll('-', ' ')).slice(0, MOST_WORDS));
  const asked = knownQuestions().known;
  const isUnknown = (word: string) => /^[a-z]{3,30}$/.test(word) && !isKnown(word) && !asked.has(word);
  const unknown = new Set(said.flat().filter(isUnknown));
  const rows = await lookUp(database, [...unknown].slice(0, MOST_LOOKED_UP));
  const corrections = new Map<string, string[]>();
  for (const { word, is_stop: isStop, passages, similar_words: similar, parts } of rows) {
    if (isStop || passages > 0) continue;
    // Of three letters hardly one makes another word of the field.
    const correction =
      (isCommon(word)
        ? undefined
        : correct(word, word.length === 3 ? FILLERS : [...KNOWN_WORDS, ...similar, ...asked])) ??
      relative(word, similar);
    if (parts.length > 0) corrections.set(word, parts);
    else if (correction !== undefined) corrections.set(word, [correction]);
  }
  const stops = new Set(rows.filter((row) => row.is_stop).map((row) => row.word));
  return said.map((words) => {
    const corrected = words.flatMap((word) => corrections.get(word) ?? [word]);
    return {
      words: corrected,
      ideas: ideasOf(corrected.filter((word) => !stops.has(word) || isFiller(word))),
    };
  });
}

type MatchRow = {
  passages: number;
  matches: [term: number, passage: string, page: string, place: number, inHeading: boolean][];
  page_matches: [term: number, page: string, place: number][];
  refrains: string[];
};

type PassageRow = {
  id: string;
  path: string;
  title: string;
  anchor: string | null;
  heading_path: string[];
  content: string;
};

/** Words that stand on a page. */
type Place = { path: string; says: string };

/** Whether a passage holds the words of a place. */
export function standsIn(
  { path, says }: Place,
  { path: of, headingPath, content }: Pick<Found, 'path' | 'headingPath' | 'content'>,
): boolean {
  const words = says.toLowerCase();
  return (
    path === of &&
    (content.toLowerCase().includes(words) || (headingPath.at(-1) ?? '').toLowerCase().includes(words))
  );
}

/** The passages that express the ideas best, the best first, and those that hold the places. */
export async function findPassages(
  database: Database,
  ideas: readonly Weighted[],
  howMany: number,
  places: readonly Place[],
): Promise<Search> {
  const terms = ideas.flatMap((idea, index) =>
    [...idea.terms].map(([term, strength]) => ({
      idea: index,
      term,
      strength,
      weight: strength * idea.weight,
      isOwn: term === idea.words.join(' '),
      isOfTheField: idea.isOfTheField,
    })),
  );
  const [found] = await database.query<MatchRow>('select * from private.match_passages($1::text::jsonb)', [
    JSON.stringify(terms.map(({ term }) => term)),
  ]);
  if (!found) return { passages: [], rarities: [] };
  const { ranked, rarities } = rank(
    terms,
    {
      passages: found.passages,
      matches: found.matches.map(([term, passage, page, place, inHeading]) => ({
        term,
        passage,
        page,
        place,
        inHeading,
      })),
      pageMatches: found.page_matches.map(([term, page, place]) => ({ term, page, place })),
      refrains: new Set(found.refrains),
    },
    ideas.length,
  );
  const best = ranked.slice(0, howMany);
  const rows = await database.query<PassageRow>(
    `select p.id, g.path, g.title, p.anchor, to_jsonb(p.heading_path) as heading_path, p.content
      from public.site_passages p join public.site_pages g on g.id = p.page_id
      where p.id in (select value::uuid from jsonb_array_elements_text($1::text::jsonb))
        or g.path = $3
        or exists (
          select from jsonb_to_recordset($2::text::jsonb) a (path text, says text)
          where a.path = g.path and (
            strpos(lower(p.content), lower(a.says)) > 0
            or strpos(lower(p.heading_path[cardinality(p.heading_path)]), lower(a.says)) > 0
          )
        )
      order by g.path collate "C", p.position`,
    [JSON.stringify(best.map(({ passage }) => passage)), JSON.stringify(places), places[0]?.path ?? ''],
  );
  const byId = new Map(ranked.map((passage) => [passage.passage, passage]));
  return {
    rarities,
    passages: rows
      .map(({ id, path, title, anchor, heading_path: headingPath, content }, order) => {
        const { score = 0, ideas: found = [] } = byId.get(id) ?? {};
        return { path, title, anchor, headingPath, content, order, score, ideas: found };
      })
      .sort((a, b) => b.score - a.score),
  };
}
