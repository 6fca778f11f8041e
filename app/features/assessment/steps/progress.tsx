import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import type { Answers } from '../run/answer.ts';

/** Twenty-eight questions take a quarter of an hour. */
const SECONDS_A_QUESTION = 32;

function minutesLeft(open: number): string {
  const minutes = Math.ceil((open * SECONDS_A_QUESTION) / 60);
  if (open === 0) return 'all answered';
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}

type ProgressProps = { answers: Answers; place: number; onArea: (place: number) => void };

/** How far the visitor has got: one stroke for each question, copper once it is answered. */
export function Progress({ answers, place, onArea }: ProgressProps) {
  const open = QUESTIONS.filter(({ id }) => answers[id] === undefined).length;
  return (
    <nav aria-label="Progress" className="assess-progress">
      <p>
        <b>
          Question {place + 1} of {QUESTIONS.length}
        </b>
        <span>{minutesLeft(open)}</span>
      </p>
      <ol>
        {AREAS.map(({ id, name, short, questions }) => {
          const start = QUESTIONS.findIndex((question) => question === questions[0]);
          const done = questions.filter((question) => answers[question.id] !== undefined).length;
          const isHere = place >= start && place < start + questions.length;
          return (
            <li key={id} data-here={isHere || undefined}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                aria-label={`${name}: ${done} of ${questions.length} answered`}
                onClick={() => onArea(start)}
              >
                <span className="assess-strokes" aria-hidden="true">
                  {questions.map((question, at) => (
                    <i
                      key={question.id}
                      data-done={answers[question.id] !== undefined || undefined}
                      data-now={start + at === place || undefined}
                    />
                  ))}
                </span>
                <span className="assess-progress-name" aria-hidden="true">
                  {short}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
