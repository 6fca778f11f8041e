import { detectAll } from 'tinyld/light';

import { FOREIGN_WORDS, STOP_WORDS } from '../../../content/answers/stop-words.ts';
import type { OtherLanguage } from '../../../content/answers/replies.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import { termsOf, wordsOf } from '../knowledge/text.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'];
/**
 * Share of known English words from which a message counts as English. The detector is not asked then, because misspelt
 * words mislead it.
 */
const ENGLISH_SHARE = 0.5;
/** Entries that must use a term for it to count as English: a few wordings contain foreign words. */
const MIN_ENGLISH_ENTRIES = 3;
/** The detector errs with shorter English messages, so they count as foreign only with one of the foreign words. */
const LONG_WORDS = 5;
/** Minimum accuracy that the detector reports for the other language, by itself and as a multiple of that for English. */
const MIN_ACCURACY = 0.04;
const MIN_RATIO = 2;

/** Whether most letters of a text are not Latin. */
export function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 2 * letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
}

/** The language of a message, if it is one of `OTHER_LANGUAGES`; `undefined` for English and when in doubt. */
export function otherLanguageOf(text: string, { entriesWith }: Knowledge): OtherLanguage | undefined {
  const words = wordsOf(text).filter((word) => /^[a-z']+$/.test(word));
  const known = words.filter((word) => !FOREIGN_WORDS.has(word));
  if (words.length < LONG_WORDS && known.length === words.length) return undefined;
  const english = known.filter(
    (word) => STOP_WORDS.has(word) || termsOf(word).every((term) => entriesWith(term) >= MIN_ENGLISH_ENTRIES),
  ).length;
  if (english / words.length >= ENGLISH_SHARE) return undefined;
  const found = detectAll(text, { only: LANGUAGES });
  const [best] = found;
  const inEnglish = found.find(({ lang }) => lang === 'en')?.accuracy ?? 0;
  return best && best.lang !== 'en' && best.accuracy >= Math.max(MIN_ACCURACY, inEnglish * MIN_RATIO)
    ? (best.lang as OtherLanguage)
    : undefined;
}
