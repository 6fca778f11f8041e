/** A term that may express an idea of the question, how well (1 where it is the word itself), and its weight there. */
type Term = {
  idea: number;
  strength: number;
  weight: number;
  isOwn: boolean;
  /** Of the vocabulary of the trade. */
  isOfTheField: boolean;
};

/** What the database found; terms by their place in the list, passages and pages by their ids. */
type Matches = {
  /** On the whole site. */
  passages: number;
  /** `place`: how prominently the term stands there. */
  matches: readonly { term: number; passage: string; page: string; place: number; inHeading: boolean }[];
  pageMatches: readonly { term: number; page: string; place: number }[];
  /** Passages whose heading stands on page after page. */
  refrains: ReadonlySet<string>;
};

/** Where a passage expresses an idea: in its text or headings, or in the headings and the page's title; and how well. */
export type IdeaFound = {
  idea: number;
  inText: boolean;
  inHeading: boolean;
  /** How well the title of the page expresses it, its description apart. */
  inTitle: number;
  strength: number;
};

/** What an idea is worth, the rarer on the site the more, and how many passages express it. */
export type Rarity = { value: number; passages: number };

type Ranked = { passage: string; score: number; ideas: IdeaFound[] };

/** One term that fits says most of it; others beside it say that it is no accident. */
const BEST_TERM = 0.8;
/** What the page is about need not be said again in each of its passages. */
const BY_PAGE = 0.8;
/** A heading elsewhere on the page says less of that than the page's title. */
const BY_OTHER_HEADING = 0.4;
const BOTH = 0.1;
/** No term says much more than its idea does. */
const ABOVE_IDEA = 1.5;
/** From here on a term stands in a page's title and not in its description alone. */
const TITLE = 0.55;
const REFRAIN = 0.5;
const EVERYDAY_HEADING = 0.65;
/** A term at least as good as this says the same as the word of the question. */
const SYNONYM_OF_TRADE = 0.7;

/** The entry of a key, made at the first call. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * The passages that express the ideas of a question, the best first. A term is worth the more the rarer it is on the
 * site, and an idea counts once for a passage however often it stands there.
 */
export function rank(
  terms: readonly Term[],
  { passages, matches, pageMatches, refrains }: Matches,
  howManyIdeas: number,
): { ranked: Ranked[]; rarities: Rarity[] } {
  const rarityOf = (found: number) => Math.log(1 + (passages + 0.5) / (found + 0.5));
  const foundByTerm = terms.map(() => 0);
  const foundByIdea = Array.from({ length: howManyIdeas }, () => new Set<string>());
  for (const { term, passage } of matches) {
    foundByTerm[term] = (foundByTerm[term] ?? 0) + 1;
    foundByIdea[terms[term]?.idea ?? 0]?.add(passage);
  }
  const rarities = foundByIdea.map(({ size }) => ({ value: rarityOf(size), passages: size }));

  // A synonym says no more than the word itself, where the site uses that.
  const ownRarity = rarities.map(() => Infinity);
  for (const [number, { idea, isOwn }] of terms.entries()) {
    const found = foundByTerm[number] ?? 0;
    if (isOwn && found > 0) ownRarity[idea] = rarityOf(found);
  }
  // Where the site does not use the word itself, its synonym is the word.
  const bestStrength = rarities.map(() => 0);
  for (const [number, { idea, strength }] of terms.entries()) {
    if ((foundByTerm[number] ?? 0) > 0) bestStrength[idea] = Math.max(bestStrength[idea] ?? 0, strength);
  }
  const strengthOf = terms.map(({ idea, strength }) => {
    const best = bestStrength[idea] ?? 0;
    return best >= SYNONYM_OF_TRADE ? strength / best : strength;
  });
  const worthOfTerm = terms.map(({ idea, weight }, number) => {
    const rarity = Math.min(
      rarityOf(foundByTerm[number] ?? 0),
      ownRarity[idea] ?? Infinity,
      ABOVE_IDEA + (rarities[idea]?.value ?? 0),
    );
    return weight * rarity;
  });

  type InPassage = { most: number; sum: number; inHeading: boolean; strength: number };
  const byPassage = new Map<string, { page: string; ideas: Map<number, InPassage> }>();
  for (const { term, passage, page, place, inHeading } of matches) {
    // An everyday word in a heading catches the eye: it says no more there than in a sentence.
    const prominence = inHeading && terms[term]?.isOfTheField !== true ? place * EVERYDAY_HEADING : place;
    const worth = (worthOfTerm[term] ?? 0) * prominence;
    const { ideas } = entryOf(byPassage, passage, () => ({ page, ideas: new Map() }));
    const found = entryOf(ideas, terms[term]?.idea ?? 0, () => ({
      most: 0,
      sum: 0,
      inHeading: false,
      strength: 0,
    }));
    found.most = Math.max(found.most, worth);
    found.sum += worth;
    found.inHeading ||= inHeading;
    found.strength = Math.max(found.strength, strengthOf[term] ?? 0);
  }
  const worthIn = ({ most, sum }: InPassage) => BEST_TERM * most + (1 - BEST_TERM) * Math.min(sum, 2 * most);

  type About = { title: number; heading: number; strength: number; titleStrength: number };
  /** What a page is about, by its title and description, and by the headings on it. */
  const byPage = new Map<string, Map<number, About>>();
  const aboutOf = (page: string, idea: number) =>
    entryOf(
      entryOf(byPage, page, () => new Map<number, About>()),
      idea,
      () => ({ title: 0, heading: 0, strength: 0, titleStrength: 0 }),
    );
  for (const { term, page, place } of pageMatches) {
    const about = aboutOf(page, terms[term]?.idea ?? 0);
    about.title = Math.max(about.title, (worthOfTerm[term] ?? 0) * place);
    about.strength = Math.max(about.strength, strengthOf[term] ?? 0);
    if (place >= TITLE) about.titleStrength = Math.max(about.titleStrength, strengthOf[term] ?? 0);
  }
  for (const { page, ideas } of byPassage.values()) {
    for (const [idea, found] of ideas) {
      if (!found.inHeading) continue;
      const about = aboutOf(page, idea);
      about.heading = Math.max(about.heading, worthIn(found));
    }
  }

  const ranked = [...byPassage].map(([passage, { page, ideas }]): Ranked => {
    let score = 0;
    const expressed: IdeaFound[] = [];
    for (let idea = 0; idea < howManyIdeas; idea += 1) {
      const found = ideas.get(idea);
      const about = byPage.get(page)?.get(idea);
      const here = found ? worthIn(found) : 0;
      const onPage = about?.title ?? 0;
      const nearby = BY_OTHER_HEADING * (about?.heading ?? 0);
      const both = here > 0 && onPage > 0 ? Math.min(here, onPage) : Math.max(here, onPage);
      score += Math.max(here, BY_PAGE * onPage, nearby) + BOTH * both;
      if (here > 0 || onPage > 0) {
        expressed.push({
          idea,
          inText: here > 0,
          inHeading: found?.inHeading === true || onPage > 0,
          inTitle: about?.titleStrength ?? 0,
          strength: Math.max(found?.strength ?? 0, about?.strength ?? 0),
        });
      }
    }
    return { passage, score: refrains.has(passage) ? score * REFRAIN : score, ideas: expressed };
  });
  ranked.sort((a, b) => b.score - a.score);
  return { ranked, rarities };
}
