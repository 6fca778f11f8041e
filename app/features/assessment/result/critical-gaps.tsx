import { RESULT } from '#content/assessment/screens.ts';

import { answerName, answerText } from '../scoring/answer-text.ts';
import type { Level, WeakPoint } from '../scoring/scoring.ts';

type CriticalGapsProps = { gaps: readonly WeakPoint[]; keptFrom: Level };

/** The gaps that cap the level. Print shows only their topics and answers, because the answer record has the rest. */
export function CriticalGaps({ gaps, keptFrom }: CriticalGapsProps) {
  return (
    <>
      <p className="mt-4 max-w-measure text-lead text-secondary print:mt-[1mm] print:max-w-none print:text-[9pt]">
        {RESULT.keptFromLead(gaps.length, keptFrom.name)}
      </p>
      <ul className="mt-6 grid gap-x-16 gap-y-5 lg:grid-cols-2 print:mt-[1mm] print:block print:text-[9pt]">
        {gaps.map(({ question, answer }) => (
          <li
            key={question.id}
            className="border-l-3 border-danger pl-4 print:inline print:border-0 print:p-0 print:not-last:after:content-['_·_']"
          >
            <p className="font-medium text-heading print:inline">
              {question.topic}{' '}
              <span className="text-small font-medium text-danger print:text-[8.5pt] print:font-normal print:italic">
                {answerName(answer)}
              </span>
            </p>
            {answer !== 'unknown' && <p className="print:hidden">{answerText(question, answer)}</p>}
            <p className="text-small text-secondary print:hidden">{question.stake}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
