import { PROGRESS } from '#content/assessment/screens.ts';
import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import type { Area } from '#content/assessment/question.ts';
import { classNames } from '#app/lib/class-names.ts';

import type { Answers } from '../run/assessment-answer.ts';

/** Twenty-eight questions take about twenty minutes. */
const SECONDS_A_QUESTION = 43;

/** Forced colours replace a background, unless it is a system colour that is kept as it is. */
const ANSWERED = 'bg-accent forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none';
const CURRENT = 'relative after:absolute after:inset-x-0 after:-inset-y-1 after:bg-heading';

type ProgressProps = { answers: Answers; position: number; onArea: (position: number) => void };

function AreaProgress({ area, answers, position, onArea }: ProgressProps & { area: Area }) {
  const { name, short, questions } = area;
  const start = QUESTIONS.findIndex((question) => question === questions[0]);
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length;
  const isCurrent = position >= start && position < start + questions.length;
  return (
    <li className="lg:border-t lg:border-hairline">
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={PROGRESS.area(name, answered, questions.length)}
        className="group block min-h-7 w-full cursor-pointer py-[0.6rem] text-left lg:flex lg:flex-col-reverse lg:gap-[0.6rem] lg:py-[0.9rem]"
        onClick={() => onArea(start)}
      >
        <span className="flex h-1 gap-[3px] lg:w-full" aria-hidden="true">
          {questions.map(({ id }, at) => (
            <i
              key={id}
              className={classNames(
                'flex-1',
                answers[id] === undefined ? 'bg-hairline' : ANSWERED,
                start + at === position && CURRENT,
              )}
            />
          ))}
        </span>
        <span
          className={classNames(
            'hidden underline-offset-[0.25em] group-hover:underline lg:block',
            isCurrent && 'font-semibold text-heading',
          )}
          aria-hidden="true"
        >
          {short}
        </span>
      </button>
    </li>
  );
}

/** How far the visitor has got: one stroke for each question, in the accent colour once it is answered. */
export function Progress(props: ProgressProps) {
  const { answers, position } = props;
  const open = QUESTIONS.filter(({ id }) => answers[id] === undefined).length;
  return (
    <nav
      aria-label={PROGRESS.label}
      className="text-small/[1.6] text-secondary tabular-nums lg:border-t-2 lg:border-accent lg:pt-4"
    >
      <p>
        <b className="mr-[0.75em] font-semibold text-heading">
          {PROGRESS.question(position + 1, QUESTIONS.length)}
        </b>
        <span className="lg:block">{PROGRESS.timeLeft(Math.ceil((open * SECONDS_A_QUESTION) / 60))}</span>
      </p>
      <ol className="mt-1 grid grid-cols-4 gap-2 lg:mt-6 lg:block">
        {AREAS.map((area) => (
          <AreaProgress key={area.id} area={area} {...props} />
        ))}
      </ol>
    </nav>
  );
}
