import { useId, type KeyboardEvent } from 'react';

import { OTHER_ANSWERS } from '#content/assessment/questionnaire.ts';
import type { Area, Question } from '#content/assessment/types.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { ANSWERS, type Answer } from '../run/answer.ts';
import { NOTE_LIMIT } from '../run/saved-run.ts';
import { StepHeading } from './step-heading.tsx';

type QuestionStepProps = {
  question: Question;
  area: Area;
  answer?: Answer;
  note: string;
  isFacilitated: boolean;
  /** Opened from the review, to which the submit button then returns. */
  isRevision: boolean;
  onAnswer: (answer: Answer) => void;
  onNote: (note: string) => void;
  onBack?: () => void;
  onNext: () => void;
};

/** The radio buttons, in the order of `ANSWERS`. */
function radios(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
}

/**
 * Keyboard shortcuts of the question. They work only while the focus is in it (WCAG 2.1.4) and not in the notes. On the
 * controls the browser handles Enter and the arrow keys; on the heading we do.
 */
function onKeys(event: KeyboardEvent<HTMLFormElement>, onBack: (() => void) | undefined): void {
  const { key, target, currentTarget: form } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLTextAreaElement) return;
  const all = radios(form);
  const chosen = /^[1-6]$/.test(key) ? all[Number(key) - 1] : undefined;
  if (chosen) {
    event.preventDefault();
    chosen.focus();
    chosen.click();
  } else if (key === 'Backspace' && onBack) {
    event.preventDefault();
    onBack();
  } else if (/^Arrow(Up|Down)$/.test(key) && target instanceof HTMLHeadingElement) {
    event.preventDefault();
    (all.find((radio) => radio.checked) ?? all[0])?.focus();
  } else if (key === 'Enter' && target instanceof HTMLHeadingElement) {
    event.preventDefault();
    form.requestSubmit();
  }
}

function Choice({ answer, question }: { answer: Answer; question: Question }) {
  if (typeof answer === 'number') return question.statements[answer];
  const { label, hint } = OTHER_ANSWERS[answer];
  return (
    <>
      {label} <span className="assess-quiet">{hint}</span>
    </>
  );
}

export function QuestionStep(props: QuestionStepProps) {
  const { question, area, answer, note, isFacilitated, isRevision, onAnswer, onNote, onBack, onNext } = props;
  const id = useId();
  const nextLabel = answer === undefined ? 'Skip for now' : 'Next';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys pressed in its controls
    <form
      className="assess-question"
      aria-labelledby={`${id}-prompt`}
      onKeyDown={(event) => onKeys(event, onBack)}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <p className="eyebrow">{area.name}</p>
      <StepHeading id={`${id}-prompt`}>{question.prompt}</StepHeading>
      <p id={`${id}-evidence`} className="assess-evidence">
        What you could show: {question.evidence}.
      </p>
      <div role="radiogroup" aria-labelledby={`${id}-prompt`} aria-describedby={`${id}-evidence`}>
        {ANSWERS.map((choice, at) => (
          <label key={choice} className="assess-choice" data-aside={at > 3 || undefined}>
            <input
              type="radio"
              name="answer"
              value={choice}
              checked={answer === choice}
              onChange={() => onAnswer(choice)}
            />
            <span>
              <Choice answer={choice} question={question} />
            </span>
            <kbd aria-hidden="true">{at + 1}</kbd>
          </label>
        ))}
      </div>
      {isFacilitated && (
        <div className="assess-note">
          <label htmlFor={`${id}-note`}>Notes of the room</label>
          <textarea
            id={`${id}-note`}
            rows={3}
            maxLength={NOTE_LIMIT}
            value={note}
            aria-describedby={`${id}-note-hint`}
            onChange={(event) => onNote(event.target.value)}
          />
          <p id={`${id}-note-hint`} className="assess-quiet">
            Up to {NOTE_LIMIT} characters, kept on this device and printed in the report, never part of an
            enquiry.
          </p>
        </div>
      )}
      <div className="assess-bar-buttons">
        {!isRevision && (
          <Button look="secondary" onClick={onBack} disabled={!onBack}>
            Back
          </Button>
        )}
        <Button type="submit" className="assess-next">
          {isRevision ? 'Back to the review' : nextLabel}
        </Button>
      </div>
      <p className="assess-sources">
        Drawn from {question.sources.map(({ standard, at }) => `${standard}, ${at}`).join('; ')}
      </p>
      <p className="assess-keys">
        Keys, while the question has the focus: <kbd>1</kbd> to <kbd>6</kbd> choose, <kbd>↑</kbd> <kbd>↓</kbd>{' '}
        move between answers, <kbd>Enter</kbd> goes on, <kbd>Backspace</kbd> goes back.
      </p>
    </form>
  );
}
