import { AREAS } from '#content/assessment/questionnaire.ts';
import { Heading } from '#app/ui/text/heading.tsx';

import type { Answers } from '../run/answer.ts';
import { answerName, answerText } from '../scoring/first-action.ts';
import type { Notes } from '../run/saved-run.ts';

type AnswerRecordProps = { answers: Answers; notes: Notes };

/** Every answer in full, with the facilitator's notes. */
export function AnswerRecord({ answers, notes }: AnswerRecordProps) {
  return (
    <div className="assess-record">
      {AREAS.map((area) => (
        <section key={area.id} aria-labelledby={`record-${area.id}`}>
          <Heading level={3} id={`record-${area.id}`}>
            {area.name}
          </Heading>
          <dl>
            {area.questions.map((question) => (
              <div key={question.id}>
                <dt>{question.topic}</dt>
                <dd>
                  <strong>{answerName(answers[question.id])}.</strong>{' '}
                  {typeof answers[question.id] === 'number' && answerText(question, answers[question.id])}
                </dd>
                {notes[question.id] && <dd className="assess-record-note">Note: {notes[question.id]}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
