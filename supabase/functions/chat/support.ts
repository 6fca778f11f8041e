import { worthOf } from './answering-parts.ts';
import type { Question } from './conversation.ts';
import { ASPECT_TERM, isFiller } from './ideas.ts';
import { speaksOfSameOwner } from './owners.ts';
import { cutPassage, told } from './passage-parts.ts';
import type { Found, Search } from './passages.ts';
import { CONTACT } from './places.ts';
import { asksForCost } from './question-type.ts';
import type { Rarity } from './ranking.ts';
import { stem, wordsOf } from './stem.ts';

/** Share of what was asked that a passage must speak of. */
const ENOUGH = 0.5;
/** With less than that and no less than this, the nearest passage is told as what it is. */
const THIN = 0.27;
/** Asked for and to be found on the site, but not here: weighs less than what the site does not know at all. */
const ELSEWHERE_ON_SITE = 0.4;
const UNKNOWN = 1;
/** However large the site: a word that it does not use says no more than this. */
const MOST_UNKNOWN = 4;
/** How well a term must express an idea to show what a passage is about. */
const GROUNDS = 0.7;
/** With this many subjects met in one passage, a smaller share will do: a long question has many words to spare. */
const MANY_SUBJECTS = 2.5;
/** Two subjects, one of them perhaps in other words. */
const TWO = 1.6;
const ASPECT_SHOWS = 0.6;
const ENOUGH_WITH_MANY = 0.35;
/** Words that meet in a passage which is about none of them. */
const ENOUGH_BY_CHANCE = 0.65;
/** What is asked about a subject counts for less than the subject. */
const ASPECT = 0.5;
const LEADS_AWAY = 40;
/** An idea met in every other passage says little about which one is meant. */
const COMMON = 2.8;
/** For a passage that speaks of the subject and not of what is asked about it. */
const BESIDE_THE_POINT = 0.6;
const OVERVIEW = '/';
const OVERVIEW_FACTOR = 1.35;
/** For a passage that asks the visitor to write: it answers little. */
const CALL = 'next-step';
const CALL_FACTOR = 0.6;
/** For a statement that the visitor's own organisation is to be measured by: it says nothing of the firm. */
const STATEMENT_FACTOR = 0.6;
/** For a passage that speaks of what is ours where the question speaks of what is yours. */
const SAME_OWNER_FACTOR = 1.25;
const ANSWERS_FACTOR = 1.25;
const NAMED_FACTOR = 1.3;
const OPENING_FACTOR = 1.2;
/** Headings above the opening of a page: its name and its claim. */
const OPENING = 2;
const WEIGHED_BY_PARTS = 15;
const BY_PARTS = 0.15;
/** For a passage that gives the number that was asked for. */
const COUNTS_FACTOR = 5;
/** Worth of a further passage beside the best one. */
const NEAR = 0.72;
const NEAR_ELSEWHERE = 0.78;
/** Share of the support of the best passage that a further one must have. */
const AS_WELL = 0.75;
const MOST = 3;
/** One of these is among the terms of a question about reaching the firm. */
const REACHING = ['contact', 'telephone', 'e mail', 'hotline', 'offices', 'office hours'];

/** A word that stands in the text with a capital within a sentence is a name: CMMC, Lloyd's, Martyn's Law. */
function isNamed(words: readonly string[], content: string): boolean {
  return words.some((word) => {
    const name = word.replaceAll(/[^a-z0-9]/g, '.');
    return new RegExp(
      String.raw`[a-z,;] (?:${name.charAt(0).toUpperCase()}${name.slice(1)}|${name.toUpperCase()})\b`,
    ).test(content);
  });
}

/** Whether two words stand side by side in the question as in a text, at least one of them more than a filler. */
function sharesPhrase(question: string, text: string): boolean {
  const words = wordsOf(question.replaceAll('-', ' '));
  const stems = ` ${wordsOf(text.replaceAll('-', ' ')).map(stem).join(' ')} `;
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    if (word.length < 4 || next.length < 4 || (isFiller(word) && isFiller(next))) return false;
    return stems.includes(` ${stem(word)} ${stem(next)} `);
  });
}

/** Whether a text gives a number of what is asked: 15 countries, 100+ successful engagements. */
function countsWhatIsAsked({ ideas, own }: Question, content: string): boolean {
  const counted = [...content.matchAll(/\d[\d,.]*\+? ((?:[\w-]+ ?){1,3})/g)].flatMap(([, words = '']) =>
    wordsOf(words).map(stem),
  );
  return ideas.slice(0, own).some((idea) => idea.words.some((word) => counted.includes(stem(word))));
}

