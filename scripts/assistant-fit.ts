import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ANSWER_BY_ID, pathOf, sourcesOfAnswers } from '#backend/assistant/entries.ts';
import { buildKnowledge } from '#backend/assistant/knowledge.ts';
import type { Knowledge } from '#backend/assistant/knowledge.ts';
import { indexOfPassages } from '#backend/assistant/passages.ts';
import { FEATURES, featuresOf, queryOf, scoreOf } from '#backend/assistant/score.ts';
import type { Features, Weights } from '#backend/assistant/score.ts';
import { builtPassages } from '#tests/assistant/built-passages.ts';
import { QUESTIONS } from '#tests/assistant/questions.ts';
import type { Expectation } from '#tests/assistant/questions.ts';

/*
 * Fits the weights of the assistant's score to the labelled questions and to the wordings of the answers. Each wording
 * is asked of an index that was built without it. Writes `backend/assistant/weights.json` with the cross-validated
 * figures. The passages are those of the build: `node scripts/build.ts && npm run assistant:fit`.
 */

const TARGET = join(import.meta.dirname, '../backend/assistant/weights.json');
const FOLDS = 5;
/** A wording weighs less than a labelled question, because it was written to differ from its entry's other wordings. */
const WORDING_IMPORTANCE = 0.1;
const RIDGE = 1;
const STEPS = 200;
const STEP_SIZE = 0.15;
const THRESHOLDS = [0.4, 0.5, 0.6, 0.7, 0.8];

type Case = {
  fold: number;
  importance: number;
  candidates: { id: string; features: Features; isRight: boolean; answers: boolean }[];
  /** Whether the right reply is that the assistant cannot answer. */
  isNone: boolean;
  /** Pages that answer a labelled question. */
  pages: readonly string[];
};

function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

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
  const candidates = featuresOf(knowledge, queryOf(knowledge, text)).map(({ entry, features }) => ({
    id: entry.id,
    features,
    isRight: isRight(entry.id),
    answers: entry.path !== '',
  }));
  return { fold: foldOf(text), importance, candidates, isNone, pages };
}

const states = (text: string, facts: readonly string[] = []) =>
  facts.every((fact) => new RegExp(fact, 'iu').test(text));

const LABELLED = QUESTIONS.filter(({ tuned, ask }) => tuned && ask.length === 1).flatMap(
  ({ ask, expect }) => {
    const [expectation] = expect;
    return expectation ? [{ text: ask[0] ?? '', expectation }] : [];
  },
);

/** Asks the labelled questions of an index. `entryOf` returns the page and the text of an entry of that index. */
function labelledCases(
  knowledge: Knowledge,
  entryOf: (id: string) => { path: string; text: string } | undefined,
): Case[] {
  const isRight = ({ verdict, pages, facts }: Expectation, id: string) => {
    const entry = entryOf(id);
    if (verdict === 'decline') return entry === undefined;
    return entry !== undefined && (pages ?? []).includes(entry.path) && states(entry.text, facts);
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

function wordingCases(): Case[] {
  const sources = sourcesOfAnswers();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const knowledge = buildKnowledge(
      sources.map((source) => ({
        ...source,
        questions: source.questions.filter((one) => foldOf(one) !== fold),
      })),
    );
    return sources.flatMap(({ id, path, questions }) =>
      questions
        .filter((one) => foldOf(one) === fold)
        .map((one) =>
          caseOf(knowledge, one, {
            isRight: (other) => (path === '' ? !ANSWER_BY_ID.has(other) : other === id),
            importance: WORDING_IMPORTANCE,
            isNone: path === '',
          }),
        ),
    );
  }).flat();
}

const NAMES = [...FEATURES, 'none'] as const;

/** The probabilities of all candidates and of declining, which add up to 1. */
function sharesOf({ candidates }: Case, weights: Weights): { shares: number[]; none: number } {
  const strengths = candidates.map(({ features }) => Math.exp(scoreOf(features, weights)));
  const none = Math.exp(weights.none);
  const sum = strengths.reduce((total, one) => total + one, none);
  return { shares: strengths.map((one) => one / sum), none: none / sum };
}

