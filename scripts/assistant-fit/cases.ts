import { sourcesOfAnswers } from '#scripts/build/assistant/answer-sources.ts';
import { indexSources, knowledgeOf } from '#backend/assistant/knowledge/knowledge.ts';
import type { Knowledge } from '#backend/assistant/knowledge/knowledge.ts';
import { entryFeatures, queryOf } from '#backend/assistant/understanding/score.ts';
import type { Features } from '#backend/assistant/understanding/score.ts';
import { QUESTIONS } from '#tests/harness/assistant/questions.ts';
import type { Expectation } from '#tests/harness/assistant/questions.ts';

import { foldOf, FOLDS } from './folds.ts';

/** A wording weighs less than a labelled question, because it was written to differ from its entry's other wordings. */
const WORDING_IMPORTANCE = 0.1;

/** A question with the entries that the search found for it. */
export type Case = {
  fold: number;
  importance: number;
  candidates: { id: string; features: Features; isRight: boolean; answers: boolean }[];
  /** Whether the right reply is that the assistant cannot answer. */
  isNone: boolean;
  /** Paths of the pages that answer the question; empty for a wording. */
  pages: readonly string[];
};

function caseOf(
  knowledge: Knowledge,
  text: string,
  {
    isRight,
    importance,
    isNone,
    pages = [],
  }: Pick<Case, 'importance' | 'isNone'> & { pages?: readonly string[]; isRight: (id: string) => boolean },
): Case {
  const candidates = entryFeatures(knowledge, queryOf(knowledge, text)).map(({ entry, features }) => ({
    id: entry.id,
    features,
    isRight: isRight(entry.id),
    answers: entry.path !== '',
  }));
  return { fold: foldOf(text), importance, candidates, isNone, pages };
}

/** Expected facts that are only the yes or no at the start of a reply. The text of an entry does not contain it. */
const SIDES = [String.raw`\byes\b`, String.raw`\bno\b`];
const factsOf = ({ facts = [] }: Expectation) => facts.filter((fact) => !SIDES.includes(fact));

const states = (text: string, facts: readonly string[]) =>
  facts.every((fact) => new RegExp(fact, 'iu').test(text));

/** Questions to be looked up; the other kinds are left to the intents. */
const LOOKED_UP = ['answerable', 'not-covered'];

const LABELLED = QUESTIONS.filter(
  ({ tuned, kind, ask }) => tuned && LOOKED_UP.includes(kind) && ask.length === 1,
).flatMap(({ ask, expect }) => {
  const [expectation] = expect;
  return expectation ? [{ text: ask[0] ?? '', expectation }] : [];
});

/** Asks the labelled questions of an index. `entryOf` returns the page and the text of an entry of that index. */
export function labelledCases(
  knowledge: Knowledge,
  entryOf: (id: string) => { path: string; text: string } | undefined,
): Case[] {
  const isRight = (expectation: Expectation, id: string) => {
    const entry = entryOf(id);
    if (expectation.verdict === 'decline') return entry === undefined;
    return (
      entry !== undefined &&
      (expectation.pages ?? [entry.path]).includes(entry.path) &&
      states(entry.text, factsOf(expectation))
    );
  };
  return LABELLED.map(({ text, expectation }) =>
    caseOf(knowledge, text, {
      isRight: (id) => isRight(expectation, id),
      importance: 1,
      isNone: expectation.verdict === 'decline',
      pages: expectation.pages ?? [],
    }),
  );
}

/** Asks each wording of an index that was built without it. */
export function wordingCases(): Case[] {
  const sources = sourcesOfAnswers();
  const answered = new Set(sources.flatMap(({ id, answer }) => (answer ? [id] : [])));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const knowledge = knowledgeOf(
      indexSources(
        sources.map((source) => ({
          ...source,
          questions: source.questions.filter((one) => foldOf(one) !== fold),
        })),
      ),
    );
    return sources.flatMap(({ id, path, questions }) =>
      questions
        .filter((one) => foldOf(one) === fold)
        .map((one) =>
          caseOf(knowledge, one, {
            isRight: (other) => (path === '' ? !answered.has(other) : other === id),
            importance: WORDING_IMPORTANCE,
            isNone: path === '',
          }),
        ),
    );
  }).flat();
}
