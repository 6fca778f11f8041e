import { AREAS } from '#content/assessment/questionnaire.ts';
import { Heading } from '#app/ui/text/heading.tsx';

import type { Answers } from '../run/assessment-answer.ts';
import type { Notes } from '../run/saved-run.ts';
import { RecordedAnswers } from './recorded-answers.tsx';

type AnswerRecordProps = { answers: Answers; notes: Notes };

/** Every answer in full, with the facilitator's notes. */
export function AnswerRecord({ answers, notes }: AnswerRecordProps) {
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2 print:mt-[3mm] print:block print:columns-2 print:gap-x-[8mm]">
      {AREAS.map((area) => (
        <section key={area.id} aria-labelledby={`record-${area.id}`} className="print:mb-[4mm]">
          <Heading
            level={3}
            id={`record-${area.id}`}
            className="print:border-b-[1pt] print:border-accent print:pb-[1mm] print:text-[12.5pt]"
          >
            {area.name}
          </Heading>
          <RecordedAnswers
            questions={area.questions}
            answers={answers}
            notes={notes}
            className="mt-3 text-small/normal print:mt-0 print:text-[8pt] print:leading-[1.3]"
          />
        </section>
      ))}
    </div>
  );
}
