import { useId, type KeyboardEvent } from 'react';

import { OTHER_ANSWERS } from '#content/assessment/questionnaire.ts';
import { QUESTION } from '#content/assessment/screens.ts';
import type { Area, Question } from '#content/assessment/question.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { AssessmentHeading } from '../parts/assessment-heading.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { ANSWERS, type Answer } from '../run/assessment-answer.ts';
import { NOTE_LIMIT } from '../run/saved-run.ts';

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

function ChoiceText({ answer, question }: { answer: Answer; question: Question }) {
  if (typeof answer === 'number') return question.statements[answer];
  const { label, hint } = OTHER_ANSWERS[answer];
  return (
    <>
      {label} <span className="text-small text-secondary group-data-facilitated:text-room-small">{hint}</span>
    </>
  );
}

const CHOICE_CLASS = classNames(
  'relative grid cursor-pointer grid-cols-[1.375rem_minmax(0,1fr)] gap-[0.9rem] border-t border-hairline pr-3 pl-4',
  'leading-normal group-data-facilitated:py-[1.1rem] last-of-type:border-b hover:bg-raised',
  'has-checked:bg-raised has-checked:text-heading has-checked:shadow-[inset_3px_0_0_var(--copper)]',
  'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
  'with-keyboard:grid-cols-[1.375rem_minmax(0,1fr)_1rem]',
);

type ChoicesProps = Pick<QuestionStepProps, 'question' | 'answer' | 'onAnswer'>;

function Choices({ question, answer, onAnswer }: ChoicesProps) {
  return ANSWERS.map((choice, at) => (
    <label
      key={choice}
      className={classNames(CHOICE_CLASS, typeof choice === 'number' ? 'py-[0.85rem]' : 'py-[0.6rem]')}
    >
      <input
        type="radio"
        name="answer"
        value={choice}
        className="mt-[0.1em] size-5.5 cursor-pointer accent-accent-ink focus-visible:outline-none"
        checked={answer === choice}
        onChange={() => onAnswer(choice)}
      />
      <span>
        <ChoiceText answer={choice} question={question} />
      </span>
      <kbd
        aria-hidden="true"
        className="hidden font-sans text-[0.8125rem] text-secondary with-keyboard:block"
      >
        {at + 1}
      </kbd>
    </label>
  ));
}

function NoteField({ note, onNote }: Pick<QuestionStepProps, 'note' | 'onNote'>) {
  const id = useId();
  return (
    <div className="mt-6">
      <TextArea
        id={id}
        label={QUESTION.notes}
        rows={3}
        maxLength={NOTE_LIMIT}
        value={note}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onNote(event.target.value)}
      />
      <p id={`${id}-hint`} className="text-small text-secondary group-data-facilitated:text-room-small">
        {QUESTION.notesHint(NOTE_LIMIT)}
      </p>
    </div>
  );
}

function KeysHelp() {
  return (
    <p className="mt-2 hidden text-small/[2] text-secondary with-keyboard:block">
      {QUESTION.keys.map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          <kbd
            key={at}
            className="rounded-control border border-hairline px-[0.45em] py-[0.05em] font-sans text-[0.8125rem]"
          >
            {part.key}
          </kbd>
        ),
      )}
    </p>
  );
}

export function QuestionStep(props: QuestionStepProps) {
  const { question, area, answer, note, isFacilitated, isRevision, onAnswer, onNote, onBack, onNext } = props;
  const id = useId();
  const nextLabel = answer === undefined ? QUESTION.skip : QUESTION.next;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys pressed in its controls
    <form
      method="post"
      className="group animate-[assess-rise_240ms_var(--ease-route)] data-facilitated:text-room"
      data-facilitated={isFacilitated || undefined}
      aria-labelledby={`${id}-prompt`}
      onKeyDown={(event) => onKeys(event, onBack)}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <p className="eyebrow mb-3">{area.name}</p>
      <AssessmentHeading id={`${id}-prompt`} size={isFacilitated ? 'text-room-step' : 'text-step'}>
        {question.prompt}
      </AssessmentHeading>
      <p id={`${id}-evidence`} className="mt-[0.9rem] mb-5 max-w-measure text-secondary">
        {QUESTION.evidence(question.evidence)}
      </p>
      <div role="radiogroup" aria-labelledby={`${id}-prompt`} aria-describedby={`${id}-evidence`}>
        <Choices question={question} answer={answer} onAnswer={onAnswer} />
      </div>
      {isFacilitated && <NoteField note={note} onNote={onNote} />}
      <div className="assess-bar sticky bottom-0 z-2 -mx-gutter mt-5 grid grid-cols-[1fr_1fr_1fr] gap-3 border-t border-hairline bg-surface px-gutter py-3 sm:static sm:mx-0 sm:flex sm:border-t-0 sm:px-0 sm:*:min-w-36">
        {!isRevision && (
          <Button look="secondary" onClick={onBack} disabled={!onBack}>
            {QUESTION.back}
          </Button>
        )}
        <Button
          type="submit"
          look={answer === undefined && !isRevision ? 'secondary' : 'primary'}
          className="col-span-2 first:col-span-full"
        >
          {isRevision ? QUESTION.toReview : nextLabel}
        </Button>
      </div>
      <p className="mt-5 text-small/[1.6] text-secondary group-data-facilitated:text-room-small">
        {QUESTION.sources(question.sources.map(({ standard, at }) => `${standard}, ${at}`).join('; '))}
      </p>
      <KeysHelp />
    </form>
  );
}
