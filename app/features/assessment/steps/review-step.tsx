import { RESULT, REVIEW } from '#content/assessment/screens.ts';
import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import type { Question } from '#content/assessment/question.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import { ButtonRow } from '../parts/button-row.tsx';
import { AssessmentHeading } from '../parts/assessment-heading.tsx';
import type { Answer, Answers } from '../run/assessment-answer.ts';
import { answerName, answerText } from '../scoring/answer-text.ts';

type ReviewStepProps = {
  answers: Answers;
  onChange: (position: number) => void;
  onResult: () => void;
};

type ReviewedAnswerProps = { question: Question; answer: Answer | undefined; onChange: () => void };

function ReviewedAnswer({ question, answer, onChange }: ReviewedAnswerProps) {
  const label = answer === undefined ? REVIEW.answer : REVIEW.change;
  return (
    <li className="flex items-center justify-between gap-6 border-t border-hairline py-[0.6rem]">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-[0.9rem] font-medium text-heading">
          {question.topic}
          <span
            className={classNames(
              'text-small/[1.6] font-medium',
              answer === undefined ? 'text-danger' : 'text-link',
            )}
          >
            {answerName(answer)}
          </span>
        </p>
        {typeof answer === 'number' && (
          <p className="text-small text-secondary">{answerText(question, answer)}</p>
        )}
      </div>
      <Button look="text" aria-label={`${label}: ${question.topic}`} onClick={onChange}>
        {label}
      </Button>
    </li>
  );
}

/** All answers, shown before the result, each with a button to change it. */
export function ReviewStep({ answers, onChange, onResult }: ReviewStepProps) {
  const positions = new Map(QUESTIONS.map(({ id }, position) => [id, position]));
  const firstOpen = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  const open = QUESTIONS.filter(({ id }) => answers[id] === undefined).length;
  const hasAnswers = open < QUESTIONS.length;
  return (
    <div className="column">
      <div className="pt-8 pb-16">
        <AssessmentHeading>{REVIEW.title}</AssessmentHeading>
        <p className="mt-4 max-w-measure text-lead text-secondary">{REVIEW.lead(open)}</p>
        <ButtonRow>
          {hasAnswers && <Button onClick={onResult}>{RESULT.show}</Button>}
          {firstOpen >= 0 && (
            <Button look={hasAnswers ? 'secondary' : 'primary'} onClick={() => onChange(firstOpen)}>
              {REVIEW.firstOpen}
            </Button>
          )}
        </ButtonRow>
        {AREAS.map((area) => (
          <section key={area.id} aria-labelledby={`review-${area.id}`} className="mt-12">
            <Heading level={3} id={`review-${area.id}`} className="border-t-2 border-accent pt-4">
              {area.name}
            </Heading>
            <ul className="mt-4 border-b border-hairline">
              {area.questions.map((question) => (
                <ReviewedAnswer
                  key={question.id}
                  question={question}
                  answer={answers[question.id]}
                  onChange={() => onChange(positions.get(question.id) ?? 0)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
