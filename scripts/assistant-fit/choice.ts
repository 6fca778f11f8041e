import { FEATURES, scoreOf } from '#backend/assistant/understanding/score.ts';
import type { Weights } from '#backend/assistant/understanding/score.ts';

import type { Case } from './cases.ts';
import { addRow, descend, dot } from './descend.ts';

/** The probabilities of all candidates and of declining, which add up to 1. */
export function sharesOf({ candidates }: Case, weights: Weights): { shares: number[]; none: number } {
  const strengths = candidates.map(({ features }) => Math.exp(scoreOf(features, weights)));
  const none = Math.exp(weights.none);
  const sum = strengths.reduce((total, one) => total + one, none);
  return { shares: strengths.map((one) => one / sum), none: none / sum };
}

/** Fits a conditional logit model: the choice between the candidates of a question and declining. */
export function fitChoice(cases: readonly Case[]): Weights {
  const names = [...FEATURES, 'none'] as const;
  // Declining is one more choice, whose only feature is the last.
  const none = { row: Float64Array.from(names, (name) => Number(name === 'none')) };
  const usable = cases
    .filter(({ isNone, candidates }) => isNone || candidates.some(({ isRight }) => isRight))
    .map(({ candidates, isNone, importance }) => ({
      importance,
      choices: [
        ...candidates.map(({ features, isRight }) => ({
          row: Float64Array.from(names, (name) => (name === 'none' ? 0 : features[name])),
          isRight,
        })),
        { ...none, isRight: isNone },
      ],
    }));
  return descend(names, (weights, gradient) => {
    for (const { choices, importance } of usable) {
      const strengths = choices.map(({ row }) => Math.exp(dot(row, weights)));
      const whole = strengths.reduce((sum, one) => sum + one, 0);
      const right = strengths.reduce((sum, one, index) => (choices[index]?.isRight ? sum + one : sum), 0);
      for (const [index, { row, isRight }] of choices.entries()) {
        const strength = strengths[index] ?? 0;
        addRow(gradient, row, importance * (strength / whole - (isRight ? strength / right : 0)));
      }
    }
  });
}
