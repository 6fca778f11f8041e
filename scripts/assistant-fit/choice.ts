import { FEATURES, scoreOf } from '#backend/assistant/score.ts';
import type { Weights } from '#backend/assistant/score.ts';

import type { Case } from './cases.ts';
import { descend } from './descend.ts';

/** The probabilities of all candidates and of declining, which add up to 1. */
export function sharesOf({ candidates }: Case, weights: Weights): { shares: number[]; none: number } {
  const strengths = candidates.map(({ features }) => Math.exp(scoreOf(features, weights)));
  const none = Math.exp(weights.none);
  const sum = strengths.reduce((total, one) => total + one, none);
  return { shares: strengths.map((one) => one / sum), none: none / sum };
}

/** Fits a conditional logit model: the choice between the candidates of a question and declining. */
export function fitChoice(cases: readonly Case[]): Weights {
  const usable = cases.filter(
    ({ isNone, candidates }) => isNone || candidates.some(({ isRight }) => isRight),
  );
  return descend([...FEATURES, 'none'], (weights, gradient) => {
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
        for (const name of FEATURES) gradient[name] += error * candidate.features[name];
      }
      gradient.none += (none - (one.isNone ? none / right : 0)) * one.importance;
    }
  });
}
