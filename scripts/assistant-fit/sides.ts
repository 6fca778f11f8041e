import { ANSWERS } from '#content/answers/index.ts';

import type { Knowledge } from '#backend/assistant/knowledge.ts';
import { SIDE_FEATURES, sidedWordingsOf, sideFeaturesOf, wordOddsOf } from '#backend/assistant/yes-or-no.ts';
import type { SideFeatures } from '#backend/assistant/yes-or-no.ts';

import { percent } from './cross-validate.ts';
import { descend } from './descend.ts';
import { foldOf, FOLDS } from './folds.ts';

const CERTAINTIES = [0.8, 0.85, 0.9, 0.95];

/** A wording that is answered with yes or no, asked of its answer as if that did not list it. */
type SideCase = { fold: number; isYes: boolean; features: SideFeatures };
type SideWeights = Readonly<SideFeatures>;

/** The odds of words are those of the answers in other folds. */
export function sideCases(knowledge: Knowledge): SideCase[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const odds = wordOddsOf(ANSWERS.filter(({ id }) => foldOf(id) !== fold).flatMap(sidedWordingsOf));
    return ANSWERS.filter(({ id }) => foldOf(id) === fold).flatMap((answer) => {
      const entry = knowledge.byId.get(answer.id);
      if (!entry) return [];
      return sidedWordingsOf(answer).map(({ isYes, wording }, index) => ({
        fold,
        isYes,
        features: sideFeaturesOf(wording, answer, entry, knowledge, odds, index),
      }));
    });
  }).flat();
}

function probabilityOf(features: SideFeatures, weights: SideWeights): number {
  return 1 / (1 + Math.exp(-SIDE_FEATURES.reduce((sum, name) => sum + weights[name] * features[name], 0)));
}

/** Fits a logistic regression. */
export function fitSides(cases: readonly SideCase[]): SideWeights {
  return descend(SIDE_FEATURES, (weights, gradient) => {
    for (const { isYes, features } of cases) {
      const error = probabilityOf(features, weights) - Number(isYes);
      for (const name of SIDE_FEATURES) gradient[name] += error * features[name];
    }
  });
}

/** Judges each wording with weights that were fitted without the answers of its fold. */
export function crossValidateSides(cases: readonly SideCase[]) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitSides(cases.filter((one) => one.fold !== fold));
    return cases
      .filter((one) => one.fold === fold)
      .map(({ isYes, features }) => ({ isYes, yes: probabilityOf(features, weights) }));
  }).flat();
  return {
    wordings: judged.length,
    percentByCertainty: Object.fromEntries(
      CERTAINTIES.map((certainty) => {
        const said = judged.filter(({ yes }) => Math.max(yes, 1 - yes) >= certainty);
        const wrong = said.filter(({ isYes, yes }) => isYes !== yes > 0.5);
        return [
          certainty,
          {
            said: percent(said.length, judged.length),
            wrong: percent(wrong.length, said.length),
            wrongYes: percent(wrong.filter(({ isYes }) => !isYes).length, said.length),
          },
        ];
      }),
    ),
  };
}
