import { isListAskedFor, isTitled } from './answering-parts.ts';
import type { Question } from './conversation.ts';
import { sameOwnerAs } from './owners.ts';
import { cutPassage, told } from './passage-parts.ts';
import type { Found, Search } from './passages.ts';
import { asksForCost } from './question-type.ts';
import type { Rarity } from './ranking.ts';
import { stem, wordsOf } from './stem.ts';
import { worthOf } from './worth.ts';

/** How well a term must express an idea to show what a passage is about. */
export const GROUNDS = 0.7;
/** An idea met in every other passage says little about which one is meant. */
const COMMON = 2.8;
/** For a passage that speaks of the subject and not of what is asked about it. */
const BESIDE_THE_POINT = 0.6;
const OVERVIEW = '/';
const OVERVIEW_FACTOR = 1.35;
/** An overview names what was asked, and no synonym of it. */
const IN_ITS_OWN_WORDS = 0.9;
/** For a passage that asks the visitor to write: it answers little. */
const CALL = 'next-step';
const CALL_FACTOR = 0.6;
/** For a statement that the visitor's own organisation is to be measured by: it says nothing of the firm. */
const STATEMENT_FACTOR = 0.6;
/** For a passage that speaks of what is ours where the question speaks of what is yours. */
const SAME_OWNER_FACTOR = 1.25;
const ANSWERS_FACTOR = 1.25;
const LIST_FACTOR = 1.2;
/** For what was written, where it is asked what the firm does. */
const PIECE_FACTOR = 0.8;
const NAMED_FACTOR = 1.3;
const OPENING_FACTOR = 1.2;
/** Headings above the opening of a page: its name and its claim. */
export const OPENING = 2;
const NEAR_NEWEST = 0.7;
const WEIGHED_BY_PARTS = 8;
const BY_PARTS = 0.15;
/** For a passage that gives the number that was asked for. */
const COUNTS_FACTOR = 5;

/** Whether a text gives a number of what is asked: 15 countries, 100+ successful engagements. */
function countsWhatIsAsked({ ideas, own }: Question, content: string): boolean {
  const counted = [...content.matchAll(/(?<![\d,.])\d[\d,.]*\+? ((?:[\w-]+ ?){1,3})/g)].flatMap(
    ([, words = '']) => wordsOf(words).map(stem),
  );
  return ideas.slice(0, own).some((idea) => idea.words.some((word) => counted.includes(stem(word))));
}

/** For a page that goes by the one thing the question names, most of all for its opening. */
function namedFactor({ ideas, headingPath }: Found): number {
  if (!ideas.some(({ inTitle }) => inTitle >= GROUNDS)) return 1;
  return headingPath.length <= OPENING && ideas.length === 1 ? NAMED_FACTOR * OPENING_FACTOR : NAMED_FACTOR;
}

/** Whether a passage answers what the page itself asks about the cost. */
function tellsCost({ headingPath }: Found): boolean {
  const heading = headingPath.at(-1) ?? '';
  return heading.endsWith('?') && asksForCost(heading);
}

const ASSESSMENT = '/resources/crisis-assessment';
/** Above each list of statements stand the page, its claim and the name of the paper form. */
const ABOVE_STATEMENTS = 4;

/** One of these is among the terms of a question about the assessment. */
const ASSESSING = ['crisis readiness assessment', 'checklist', 'statements'];

function isStatement({ path, headingPath }: Found): boolean {
  return path === ASSESSMENT && headingPath.length >= ABOVE_STATEMENTS;
}

/** The opening of the page that goes by each subject of the question; none where one of them names no page. */
export function openingsOf(ranked: readonly Found[], { ideas, own }: Question): Found[] {
  const subjects = ideas.slice(0, own).flatMap(({ isAspect }, idea) => (isAspect ? [] : [idea]));
  const openings = subjects.flatMap(
    (idea) =>
      ranked.find(
        (passage) =>
          passage.headingPath.length <= OPENING &&
          passage.ideas.some((found) => found.idea === idea && found.inTitle >= GROUNDS),
      ) ?? [],
  );
  return openings.length === subjects.length ? [...new Set(openings)] : [];
}