/** Fits a conditional logit model with a ridge penalty, by gradient descent with Adam. */
function fit(cases: readonly Case[]): Weights {
  const usable = cases.filter(
    ({ isNone, candidates }) => isNone || candidates.some(({ isRight }) => isRight),
  );
  let weights = Object.fromEntries(NAMES.map((name) => [name, 0])) as Weights;
  const means = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient: Record<string, number> = Object.fromEntries(
      NAMES.map((name) => [name, RIDGE * weights[name]]),
    );
    for (const one of usable) {
      const { shares, none } = sharesOf(one, weights);
      const right = shares.reduce(
        (sum, share, index) => sum + (one.candidates[index]?.isRight ? share : 0),
        one.isNone ? none : 0,
      );
      for (const [index, share] of shares.entries()) {
        const candidate = one.candidates[index];
        if (!candidate) continue;
        const error = (share - (candidate.isRight ? share / right : 0)) * one.importance;
        for (const name of FEATURES)
          gradient[name] = (gradient[name] ?? 0) + error * candidate.features[name];
      }
      gradient['none'] = (gradient['none'] ?? 0) + (none - (one.isNone ? none / right : 0)) * one.importance;
    }
    weights = Object.fromEntries(
      NAMES.map((name) => {
        const slope = gradient[name] ?? 0;
        const mean = 0.9 * (means.get(name) ?? 0) + 0.1 * slope;
        const square = 0.99 * (squares.get(name) ?? 0) + 0.01 * slope * slope;
        means.set(name, mean);
        squares.set(name, square);
        const change = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-8);
        return [name, weights[name] - STEP_SIZE * change];
      }),
    ) as Weights;
  }
  return weights;
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 10;

/** Judges each labelled question with weights that were fitted without the question's fold. */
function crossValidate(
  cases: readonly Case[],
  labelled: readonly Case[],
  pathById: (id: string) => string | undefined,
) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(cases.filter((one) => one.fold !== fold));
    return labelled
      .filter((one) => one.fold === fold)
      .map((one) => {
        const { shares } = sharesOf(one, weights);
        const answers = one.candidates
          .map((candidate, index) => ({ ...candidate, share: shares[index] ?? 0 }))
          .filter((candidate) => candidate.answers)
          .toSorted((a, b) => b.share - a.share);
        return {
          isNone: one.isNone,
          answerable: answers.reduce((sum, { share }) => sum + share, 0),
          rightPage: one.pages.includes(pathById(answers[0]?.id ?? '') ?? '-'),
          right: answers[0]?.isRight ?? false,
        };
      });
  }).flat();
  const covered = judged.filter(({ isNone }) => !isNone);
  const uncovered = judged.filter(({ isNone }) => isNone);
  return {
    covered: covered.length,
    uncovered: uncovered.length,
    percentByThreshold: Object.fromEntries(
      [0, ...THRESHOLDS].map((threshold) => {
        const said = covered.filter(({ answerable }) => answerable >= threshold);
        return [
          threshold,
          {
            rightPage: percent(said.filter(({ rightPage }) => rightPage).length, covered.length),
            rightFact: percent(said.filter(({ right }) => right).length, covered.length),
            wronglyAnswered: percent(
              uncovered.filter(({ answerable }) => answerable >= threshold).length,
              uncovered.length,
            ),
          },
        ];
      }),
    ),
  };
}

const rounded = (weights: Weights) =>
  Object.fromEntries(NAMES.map((name) => [name, Math.round(weights[name] * 1_000) / 1_000]));

const answerOf = (id: string) => {
  const answer = ANSWER_BY_ID.get(id);
  return answer && { path: pathOf(answer.place), text: `${answer.lead} ${answer.support ?? ''}` };
};
const questions = labelledCases(buildKnowledge(sourcesOfAnswers()), answerOf);
const all = [...wordingCases(), ...questions];

const passages = indexOfPassages(builtPassages());
const passageOf = (id: string) => {
  const passage = passages.byId.get(id);
  return passage && { path: passage.path, text: passage.content };
};
const ofPassages = labelledCases(passages.knowledge, passageOf);

const { thresholds } = JSON.parse(readFileSync(TARGET, 'utf8')) as { thresholds: Record<string, number> };
const fitted = {
  answers: rounded(fit(all)),
  passages: rounded(fit(ofPassages)),
  thresholds,
  crossValidated: {
    answers: crossValidate(all, questions, (id) => answerOf(id)?.path),
    passages: crossValidate(ofPassages, ofPassages, (id) => passageOf(id)?.path),
  },
};
writeFileSync(TARGET, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(JSON.stringify(fitted, null, 2));
