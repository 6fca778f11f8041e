import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { AFFECTED, EVENTS, SECTORS, SIZES } from '#content/deadlines/choices.ts';
import { DEADLINE_TOOL, MOMENTS, QUESTIONS } from '#content/deadlines/screens.ts';
import { focusAtTop } from '#app/lib/navigation/focus-at-top.ts';
import { Select } from '#app/ui/form/field.tsx';
import type { Answers } from '#shared/deadlines/answers.ts';
import type { Trigger } from '#shared/deadlines/regime.ts';
import { keysOf } from '#shared/keys-of.ts';

import { answerTexts } from './answer-summaries.ts';
import { ChoiceList, ROW_CLASS } from './choice-list.tsx';
import { MomentFields } from './moment-fields.tsx';
import { Places } from './places.tsx';
import { Question, questionId } from './question.tsx';
import { MomentZoneField } from './moment-zone-field.tsx';

type QuestionsProps = {
  answers: Answers;
  zone: string;
  onZone: (zone: string) => void;
  /** Triggers from which a possibly applicable regime counts. */
  triggers: readonly Trigger[];
  problemOf: (moment: string) => string | undefined;
  onChange: (change: Partial<Answers>) => void;
  /** Number of the open question; 0 if none is. */
  opened: number;
  onOpen: (number: number) => void;
  onShow: () => void;
};

/** Option values of a select are strings, so a choice is identified by its index. */
const optionsOf = (choices: readonly { label: string }[]) =>
  choices.map(({ label }, index) => ({ value: String(index), label }));
const placeOf = <Value,>(choices: readonly { value: Value }[], value: Value | undefined) =>
  value === undefined ? '' : String(choices.findIndex((choice) => choice.value === value));

function ListedInUs({ answers, onChange }: Pick<QuestionsProps, 'answers' | 'onChange'>) {
  const { listed, yes, no } = QUESTIONS.size;
  const options = [
    { label: yes, value: true },
    { label: no, value: false },
    { label: DEADLINE_TOOL.unknown, value: undefined },
  ];
  return (
    <div role="radiogroup" aria-label={listed} className="mt-5">
      <p className="font-medium text-heading">{listed}</p>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ label, value }) => (
          <label key={label} className={ROW_CLASS}>
            <input
              type="radio"
              name="listed"
              className="size-5 cursor-pointer accent-accent-ink"
              checked={answers.listedInUs === value}
              onChange={() => onChange({ listedInUs: value })}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}

type PartProps = Pick<QuestionsProps, 'answers' | 'onChange'>;

function SizeFields({ answers, onChange }: PartProps) {
  return (
    <>
      <label htmlFor="deadlines-size" className="mb-1.5 block font-medium text-heading">
        {QUESTIONS.size.size}
      </label>
      <Select
        id="deadlines-size"
        name="size"
        className="control"
        empty={DEADLINE_TOOL.unknown}
        options={optionsOf(SIZES)}
        value={placeOf(SIZES, answers.size)}
        onChange={({ target }) => onChange({ size: SIZES[Number(target.value || -1)]?.value })}
      />
      <ListedInUs answers={answers} onChange={onChange} />
    </>
  );
}

function EventFields({ answers, onChange }: PartProps) {
  const hasData = answers.events?.some((event) => event === 'personal data' || event === 'health data');
  return (
    <>
      <ChoiceList
        name="events"
        choices={EVENTS}
        chosen={answers.events}
        onChange={(events) => onChange({ events })}
        withUnknown
      />
      {hasData && (
        <div className="mt-4">
          <label htmlFor="deadlines-affected" className="mb-1.5 block font-medium text-heading">
            {QUESTIONS.events.affected}
          </label>
          <Select
            id="deadlines-affected"
            name="affected"
            className="control"
            empty={DEADLINE_TOOL.unknown}
            options={optionsOf(AFFECTED)}
            value={placeOf(AFFECTED, answers.affected)}
            onChange={({ target }) => onChange({ affected: AFFECTED[Number(target.value || -1)]?.value })}
          />
        </div>
      )}
    </>
  );
}

function MomentQuestion({ answers, zone, onZone, triggers, problemOf, onChange }: QuestionsProps) {
  return (
    <>
      <MomentZoneField label={QUESTIONS.moments.zone} zone={zone} onChange={onZone} />
      {triggers.map((trigger) => (
        <MomentFields
          key={trigger}
          id={`deadlines-${trigger}`}
          label={MOMENTS[trigger].label}
          hint={MOMENTS[trigger].hint}
          zone={zone}
          moment={answers.moments[trigger]}
          problem={problemOf(trigger)}
          onChange={(moment) => onChange({ moments: { ...answers.moments, [trigger]: moment } })}
        />
      ))}
    </>
  );
}

function fieldsOf(part: keyof typeof QUESTIONS, props: QuestionsProps): ReactNode {
  const { answers, onChange } = props;
  switch (part) {
    case 'established':
    case 'people':
      return (
        <Places name={part} chosen={answers[part]} onChange={(places) => onChange({ [part]: places })} />
      );
    case 'sectors':
      return (
        <ChoiceList
          name="sectors"
          choices={SECTORS}
          chosen={answers.sectors}
          onChange={(sectors) => onChange({ sectors })}
          withUnknown
        />
      );
    case 'size':
      return <SizeFields {...props} />;
    case 'events':
      return <EventFields {...props} />;
    case 'moments':
      return <MomentQuestion {...props} />;
  }
}

const PARTS = keysOf(QUESTIONS);

export function Questions(props: QuestionsProps) {
  const { answers, triggers, problemOf, opened, onOpen, onShow } = props;
  const texts = answerTexts(answers);
  const problems = triggers.flatMap((trigger) => problemOf(trigger) ?? []);

  /** Expands the next question, then focuses it: its position is known only once the previous one has collapsed. */
  function goTo(number: number): void {
    flushSync(() => onOpen(number));
    focusAtTop(document.getElementById(questionId(number)));
  }

  return (
    <form
      method="post"
      className="border-b border-hairline"
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      {PARTS.map((part, index) => {
        const number = index + 1;
        return (
          <Question
            key={part}
            number={number}
            legend={QUESTIONS[part].legend}
            why={QUESTIONS[part].why}
            answer={texts[index] ?? ''}
            problems={part === 'moments' ? problems : undefined}
            isOpen={opened === number}
            onToggle={() => onOpen(opened === number ? 0 : number)}
            onNext={number < PARTS.length ? () => goTo(number + 1) : undefined}
            onShow={onShow}
          >
            {fieldsOf(part, props)}
          </Question>
        );
      })}
    </form>
  );
}
