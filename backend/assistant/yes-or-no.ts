import type { AnswerEntry } from '../../content/answers/types.ts';
import { isQuotable } from '../../content/answers/wordings.ts';

import type { Entry, Knowledge } from './knowledge.ts';
import { likenessesOf, SAME_WORDING } from './score.ts';
import { wordsOf } from './text.ts';

/** A message asks for yes or no if it begins or ends like this, or if it is a statement with a question mark. */
const BEGINS =
  /^(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)$/;
const OPEN =
  /^(?:wh?at|what's|wh?ich|who|who's|whom|whose|how|how's|when|where|where's|why|tell|explain|list|name|describe|give)$/;
const ENDS =
  /\b(?:right|correct|true|yes|no|innit|(?:is|are|do|does|did|can|will|have|has)n['’]?t \w+|or not)\s*[?.!]*$|,\s?(?:is|are|do|does|did|can|will|have|has) \w+\s*[?.!]*$/i;
const LEADING_WORDS = new Set('and so but or also hi hello ok okay then well sorry please just'.split(' '));
/** "Can you tell me what it costs?" asks for more. */
const OPEN_AFTER_WORDS = 3;
/** A sentence with one of these is a request. Other sentences without a question mark claim something: "you sell my data". */
const REQUESTS =
  /\b(?:know|tell|ask|asking|wonder|wondering|want|need|like|looking|help|interested|please|explain)\b/i;
const CLAIM_WORDS = 4;

/** Whether a message is a question. A report or an instruction is not. */
export function asksSomething(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return text.includes('?') || BEGINS.test(first) || OPEN.test(first);
}

/** A question with a verb in front or a tag at the end asks for yes or no; another sentence may claim what is to be confirmed. */
type Form = 'question' | 'claim';

export function yesOrNoForm(text: string): Form | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => wordsOf(part).length > 1);
  const asked = sentences.findLast((part) => part.includes('?')) ?? sentences.at(-1) ?? text;
  const all = wordsOf(asked);
  const begin = all.findIndex((word) => !LEADING_WORDS.has(word));
  const [first = '', ...words] = all.slice(Math.max(0, begin));
  if (BEGINS.test(first))
    return words.slice(0, OPEN_AFTER_WORDS).some((word) => OPEN.test(word)) ? undefined : 'question';
  if (ENDS.test(asked)) return 'question';
  if (OPEN.test(first)) return undefined;
  if (asked.includes('?')) return words.some((word) => OPEN.test(word)) ? undefined : 'claim';
  return words.length >= CLAIM_WORDS && !REQUESTS.test(asked) ? 'claim' : undefined;
}

/** A wording of a yes-or-no question, with the side that an editor gave it. */
type SidedWording = { isYes: boolean; wording: string };

function sidedWordingsOf({ yes = [], no = [] }: AnswerEntry): SidedWording[] {
  return [
    ...yes.map((wording) => ({ isYes: true, wording })),
    ...no.map((wording) => ({ isYes: false, wording })),
  ];
}

/** Likeness from which a known question is near enough to be quoted. */
const ALIKE: Readonly<Record<Form, number>> = { question: 0.3, claim: 0.4 };

/**
 * The yes or no that a message asks for. Which of the two is due can hang on one word, which no likeness tells, so that
 * the side of a known question is given only together with that question, unless the message is that very question.
 */
export type Side = { isYes: boolean; quoted?: string };

export function sideOf(
  text: string,
  answer: AnswerEntry,
  entry: Entry,
  knowledge: Knowledge,
): Side | undefined {
  const form = yesOrNoForm(text);
  if (!form) return undefined;
  const likenesses = likenessesOf(text, entry, knowledge).slice(answer.questions.length);
  const known = sidedWordingsOf(answer)
    .map(({ isYes, wording }, index) => ({ isYes, wording, likeness: likenesses[index] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [nearest] = known;
  if (nearest && nearest.likeness >= SAME_WORDING) return { isYes: nearest.isYes };
  const quoted = known.find(({ wording }) => isQuotable(wording));
  return quoted && quoted.likeness >= ALIKE[form]
    ? { isYes: quoted.isYes, quoted: quoted.wording }
    : undefined;
}
