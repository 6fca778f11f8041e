import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import type { Notes } from '../run/saved-run.ts';
import { Progress } from './progress.tsx';
import { QuestionStep } from './question-step.tsx';
import type { Steps } from './use-steps.ts';

function withNote(notes: Notes, id: string, note: string): Notes {
  const { [id]: _old, ...others } = notes;
  return note === '' ? others : { ...others, [id]: note };
}

/** The current question beside the visitor's progress. */
export function QuestionScreen({ steps }: { steps: Steps }) {
  const { run, step, position, deletions, update, goTo, goToNext } = steps;
  const question = QUESTIONS[position];
  const area = AREAS.find(({ questions }) => questions.some(({ id }) => id === question?.id));
  if (!question || !area) return null;
  return (
    <div className="column grid flex-1 content-start gap-6 pt-2 pb-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)] lg:gap-24 lg:pt-5 lg:pb-12">
      <Progress answers={run.answers} position={position} onArea={(start) => goTo(start)} />
      <QuestionStep
        key={`${question.id} ${step} ${deletions}`}
        question={question}
        area={area}
        answer={run.answers[question.id]}
        note={run.notes[question.id] ?? ''}
        isFacilitated={run.isFacilitated}
        isRevision={step === 'revision'}
        onAnswer={(answer) => update({ answers: { ...run.answers, [question.id]: answer } })}
        onNote={(note) => update({ notes: withNote(run.notes, question.id, note) })}
        onBack={position > 0 && step === 'question' ? () => goTo(position - 1) : undefined}
        onNext={goToNext}
      />
    </div>
  );
}
