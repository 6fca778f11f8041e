import { useState } from 'react';

import { FRAME } from '#content/assessment/screens.ts';
import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { nextRun, type SavedRun } from '../run/saved-run.ts';
import { useRun } from '../run/use-run.ts';
import { today } from '../scoring/due-date.ts';

type Step = 'resume' | 'question' | 'revision' | 'review' | 'result';

/** Index of the first open question of an area, or else of its first question. */
function positionIn(areaId: string | undefined, { answers }: SavedRun): number | undefined {
  const area = AREAS.find(({ id }) => id === areaId);
  const question = area?.questions.find(({ id }) => answers[id] === undefined) ?? area?.questions[0];
  return question && QUESTIONS.indexOf(question);
}

function firstStep(areaId: string | undefined, run: SavedRun): Step {
  const isNew = Object.keys(run.answers).length === 0 && run.earlier.length === 0;
  return isNew || AREAS.some(({ id }) => id === areaId) ? 'question' : 'resume';
}

/** The run, the step that is shown, and the ways from one step to another. */
export function useSteps(areaId: string | undefined) {
  const { run, isStored, update, deleteAll } = useRun();
  const [step, setStep] = useState<Step>(() => firstStep(areaId, run));
  const [position, setPosition] = useState(() => positionIn(areaId, run) ?? run.position);
  const [status, setStatus] = useState('');
  const [deletions, setDeletions] = useState(0);

  function show(next: Step): void {
    setStatus('');
    setStep(next);
  }

  function goTo(next: number, as: Step = 'question'): void {
    setPosition(next);
    update({ position: next });
    show(as);
  }

  return {
    run,
    isStored,
    update,
    step,
    position,
    /** For screen readers and below the title. */
    status,
    /** Part of the question's key: deleting everything remounts the question, which then takes the focus. */
    deletions,
    show,
    goTo,
    goToNext(): void {
      if (step === 'revision' || position === QUESTIONS.length - 1) show('review');
      else goTo(position + 1);
    },
    finish(): void {
      update({ day: run.day ?? today() });
      show('result');
    },
    restart(): void {
      update(nextRun(run));
      setPosition(0);
      show('question');
    },
    deleteAll(): void {
      deleteAll();
      setPosition(0);
      show('question');
      setDeletions(deletions + 1);
      setStatus(FRAME.deleted);
    },
  };
}

export type Steps = ReturnType<typeof useSteps>;
