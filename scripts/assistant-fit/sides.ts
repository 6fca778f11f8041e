import { ANSWERS } from '#content/answers/index.ts';

import type { Knowledge } from '#backend/assistant/knowledge.ts';
import { SIDE_FEATURES, sidedWordingsOf, sideFeaturesOf, wordOddsOf } from '#backend/assistant/yes-or-no.ts';
import type { SideFeatures } from '#backend/assistant/yes-or-no.ts';

import { percent } from './cross-validate.ts';
import { addRow, descend, dot } from './descend.ts';
import { foldOf, FOLDS } from './folds.ts';

const CERTAINTIES = [0.6, 0.65, 0.7, 0.8, 0.9];

/** A wording weighs less than a labelled question: many were written to resemble one of the other side. */
const WORDING_IMPORTANCE = 0.01;

/** A training case of the regression: a wording or a labelled question. */
type SideCase = { fold: number; isYes: boolean; importance: number; features: SideFeatures };
type SideWeights = Readonly<SideFeatures>;

/**
 * Makes a case of each sided wording, left out of its own answer, and of each labelled question. Word odds come from the
 * answers of the other folds.
 */
export function sideCases(
  knowledge: Knowledge,
  questions: readonly { text: string; isYes: boolean; id: string }[],
): SideCase[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const odds = wordOddsOf(ANSWERS.filter(({ id }) => foldOf(id) !== fold).flatMap(sidedWordingsOf));
    return ANSWERS.filter(({ id }) => foldOf(id) === fold).flatMap((answer) => {
      const entry = knowledge.byId.get(answer.id);
      if (!entry) return [];
      const featuresOf = (text: string, leftOut?: number) =>
        sideFeaturesOf(text, answer, entry, knowledge, odds, leftOut);
      const wordings = sidedWordingsOf(answer).map(({ isYes, wording }, index) => ({
        fold,
        isYes,
        importance: WORDING_IMPORTANCE,
        features: featuresOf(wording, index),
      }));
      const asked = questions
        .filter(({ id }) => id === answer.id)
        .map(({ text, isYes }) => ({ fold, isYes, importance: 1, features: featuresOf(text) }));
      return wordings.concat(asked);
    });
  }).flat();
}

function probabilityOf(features: SideFeatures, weights: SideWeights): number {
  return 1 / (1 + Math.exp(-SIDE_FEATURES.reduce((sum, name) => sum + weights[name] * features[name], 0)));
}

/** Fits a logistic regression. */
export function fitSides(cases: readonly SideCase[]): SideWeights {
  const rows = cases.map(({ isYes, importance, features }) => ({
    importance,
    row: Float64Array.from(SIDE_FEATURES, (name) => features[name]),
    isYes,
  }));
  return descend(SIDE_FEATURES, (weights, gradient) => {
    for (const { row, isYes, importance } of rows)
      addRow(gradient, row, importance * (1 / (1 + Math.exp(-dot(row, weights))) - Number(isYes)));
  });
}

/** k-fold cross-validation: predicts each case with weights fitted on the other folds. */
export function crossValidateSides(cases: readonly SideCase[]) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitSides(cases.filter((one) => one.fold !== fold));
    return cases
      .filter((one) => one.fold === fold)
      .map(({ isYes, importance, features }) => ({
        isYes,
        isQuestion: importance === 1,
        yes: probabilityOf(features, weights),
      }));
  }).flat();
  const figuresOf = (some: typeof judged) => ({
    cases: some.length,
    percentByCertainty: Object.fromEntries(
      CERTAINTIES.map((certainty) => {
        const said = some.filter(({ yes }) => Math.max(yes, 1 - yes) >= certainty);
        const wrong = said.filter(({ isYes, yes }) => isYes !== yes > 0.5);
        return [
          certainty,
          {
            said: percent(said.length, some.length),
            wrong: percent(wrong.length, said.length),
            wrongYes: percent(wrong.filter(({ isYes }) => !isYes).length, said.length),
          },
        ];
      }),
    ),
  });
  return {
    questions: figuresOf(judged.filter(({ isQuestion }) => isQuestion)),
    wordings: figuresOf(judged.filter(({ isQuestion }) => !isQuestion)),
  };
}
