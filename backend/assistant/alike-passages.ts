import { CLAUSES } from './clauses.ts';
import type { Question } from './conversation.ts';
import { OPENING } from './fit.ts';
import { LIKELY } from './likeness.ts';
import { standsIn } from './passages.ts';
import type { Found } from './passages.ts';

/** With no more likeness than this a passage has only its words in common with a question. */
const HARDLY = 0.3;
/** Of the likeness of the likest. */
const NOT_AS_LIKE = 0.5;
const BY_WORDS = 0.45;
/** For a clause, or what shares no word with the question: nobody has weighed its words. */
const UNWEIGHED = 0.5;
const FEW_ENTRIES = 2;
/** Sentences up to the first that ends after 40 characters. */
const FIRST_WORDS = /^.{40}.*?(?:[.!?](?= [A-Z])|$)/;

/** A passage, and how like the question is to what is asked about it. */
type Alike = Found & { likeness: number };

/** A passage that only leads to those under headings of their own is told with their names and first words. */
function withEntries(passage: Found, all: readonly Found[]): Found {
  const { headingPath, path } = passage;
  const entries = all.filter(
    (other) =>
      other.path === path &&
      other.headingPath.length === headingPath.length + 1 &&
      headingPath.every((heading, at) => other.headingPath[at] === heading),
  );
  // The opening of a page leads to all that stands on it.
  if (entries.length < FEW_ENTRIES || headingPath.length <= OPENING) return passage;
  entries.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const lines = entries.map(({ headingPath: names, content }) => {
    const [text = ''] = FIRST_WORDS.exec(content.replaceAll('\n', ' ')) ?? [content];
    return `${(names.at(-1) ?? '').replace(/[.?!]$/, '')}: ${text.trim()}`;
  });
  return { ...passage, content: [passage.content, ...lines].join('\n') };
}

/** The passages by how well they fit, the best first, and by how like the question is to what is asked about them. */
export function byLikeness({ likeness: { places } }: Question, passages: readonly Found[]): Alike[] {
  const most = passages[0]?.score || 1;
  const known = [...passages, ...CLAUSES].flatMap((passage) => {
    const alike = places.filter((place) => standsIn(place, passage));
    const likeness = Math.max(0, ...alike.map((place) => place.likeness));
    if (likeness === 0 && (passage.score === 0 || passage.ideas.length === 0)) return [];
    const byWords = passage.score === 0 ? UNWEIGHED : passage.score / most;
    const score = byWords * BY_WORDS + likeness;
    const told = likeness >= LIKELY ? withEntries(passage, passages) : passage;
    return [{ ...told, alike, likeness, score }];
  });
  return known.sort((a, b) => b.score - a.score);
}

/** The passage that the question is likest to what is asked about. */
export function likestOf<Passage extends Alike>(passages: readonly Passage[]): Passage | undefined {
  return passages.toSorted((a, b) => b.likeness - a.likeness)[0];
}

/** In the same order, but for one that shares hardly more than words: what is likely meant comes before it. */
export function likestFirst<Passage extends Alike>(passages: readonly Passage[]): Passage[] {
  const likest = likestOf(passages);
  if (!likest || likest.likeness < LIKELY) return [...passages];
  if ((passages[0]?.likeness ?? 0) > Math.max(HARDLY, likest.likeness * NOT_AS_LIKE)) return [...passages];
  return [likest, ...passages.filter((passage) => passage !== likest)];
}
