import { fitChoice, sharesOf } from './choice.ts';
import type { Case } from './cases.ts';
import { FOLDS } from './folds.ts';

const THRESHOLDS = [0.4, 0.5, 0.6, 0.7, 0.8];

const percent = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 10;

/** Judges each labelled question with weights that were fitted without the question's fold. */
export function crossValidate(
  cases: readonly Case[],
  labelled: readonly Case[],
  pathById: (id: string) => string | undefined,
) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitChoice(cases.filter((one) => one.fold !== fold));
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