/** For a page that goes by the one thing the question names, most of all for its opening. */
function namedFactor({ ideas, headingPath }: Found): number {
  if (!ideas.some(({ idea, inTitle }) => idea === 0 && inTitle >= GROUNDS)) return 1;
  return headingPath.length <= OPENING ? NAMED_FACTOR * OPENING_FACTOR : NAMED_FACTOR;
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

/** Share of the question that a passage speaks of: 0 where it shares no more than a chance word with it. */
function shareOf(
  passage: Found,
  question: Question,
  rarities: readonly Rarity[],
): { share: number; enough: number; isOfTheField: boolean } {
  const { ideas } = question;
  const own = ideas.slice(0, question.own);
  // A follow-up without a subject of its own is about what came before.
  const counted = own.some((idea) => !idea.isAspect) ? own.length : ideas.length;
  const foundAt = new Map(passage.ideas.map((found) => [found.idea, found]));
  let found = 0;
  let missing = 0;
  let subjects = 0;
  let isGrounded = false;
  let isOfTheField = false;
  for (const [index, idea] of ideas.slice(0, counted).entries()) {
    const { value = 0, passages = 0 } = rarities[index] ?? {};
    const rarity = value * (idea.isAspect ? ASPECT : 1);
    const place = foundAt.get(index);
    if (idea.isElsewhere) missing += LEADS_AWAY;
    else if (place) {
      const strength = Math.min(1, place.strength / (idea.isAspect ? ASPECT_TERM : 1));
      found += rarity * strength;
      missing += rarity * (1 - strength) * ELSEWHERE_ON_SITE;
      // An aspect beside a subject shows that it is no chance: invoices that are due.
      subjects += idea.isAspect ? strength * ASPECT_SHOWS : strength;
      if (idea.isAspect) continue;
      if (strength < GROUNDS) continue;
      isOfTheField ||= idea.isOfTheField;
      if (idea.isOfTheField || place.inHeading || isNamed(idea.words, passage.content)) isGrounded = true;
    } else {
      missing += passages > 0 ? rarity * ELSEWHERE_ON_SITE : Math.min(rarity, MOST_UNKNOWN) * UNKNOWN;
    }
  }
  // Words that stand together in both are no chance.
  if (subjects > 0 && !isGrounded && sharesPhrase(question.text, passage.content)) isGrounded = true;
  // What was asked before tells what a follow-up is about.
  if (subjects > 0 && passage.ideas.some(({ idea }) => idea >= counted && ideas[idea]?.isOfTheField))
    isGrounded = true;
  const isAspectOnly = ideas.slice(0, counted).every((idea) => idea.isAspect);
  if (!isGrounded && subjects < TWO && !isAspectOnly) return { share: 0, enough: ENOUGH, isOfTheField };
  return {
    isOfTheField,
    share: found / (found + missing || 1),
    enough:
      !isGrounded && !isAspectOnly ? ENOUGH_BY_CHANCE : subjects >= MANY_SUBJECTS ? ENOUGH_WITH_MANY : ENOUGH,
  };
}

/** What an answer rests on. Thin: the passage nearest to the question, which speaks of too little of it. */
type Support = { passages: Found[]; isThin: boolean };

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

/** The passages that answer, best first and at most three; none where the site does not speak of it. */
export function bestSupported(question: Question, { passages, rarities }: Search): Support {
  const subjects = question.ideas
    .slice(0, question.own)
    .flatMap((idea, index) => (idea.isAspect ? [] : [rarities[index]?.value ?? 0]));
  const isGeneral = subjects.length === 1 && subjects.every((rarity) => rarity < COMMON);
  const aspects = question.ideas.flatMap((idea, index) => (idea.isAspect ? [index] : []));
  const asksForStatements = question.ideas
    .slice(0, question.own)
    .some(({ terms }) => ASSESSING.some((term) => terms.has(term)));
  const costs = asksForCost(question.text);
  const namesOne = subjects.length === 1 && question.ideas.length === 1;
  const ranked = passages
    .map((passage) => {
      const isOverview =
        isGeneral && passage.path === OVERVIEW && passage.ideas.some(({ inHeading }) => inHeading);
      const isBeside =
        aspects.length > 0 && !passage.ideas.some(({ idea, inText }) => inText && aspects.includes(idea));
      const counts = question.asksHowMany && countsWhatIsAsked(question, passage.content);
      const factor =
        (isOverview ? OVERVIEW_FACTOR : 1) *
        (passage.anchor === CALL ? CALL_FACTOR : 1) *
        (costs && tellsCost(passage) ? ANSWERS_FACTOR : 1) *
        (namesOne ? namedFactor(passage) : 1) *
        (!asksForStatements && isStatement(passage) ? STATEMENT_FACTOR : 1) *
        (speaksOfSameOwner(question.text, passage.content) ? SAME_OWNER_FACTOR : 1) *
        (isBeside ? BESIDE_THE_POINT : 1) *
        (counts ? COUNTS_FACTOR : 1);
      return { ...passage, score: passage.score * factor, ...shareOf(passage, question, rarities) };
    })
    .sort((a, b) => b.score - a.score);
  weighByParts(ranked, question, rarities);
  const [best, ...others] = ranked.filter(({ share, enough }) => share >= enough);
  if (!best) {
    const nearest = ranked.find(({ share, isOfTheField }) => share >= THIN && isOfTheField);
    return { passages: nearest ? [nearest] : [], isThin: true };
  }
  const wellSupported = best.share * AS_WELL;
  const asksHowToReach = question.ideas.some(({ terms }) => REACHING.some((term) => terms.has(term)));
  const near = others.filter(
    (passage) =>
      // Beside another answer, how to reach the firm is an offer and answers nothing, unless that was asked.
      (asksHowToReach || `${passage.path}#${passage.anchor}` !== CONTACT.url) &&
      passage.score >= best.score * (passage.path === best.path ? NEAR : NEAR_ELSEWHERE) &&
      passage.share >= passage.enough &&
      passage.share >= wellSupported,
  );
  return { passages: [best, ...near].slice(0, MOST), isThin: false };
}
