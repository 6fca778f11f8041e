import { wordsOf } from '../knowledge/text.ts';

const NUMBER_WORDS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NUMBERS: ReadonlyMap<string, string> = new Map(
  NUMBER_WORDS.split(' ').map((word, index) => [word, String(index + 2)]),
);
const LARGE = /^(?:half|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|billion|twice|dozen)$/;
const DURATION = /^(?:minute|hour|day|week|fortnight|month|year|decade)s?$/;
/** "Office hours" and "day and night" are no durations. */
const NO_DURATION = /\b(?:office|business|working|opening|of) hours\b|\bday (?:and|or) night\b/g;

/** The numbers and units of time in a text, normalised and sorted, so that "two days" equals "2 days". */
export function amountsIn(text: string): string {
  const found = wordsOf(text.toLowerCase().replaceAll(NO_DURATION, ' ')).flatMap((word) => {
    if (/\d/.test(word)) return [word];
    if (DURATION.test(word)) return [word.replace(/s$/, '')];
    return NUMBERS.get(word) ?? (LARGE.test(word) ? [word] : []);
  });
  return [...new Set(found)].toSorted().join(' ');
}
