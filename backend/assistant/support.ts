import { byLikeness, likestFirst, likestOf } from './alike-passages.ts';
import { isTitled } from './answering-parts.ts';
import type { Question } from './conversation.ts';
import { byFit, GROUNDS, newestOf, openingsOf } from './fit.ts';
import { ASPECT_TERM, isFiller } from './ideas.ts';
import { LIKELY } from './likeness.ts';
import type { Found, Search } from './passages.ts';
import { CONTACT } from './places.ts';
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
/** Worth of a further passage beside the best one. */
const NEAR = 0.72;
const NEAR_ELSEWHERE = 0.78;
/** Share of the support of the best passage that a further one must have. */
const AS_WELL = 0.75;
const MOST = 3;
/** A question this like one that is answered somewhere is answered there. */
const SURE = 0.6;
/** A question this like one that no page answers is not, if it is clearly liker to that. */
const FOREIGN = 0.48;
/** With no more likeness than this to anything that is answered, less will do. */
const UNCLEAR = 0.45;
const RATHER_FOREIGN = 0.35;
/** Enough to be told as what comes nearest. */
const RATHER_LIKE = 0.42;
const CLEARLY = 0.97;
/** A passage that speaks of this share of a question answers it, whatever it is like. */
const ENTIRELY = 0.8;
/** Share of the likeness of the best passage that a further one must have. */
const AS_LIKE = 0.85;
/** One of these is among the terms of a question about reaching the firm. */
const REACHING = ['contact', 'telephone', 'e mail', 'hotline', 'offices', 'office hours'];

/** A word that stands in the text with a capital within a sentence is a name: CMMC, Lloyd's, Martyn's Law. */
function isNamed(words: readonly string[], content: string): boolean {
  return words.some((word) => {
    const name = word.replaceAll(/[^a-z0-9]/g, '.');
    // Any sentence begins with a capital, and only an abbreviation goes on in them.
    const isAbbreviation = word.length > 1 && new RegExp(String.raw`\b${name.toUpperCase()}\b`).test(content);
    return (
      isAbbreviation ||
      new RegExp(String.raw`[a-z,;] ${name.charAt(0).toUpperCase()}${name.slice(1)}\b`).test(content)
    );
  });
}

/** Words side by side in a question, at least one of them more than a filler. */
function pairsOf(question: string): [first: string, second: string][] {
  const words = wordsOf(question.replaceAll('-', ' '));
  return words.flatMap((word, index): [string, string][] => {
    const next = words[index + 1] ?? '';
    const saysLittle = word.length < 4 || next.length < 4 || (isFiller(word) && isFiller(next));
    return saysLittle ? [] : [[stem(word), stem(next)]];
  });
}

/** Whether two words of the question stand side by side in a text as well. */
function sharesPhrase(question: string, text: string): boolean {
  const plain = text.toLowerCase();
  // Most texts have not even the letters.
  const near = pairsOf(question).filter((pair) => pair.every((part) => plain.includes(part.slice(0, -1))));
  if (near.length === 0) return false;
  const stems = ` ${wordsOf(text.replaceAll('-', ' ')).map(stem).join(' ')} `;
  return near.some(([first, second]) => stems.includes(` ${first} ${second} `));
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

/** Whether a question is about nothing that the site speaks of, before any page is looked at. */
export function isForeign({ ideas, likeness: { places, elsewhere } }: Question): boolean {
  const best = places[0]?.likeness ?? 0;
  if (best >= SURE && best > elsewhere) return false;
  return ideas.every((idea) => idea.isElsewhere);
}

/** Whether a question is more like what no page answers than what one does. */
function leadsElsewhere({ likeness: { places, elsewhere } }: Question): boolean {
  const best = places[0]?.likeness ?? 0;
  return elsewhere >= (best < UNCLEAR ? RATHER_FOREIGN : FOREIGN) && elsewhere >= best * CLEARLY;
}

function isSamePiece(one: Found, other: Found): boolean {
  return one === other || (isTitled(one) && isTitled(other) && one.anchor === other.anchor);
}

/** What an answer rests on. Thin: the passage nearest to the question, which speaks of too little of it. */
type Support = { passages: Found[]; isThin: boolean };

/** The passages that answer, best first and at most three; none where the site does not speak of it. */
export function bestSupported(question: Question, { passages: found, rarities }: Search): Support {
  const ranked = byLikeness(question, byFit(question, { passages: found, rarities })).map((passage) =>
    Object.assign(passage, shareOf(passage, question, rarities)),
  );
  const namesForeign = question.ideas.slice(0, question.own).some((idea) => idea.isElsewhere);
  const supported = ranked.filter(
    ({ share, enough, likeness }) =>
      share >= enough || (!namesForeign && (likeness >= SURE || (likeness >= LIKELY && share >= THIN))),
  );
  const compared = question.asksToCompare ? openingsOf(ranked, question) : [];
  if (compared.length > 1) return { passages: compared.slice(0, MOST), isThin: false };
  const newest = question.asksForNewest ? newestOf(supported) : undefined;
  const [best, ...rest] = newest ? [newest] : likestFirst(supported);
  if (best && leadsElsewhere(question) && (question.likeness.elsewhere >= SURE || best.share < ENTIRELY))
    return { passages: [], isThin: true };
  if (!best) {
    if (leadsElsewhere(question)) return { passages: [], isThin: true };
    const likest = likestOf(ranked);
    const nearest =
      likest &&
      likest.likeness >= RATHER_LIKE &&
      likest.likeness > question.likeness.elsewhere &&
      !namesForeign
        ? likest
        : ranked.find(({ share, isOfTheField }) => share >= THIN && isOfTheField);
    return { passages: nearest ? [nearest] : [], isThin: true };
  }
  const wellSupported = best.share * AS_WELL;
  const asksHowToReach = question.ideas.some(({ terms }) => REACHING.some((term) => terms.has(term)));
  const near = rest.filter(
    (passage) =>
      // Beside another answer, how to reach the firm is an offer and answers nothing, unless that was asked.
      (asksHowToReach || `${passage.path}#${passage.anchor}` !== CONTACT.url) &&
      passage.score >= best.score * (passage.path === best.path ? NEAR : NEAR_ELSEWHERE) &&
      (best.likeness >= SURE
        ? passage.likeness >= best.likeness * AS_LIKE
        : passage.share >= passage.enough && passage.share >= wellSupported),
  );
  const likest = newest ? best : likestOf(ranked);
  const further = likest && likest !== best && likest.likeness >= LIKELY ? [likest] : [];
  // A piece that is told on two pages is told once.
  const passages = [best, ...further, ...near.filter((passage) => passage !== likest)].filter(
    (passage, at, all) => all.findIndex((other) => isSamePiece(passage, other)) === at,
  );
  return { passages: passages.slice(0, MOST), isThin: false };
}
