import { pageOf } from '../../content/pages.ts';
import type { PagePath } from '../../content/pages.ts';

import type { AskedOn } from './asked/asked.ts';
import { ASKED_ELSEWHERE } from './asked/elsewhere.ts';
import { ASKED } from './asked/every.ts';
import { isFiller } from './ideas.ts';
import { wordNumber } from './meaning.ts';
import { stem, wordsOf } from './stem.ts';

const FILLER = 0.35;
/** Who is not how long. */
const INTERROGATIVE = 0.9;
const INTERROGATIVES = new Set('who whom whose where when why often long many much cost'.split(' '));

type Place = { path: string; says: string; questions: number[][]; words: number[]; ofPage: number[] };
export type Word = { word: string; stem: string; number: number | undefined; worth: number };
export type KnownQuestions = {
  places: Place[];
  words: Word[];
  known: ReadonlySet<string>;
  worthOf: (stem: string) => number;
};

export const FOREIGN = '';

export function factorOf(word: string): number {
  if (INTERROGATIVES.has(word)) return INTERROGATIVE;
  return isFiller(word) ? FILLER : 1;
}

/** Written in two ways. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bartificial intelligence\b/g, 'ai'],
  [/\bchief executive(?: officer)?\b/g, 'ceo'],
  [/\be-?mails?\b/g, 'email'],
  [/\be mails?\b/g, 'email'],
  [/\bprogrammes?\b/g, 'program'],
  [/\bdefence\b/g, 'defense'],
];

export function plainWords(text: string): string[] {
  const plain = SAME.reduce((said, [written, word]) => said.replace(written, word), text.toLowerCase());
  return wordsOf(plain.replaceAll('-', ' ')).filter((word) => !['a', 'an', 'the'].includes(word));
}

function build(): KnownQuestions {
  const elsewhere = { path: FOREIGN, asked: Object.fromEntries(ASKED_ELSEWHERE.map((line) => [line, line])) };
  const all: AskedOn[] = [...ASKED, elsewhere];
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const places = all.flatMap(({ path, asked }) => {
    const page = path === FOREIGN ? undefined : pageOf(path as PagePath);
    // The first of a page asks about the page as a whole.
    const [first = ''] = Object.values(asked);
    const ofPage = plainWords(page ? `${page.label} ${page.path} ${first}` : '')
      .filter((word) => !isFiller(word))
      .map(numberOf);
    return Object.entries(asked).map(([says, line]): Place => {
      const questions = line.split(' | ').map((question) => plainWords(question).map(numberOf));
      return { path, says, questions, words: [...new Set(questions.flat())], ofPage };
    });
  });
  const stems = [...numbers.keys()].map(stem);
  const found = new Map<string, number>();
  for (const { words } of places)
    for (const one of new Set(words.map((word) => stems[word] ?? '')))
      found.set(one, (found.get(one) ?? 0) + 1);
  const worthOf = (one: string) => Math.log(1 + places.length / ((found.get(one) ?? 0) + 0.5));
  const words = [...numbers.keys()].map((word, index) => {
    const root = stems[index] ?? '';
    return { word, stem: root, number: wordNumber(word), worth: worthOf(root) * factorOf(word) };
  });
  return { places, words, known: new Set(numbers.keys()), worthOf };
}

let known: KnownQuestions | undefined;

/** All that is known to be asked; reading it is a tenth of a second's work, done at the first call. */
export function knownQuestions(): KnownQuestions {
  return (known ??= build());
}
