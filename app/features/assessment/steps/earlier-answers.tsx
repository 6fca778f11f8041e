import { QUESTIONS } from '#content/assessment/questionnaire.ts';
import { RETIRED_QUESTIONS } from '#content/assessment/retired-questions.ts';
import { RESUME } from '#content/assessment/screens.ts';
import { formatDay } from '#shared/text/format-day.ts';
import { Heading } from '#app/ui/text/heading.tsx';

import { RecordedAnswers } from '../result/recorded-answers.tsx';
import type { EarlierRun } from '../run/saved-run.ts';

/** The answers of runs of earlier editions, which can no longer be continued or scored. */
export function EarlierAnswers({ runs }: { runs: readonly EarlierRun[] }) {
  return (
    <section aria-labelledby="assess-earlier" className="mt-12 max-w-[80ch]">
      <Heading level={3} id="assess-earlier" className="border-t-2 border-accent pt-4">
        {RESUME.changed}
      </Heading>
      <p className="mt-3">{RESUME.changedText}</p>
      {runs.map(({ answers, notes, day }, at) => (
        <details key={at} className="mt-4 border-t border-hairline pt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
            {day ? RESUME.earlierOf(formatDay(day)) : RESUME.earlierOpen}
          </summary>
          <RecordedAnswers
            questions={[...QUESTIONS, ...RETIRED_QUESTIONS].filter(({ id }) => answers[id] !== undefined)}
            answers={answers}
            notes={notes}
            className="text-small/normal"
          />
        </details>
      ))}
    </section>
  );
}
