import { ANSWERS } from '../../content/answers/index.ts';
import type { AnswerEntry } from '../../content/answers/types.ts';

import type { Entry, Knowledge } from './knowledge.ts';
import { likenessesOf } from './score.ts';
import { termsOf, wordsOf } from './text.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** A message asks for yes or no if it begins or ends like this, or if it is a statement with a question mark. */
const BEGINS =
  /^(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)$/;
const OPEN =
  /^(?:what|what's|which|who|who's|whom|whose|how|how's|when|where|where's|why|tell|explain|list|name|describe|give)$/;
const ENDS =
  /\b(?:right|correct|true|yes|no|innit|(?:is|are|do|does|can|will|have|has)n't \w+|or not)\s*[?.!]*$/i;
const LEADING_WORDS = new Set('and so but or also hi hello ok okay then well sorry please just'.split(' '));

/** Whether a message is a question. A report or an instruction is not. */
export function asksSomething(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return text.includes('?') || BEGINS.test(first) || OPEN.test(first);
}

export function asksYesOrNo(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => wordsOf(part).length > 1);
  const asked = sentences.findLast((part) => part.includes('?')) ?? sentences.at(-1) ?? text;
  const words = wordsOf(asked);
  const first = words.find((word) => !LEADING_WORDS.has(word)) ?? '';
  if (BEGINS.test(first) || ENDS.test(asked)) return true;
  return asked.includes('?') && !words.some((word) => OPEN.test(word));
}

