import type { Weighted } from './passages.ts';
import { stem, wordsOf } from './stem.ts';

/** Two words that stand together say more than one. */
const EACH_FURTHER_WORD = 0.2;
/** What is asked about a subject weighs as much as a rare word, though its terms stand everywhere. */
const ASPECT = 3.2;

/** A text as the stems of its words, so that a phrase is found in any of its forms. */
function stemsOf(text: string): string {
  return ` ${wordsOf(text.replaceAll('-', ' ')).map(stem).join(' ')} `;
}

/** Stems of what the site says; what visitors say is not kept. */
const STEMS_OF_SITE = new Map<string, string>();
/** More than the site has of sentences, names and headings. */
const MOST_KEPT = 6_000;

export function phraseOf(siteText: string): string {
  const known = STEMS_OF_SITE.get(siteText);
  if (known !== undefined) return known;
  const made = stemsOf(siteText);
  // After many changes of the site most of it is of no use any more.
  if (STEMS_OF_SITE.size >= MOST_KEPT) STEMS_OF_SITE.clear();
  STEMS_OF_SITE.set(siteText, made);
  return made;
}

type TermPhrase = { phrase: string; worth: number };

const PHRASES = new WeakMap<Weighted['terms'], TermPhrase[]>();

/** The terms of an idea as stems, made once for a question. */
function phrasesOf({ terms }: Weighted): readonly TermPhrase[] {
  const known = PHRASES.get(terms);
  if (known) return known;
  const made = [...terms].flatMap(([term, weight]) => {
    const phrase = stemsOf(term);
    const words = phrase.trim().split(' ').length;
    return phrase.trim() === '' ? [] : [{ phrase, worth: weight * (1 + EACH_FURTHER_WORD * (words - 1)) }];
  });
  PHRASES.set(terms, made);
  return made;
}

/** How well a text expresses an idea. */
export function expresses(stems: string, idea: Weighted): number {
  let best = 0;
  for (const { phrase, worth } of phrasesOf(idea)) if (worth > best && stems.includes(phrase)) best = worth;
  return best;
}

/** What is rare on the site says more of what is asked than what stands everywhere. */
export function weightOf({ weight, rarity = 1, isAspect }: Weighted): number {
  return weight * (isAspect ? Math.max(rarity, ASPECT) : rarity);
}

/** How much of the question a text speaks of. */
export function worthOf(text: string, ideas: readonly Weighted[]): number {
  const stems = phraseOf(text);
  return ideas.reduce((sum, idea) => sum + expresses(stems, idea) * weightOf(idea), 0);
}