/** The day in the notes of a piece, such as 12 November 2026. */
function dayOf({ content }: Found): number {
  return Date.parse(/^(\d{1,2} [A-Z][a-z]+ \d{4})\b/m.exec(content)?.[1] ?? '');
}

/** Of the pieces that bear a date and answer about as well as any of them, the newest. */
export function newestOf<Scored extends Found>(ranked: readonly Scored[]): Scored | undefined {
  const dated = ranked.filter((passage) => isTitled(passage) && !Number.isNaN(dayOf(passage)));
  const near = dated.filter(({ score }) => score >= (dated[0]?.score ?? 0) * NEAR_NEWEST);
  return near.sort((a, b) => dayOf(b) - dayOf(a))[0];
}

/** Of the best passages those come first that say most of what is asked in one place, and not here and there. */
function weighByParts(
  ranked: (Found & { score: number })[],
  question: Question,
  rarities: readonly Rarity[],
): void {
  const ideas = question.ideas.map((idea, index) => ({ ...idea, rarity: rarities[index]?.value ?? 1 }));
  const best = ranked.slice(0, WEIGHED_BY_PARTS);
  const worths = best.map(({ content, headingPath }) => {
    const parts = cutPassage(content).parts.map((part) => `${headingPath.at(-1) ?? ''} ${told(part, true)}`);
    return Math.max(0, ...parts.map((part) => worthOf(part, ideas)));
  });
  const most = Math.max(...worths);
  if (most <= 0) return;
  for (const [index, passage] of best.entries())
    passage.score *= 1 - BY_PARTS * (1 - (worths[index] ?? 0) / most);
  ranked.sort((a, b) => b.score - a.score);
}

/** What the score of a passage is worth for this kind of question, beyond the words they share. */
function fitOf(question: Question, rarities: readonly Rarity[]): (passage: Found) => number {
  const own = question.ideas.slice(0, question.own);
  const subjects = own.flatMap((idea, index) => (idea.isAspect ? [] : [rarities[index]?.value ?? 0]));
  const isGeneral = subjects.length === 1 && subjects.every((rarity) => rarity < COMMON);
  const namesOne = subjects.length === 1 && question.ideas.length === question.own;
  const aspects = question.ideas.flatMap((idea, index) => (idea.isAspect ? [index] : []));
  const asksForStatements = own.some(({ terms }) => ASSESSING.some((term) => terms.has(term)));
  const costs = asksForCost(question.text);
  const isOfSameOwner = sameOwnerAs(question.text);
  return (passage) => {
    const { path, anchor, content, ideas } = passage;
    const isOverview =
      isGeneral &&
      path === OVERVIEW &&
      ideas.some(({ inHeading, strength }) => inHeading && strength >= IN_ITS_OWN_WORDS);
    const isBeside =
      aspects.length > 0 && !ideas.some(({ idea, inText }) => inText && aspects.includes(idea));
    return (
      (isOverview ? OVERVIEW_FACTOR : 1) *
      (anchor === CALL ? CALL_FACTOR : 1) *
      (costs && tellsCost(passage) ? ANSWERS_FACTOR : 1) *
      (isListAskedFor(passage, question) ? LIST_FACTOR : 1) *
      (question.asksForOffer && isTitled(passage) ? PIECE_FACTOR : 1) *
      (namesOne ? namedFactor(passage) : 1) *
      (!asksForStatements && isStatement(passage) ? STATEMENT_FACTOR : 1) *
      (isOfSameOwner(content) ? SAME_OWNER_FACTOR : 1) *
      (isBeside ? BESIDE_THE_POINT : 1) *
      (question.asksHowMany && countsWhatIsAsked(question, content) ? COUNTS_FACTOR : 1)
    );
  };
}

/** The passages found, the best first: what fits the kind of question, and says much of it in one place. */
export function byFit(question: Question, { passages, rarities }: Search): Found[] {
  const fit = fitOf(question, rarities);
  const ranked = passages.map((passage) => ({ ...passage, score: passage.score * fit(passage) }));
  ranked.sort((a, b) => b.score - a.score);
  weighByParts(ranked, question, rarities);
  return ranked;
}
