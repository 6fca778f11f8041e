import { HOLIDAYS } from '#content/deadlines/holidays.ts';
import { LIVE_REGIMES, NAMED_REGIMES } from '#content/deadlines/regimes.ts';
import { MOMENTS, PROBLEMS, RESULT } from '#content/deadlines/screens.ts';
import type { Answers } from '#shared/deadlines/answers.ts';
import { deadlinesOf, regimesFor, type Deadline } from '#shared/deadlines/calculate.ts';
import { problemsOf, withoutProblems, type Problem } from '#shared/deadlines/problems.ts';
import type { LiveRegime, NamedRegime, Trigger } from '#shared/deadlines/regime.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';
import { keysOf } from '#shared/keys-of.ts';

const TRIGGERS = keysOf(MOMENTS);

const isTrigger = (name: string): name is Trigger => Object.hasOwn(MOMENTS, name);
const labelOf = (name: string) => (isTrigger(name) ? MOMENTS[name].label : RESULT.sent);

function problemText(problem: Problem): string {
  const label = labelOf(problem.moment);
  return problem.kind === 'order'
    ? PROBLEMS.order(label, labelOf(problem.other))
    : PROBLEMS[problem.kind](label);
}

const startsWith = ({ stages }: LiveRegime, trigger: Trigger) =>
  stages.some(({ limit }) => 'trigger' in limit.from && limit.from.trigger === trigger);

type Evaluation = {
  /** Whether any question has been answered. */
  isBegun: boolean;
  deadlines: readonly Deadline[];
  named: readonly { id: string; regime: NamedRegime }[];
  /** Triggers from which a possibly applicable regime counts, and those with an answer. */
  triggers: readonly Trigger[];
  /** Messages for the visitor about moments that are invalid or contradict each other. */
  problems: readonly string[];
  /** What is wrong with a moment, in words. */
  problemOf: (moment: string) => string | undefined;
};

/** What the answers mean at a time, with all moments read in one zone. */
export function evaluate(answers: Answers, nowMs: number, zone: string): Evaluation {
  // `nowMs` is up to half a minute old, and "Now" gives the current minute.
  const problems = problemsOf(answers, nowMs + MINUTE_MS, zone);
  const usable = withoutProblems(answers, problems);
  const { established, people, sectors, size, listedInUs, events, moments } = answers;
  const isBegun = [established, people, sectors, size, listedInUs, events].some((one) => one !== undefined);
  const inQuestion = isBegun ? regimesFor(LIVE_REGIMES, usable).map(({ regime }) => regime) : [];
  return {
    isBegun,
    deadlines: isBegun ? deadlinesOf(LIVE_REGIMES, usable, { holidays: HOLIDAYS, zone }) : [],
    named: isBegun ? regimesFor(NAMED_REGIMES, usable) : [],
    triggers: TRIGGERS.filter(
      (trigger) =>
        trigger === 'noticed' ||
        trigger === 'aware' ||
        moments[trigger] !== undefined ||
        inQuestion.some((regime) => startsWith(regime, trigger)),
    ),
    problems: [...new Set(problems.map(problemText))],
    problemOf(moment) {
      const found = problems.find((problem) => problem.moment === moment);
      return found && problemText(found);
    },
  };
}
