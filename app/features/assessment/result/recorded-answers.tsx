import { NOTE_LABEL } from '#content/assessment/screens.ts';
import type { Question } from '#content/assessment/question.ts';

import type { Answers } from '../run/assessment-answer.ts';
import type { Notes } from '../run/saved-run.ts';
import { answerName, answerText } from '../scoring/answer-text.ts';

type RecordedAnswersProps = {
  questions: readonly Pick<Question, 'id' | 'topic' | 'statements'>[];
  answers: Answers;
  notes: Notes;
  className: string;
};

/** The answers in full, with the facilitator's notes. */
export function RecordedAnswers({ questions, answers, notes, className }: RecordedAnswersProps) {
  return (
    <dl className={className}>
      {questions.map((question) => {
        const answer = answers[question.id];
        const note = notes[question.id];
        return (
          <div
            key={question.id}
            className="border-t border-hairline py-[0.6rem] print:break-inside-avoid print:py-[0.8mm] print:first:border-t-0"
          >
            <dt className="font-semibold text-heading">{question.topic}</dt>
            <dd>
              <strong className="font-medium text-accent-ink">{answerName(answer)}.</strong>{' '}
              {typeof answer === 'number' && answerText(question, answer)}
            </dd>
            {note && (
              <dd className="mt-1 border-l-2 border-accent pl-3 wrap-anywhere print:mt-[0.4mm] print:pl-[2mm]">
                {NOTE_LABEL} {note}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
