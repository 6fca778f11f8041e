import { detectAll } from 'tinyld/light';

import { STOP_WORDS } from '../../content/answers/stop-words.ts';
import type { OtherLanguage } from '../../content/answers/replies.ts';

import type { Knowledge } from './knowledge.ts';
import { termsOf, wordsOf } from './text.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'];
/**
 * Share of known English words from which a message counts as English. The detector is not asked then, because misspelt
 * words mislead it. Spelling is corrected only in short messages: in longer ones foreign words would become English.
 */
const ENGLISH_SHARE = { short: 0.7, long: 0.5 };
/** Entries that must use a term for it to count as English: a few wordings contain foreign words. */
const MIN_ENGLISH_ENTRIES = 3;
const LONG_WORDS = 5;
const MIN_WORDS = 2;
/** Minimum accuracy that the detector reports for the other language, by itself and as a multiple of that for English. */
const MIN_ACCURACY = 0.04;
const MIN_RATIO = 2;

/** The language of a message, if it is one of `OTHER_LANGUAGES`; `undefined` for English and when in doubt. */
export function otherLanguageOf(
  text: string,
  { correct, entriesWith }: Knowledge,
): OtherLanguage | undefined {
  const isLong = wordsOf(text).length >= LONG_WORDS;
  const words = wordsOf(isLong ? text : correct(text)).filter((word) => /^[a-z']+$/.test(word));
  const english = words.filter(
    (word) => STOP_WORDS.has(word) || termsOf(word).every((term) => entriesWith(term) >= MIN_ENGLISH_ENTRIES),
  ).length;
  if (words.length < MIN_WORDS || english / words.length >= ENGLISH_SHARE[isLong ? 'long' : 'short'])
    return undefined;
  const found = detectAll(text, { only: LANGUAGES });
  const [best] = found;
  const inEnglish = found.find(({ lang }) => lang === 'en')?.accuracy ?? 0;
  return best && best.lang !== 'en' && best.accuracy >= Math.max(MIN_ACCURACY, inEnglish * MIN_RATIO)
    ? (best.lang as OtherLanguage)
    : undefined;
}
