import { Heading } from '#app/ui/text/heading.tsx';
import { DESK } from '#content/desk/desk.ts';

import { AnswerCounts } from './answer-counts.tsx';
import { Trial } from './trial.tsx';

/** What the assistant answered and could not answer, and a form to try a question. */
export function AssistantView() {
  return (
    <div className="mt-5 grid gap-10">
      <section aria-labelledby="assistant-answers">
        <Heading level={2} size="h4" id="assistant-answers">
          {DESK.answers.title}
        </Heading>
        <p className="mt-1 mb-3 text-small text-secondary">{DESK.answers.note}</p>
        <AnswerCounts />
      </section>
      <section aria-labelledby="assistant-trial">
        <Heading level={2} size="h4" id="assistant-trial">
          {DESK.trial.title}
        </Heading>
        <p className="mt-1 mb-3 text-small text-secondary">{DESK.trial.note}</p>
        <Trial />
      </section>
    </div>
  );
}