/** Words that can reverse the answer: "do you work with banks?" is not "do you only work with banks?". */
const DECISIVE =
  /\b(?:no|not|never|none|nobody|nothing|without|only|just|solely|always|every|all|any|anyone|also|more|less|least|most|before|after|still|\w+n't|\d[\d.,:/%]*)\b/gi;
const NEGATED = /\b(?:no|not|never|without|neither|nor|nobody|nothing|none|only|\w+n't)\b/i;
/** A negated question such as "you don't teach, right?" gets neither, because a bare yes or no would be ambiguous. */
const ASKS_NEGATED = /\b(?:not|never|\w+n't)\b/i;
const NUMBERS = /\d+(?:[.,]\d+)*/g;
/** Number of wordings on each side whose likeness is averaged. */
const NEAREST = 3;

/** Features of the logistic regression: a positive weighted sum means yes, a negative one means no. */
export const SIDE_FEATURES = [
  'bias',
  'nearest', // likeness of the nearest yes wording minus that of the nearest no wording
  'near', // mean likeness of the three nearest yes wordings minus that of the three nearest no wordings
  'strength', // likeness of the nearest wording, negated if that is a no wording
  'turning', // 1 if only the nearest yes wording has the question's decisive words, -1 if only the nearest no wording has
  'words', // sum of the log odds of the question's words between yes wordings and no wordings
  'spoken', // share of the question's words, weighted by rarity, that the answer contains
  'otherNumber', // whether the question has a number that the answer does not have
  'negated',
  'negatedAnswer',
  'bothNegated',
] as const;
export type SideFeatures = Record<(typeof SIDE_FEATURES)[number], number>;

/** A wording of a yes-or-no question, with the side that an editor gave it. */
export type SidedWording = { isYes: boolean; wording: string };

export function sidedWordingsOf({ yes = [], no = [] }: AnswerEntry): SidedWording[] {
  return [
    ...yes.map((wording) => ({ isYes: true, wording })),
    ...no.map((wording) => ({ isYes: false, wording })),
  ];
}

/** Pseudo-count for additive smoothing of the word odds. */
const SMOOTHING = 3;

/** Log odds of each word among the wordings answered with yes and those answered with no. */
export function wordOddsOf(wordings: readonly SidedWording[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { yes: number; no: number }>();
  const totals = { yes: 2 * SMOOTHING, no: 2 * SMOOTHING };
  for (const { isYes, wording } of wordings) {
    const side = isYes ? 'yes' : 'no';
    totals[side] += 1;
    for (const word of new Set(wordsOf(wording))) {
      const count = counts.get(word) ?? { yes: SMOOTHING, no: SMOOTHING };
      count[side] += 1;
      counts.set(word, count);
    }
  }
  return new Map(
    [...counts].map(([word, { yes, no }]) => [word, Math.log(yes / totals.yes) - Math.log(no / totals.no)]),
  );
}

const decisiveWords = (text: string) =>
  [...new Set((text.match(DECISIVE) ?? []).map((word) => word.toLowerCase()))].sort().join(' ');

const meanOfNearest = (likenesses: readonly number[]) =>
  likenesses
    .toSorted((a, b) => b - a)
    .slice(0, NEAREST)
    .reduce((sum, one) => sum + one, 0) / NEAREST;

/** `leftOut` is the index of a sided wording that the fit asks as a question. */
export function sideFeaturesOf(
  text: string,
  answer: AnswerEntry,
  entry: Entry,
  knowledge: Knowledge,
  odds: ReadonlyMap<string, number>,
  leftOut?: number,
): SideFeatures {
  const likenesses = likenessesOf(text, entry, knowledge).slice(answer.questions.length);
  const wordings = sidedWordingsOf(answer).flatMap(({ isYes, wording }, index) =>
    index === leftOut ? [] : [{ isYes, wording, likeness: likenesses[index] ?? 0 }],
  );
  const yes = wordings.filter(({ isYes }) => isYes);
  const no = wordings.filter(({ isYes }) => !isYes);
  const nearestOf = (side: typeof wordings) =>
    side.reduce((a, b) => (b.likeness > a.likeness ? b : a), { likeness: 0, wording: '' });
  const [nearestYes, nearestNo] = [nearestOf(yes), nearestOf(no)];
  const turn = decisiveWords(text);
  const turnsAs = ({ wording }: { wording: string }) =>
    Number(wording !== '' && decisiveWords(wording) === turn);

  const said = `${answer.lead} ${answer.support ?? ''}`;
  const saidTerms = new Set(termsOf(said));
  const saidNumbers = new Set(said.match(NUMBERS));
  const terms = [...new Set(termsOf(text))];
  const rarity = (some: readonly string[]) => some.reduce((sum, term) => sum + knowledge.rarityOf(term), 0);
  const negated = Number(NEGATED.test(text));
  const negatedAnswer = Number(NEGATED.test(answer.lead));
  return {
    bias: 1,
    nearest: nearestYes.likeness - nearestNo.likeness,
    near:
      meanOfNearest(yes.map(({ likeness }) => likeness)) - meanOfNearest(no.map(({ likeness }) => likeness)),
    strength: nearestYes.likeness > nearestNo.likeness ? nearestYes.likeness : -nearestNo.likeness,
    turning: turnsAs(nearestYes) - turnsAs(nearestNo),
    words: [...new Set(wordsOf(text))].reduce((sum, word) => sum + (odds.get(word) ?? 0), 0),
    spoken: rarity(terms.filter((term) => saidTerms.has(term))) / (rarity(terms) || 1),
    otherNumber: Number((text.match(NUMBERS) ?? []).some((number) => !saidNumbers.has(number))),
    negated,
    negatedAnswer,
    bothNegated: negated * negatedAnswer,
  };
}

const WORD_ODDS = wordOddsOf(ANSWERS.flatMap(sidedWordingsOf));
const { sides, thresholds } = WEIGHTS;

/**
 * Classifies a yes-or-no question by its likeness to the answer's yes wordings and no wordings. Returns `undefined` below
 * the threshold, because a wrong "Yes" is worse than none.
 */
export function yesOrNo(
  text: string,
  answer: AnswerEntry,
  entry: Entry,
  knowledge: Knowledge,
): 'Yes' | 'No' | undefined {
  if (sidedWordingsOf(answer).length === 0 || !asksYesOrNo(text)) return undefined;
  if (ASKS_NEGATED.test(text.replaceAll('’', "'").replace(ENDS, ''))) return undefined;
  const features = sideFeaturesOf(text, answer, entry, knowledge, WORD_ODDS);
  const score = SIDE_FEATURES.reduce((sum, name) => sum + sides[name] * features[name], 0);
  const probability = 1 / (1 + Math.exp(-score));
  // The nearest wording must agree: weak features together must not outvote it.
  if (probability >= thresholds.side && features.nearest > 0) return 'Yes';
  return probability <= 1 - thresholds.side && features.nearest < 0 ? 'No' : undefined;
}
