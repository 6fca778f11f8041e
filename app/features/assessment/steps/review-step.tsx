import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import type { Answers } from '../run/answer.ts';
import { answerName, answerText } from '../scoring/first-action.ts';
import { StepHeading } from './step-heading.tsx';

type ReviewStepProps = {
  answers: Answers;
  onChange: (place: number) => void;
  onResult: () => void;
};

function openText(open: number): string {
  if (open === 0) return 'Every question has an answer.';
  const questions = open === 1 ? 'One question is' : `${open} questions are`;
  return `${questions} still open. Open questions are left out of the score, and the result says so.`;
}

/** All answers, shown before the result, each with a button to change it. */
export function ReviewStep({ answers, onChange, onResult }: ReviewStepProps) {
  const placeOf = new Map(QUESTIONS.map(({ id }, place) => [id, place]));
  const firstOpen = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  const open = QUESTIONS.filter(({ id }) => answers[id] === undefined).length;
  const hasAnswers = open < QUESTIONS.length;
  return (
    <div className="assess-review">
      <StepHeading>Review your answers</StepHeading>
      <p className="assess-lead">{openText(open)} Change what you would not sign.</p>
      <div className="assess-buttons">
        {hasAnswers && <Button onClick={onResult}>Show the result</Button>}
        {firstOpen >= 0 && (
          <Button look={hasAnswers ? 'secondary' : 'primary'} onClick={() => onChange(firstOpen)}>
            Go to the first open question
          </Button>
        )}
      </div>
      {AREAS.map((area) => (
        <section key={area.id} aria-labelledby={`review-${area.id}`}>
          <Heading level={3} id={`review-${area.id}`}>
            {area.name}
          </Heading>
          <ul>
            {area.questions.map((question) => {
              const answer = answers[question.id];
              return (
                <li key={question.id} data-open={answer === undefined || undefined}>
                  <div>
                    <p className="assess-review-topic">
                      {question.topic}
                      <span className="assess-tag">{answerName(answer)}</span>
                    </p>
                    {typeof answer === 'number' && (
                      <p className="assess-quiet">{answerText(question, answer)}</p>
                    )}
                  </div>
                  <Button
                    look="text"
                    aria-label={`${answer === undefined ? 'Answer' : 'Change'}: ${question.topic}`}
                    onClick={() => onChange(placeOf.get(question.id) ?? 0)}
                  >
                    {answer === undefined ? 'Answer' : 'Change'}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
