import { AREAS } from '#content/assessment/questionnaire.ts';
import { NOTE_LABEL } from '#content/assessment/screens.ts';
import { Heading } from '#app/ui/text/heading.tsx';

import type { Answers } from '../run/assessment-answer.ts';
import type { Notes } from '../run/saved-run.ts';
import { answerName, answerText } from '../scoring/answer-text.ts';

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
          <dl className="mt-3 text-small/normal print:mt-0 print:text-[8pt] print:leading-[1.35]">
            {area.questions.map((question) => (
              <div
                key={question.id}
                className="border-t border-hairline py-[0.6rem] print:break-inside-avoid print:py-[1.1mm] print:first:border-t-0"
              >
                <dt className="font-semibold text-heading">{question.topic}</dt>
                <dd>
                  <strong className="font-medium text-accent-ink">{answerName(answers[question.id])}.</strong>{' '}
                  {typeof answers[question.id] === 'number' && answerText(question, answers[question.id])}
                </dd>
                {notes[question.id] && (
                  <dd className="mt-1 border-l-2 border-accent pl-3 wrap-anywhere print:mt-[0.4mm] print:pl-[2mm]">
                    {NOTE_LABEL} {notes[question.id]}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
