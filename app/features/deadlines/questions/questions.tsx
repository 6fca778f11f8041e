import { AFFECTED, EVENTS, SECTORS, SIZES } from '#content/deadlines/choices.ts';
import { DEADLINE_TOOL, MOMENTS, QUESTIONS } from '#content/deadlines/screens.ts';
import { Select } from '#app/ui/form/field.tsx';
import type { Answers } from '#shared/deadlines/answers.ts';
import type { Trigger } from '#shared/deadlines/regime.ts';

import { ChoiceList, ROW_CLASS } from './choice-list.tsx';
import { MomentFields } from './moment-fields.tsx';
import { Places } from './places.tsx';
import { Question } from './question.tsx';
import { ZoneField } from './zone-field.tsx';

type QuestionsProps = {
  answers: Answers;
  zone: string;
  onZone: (zone: string) => void;
  /** Triggers that a regime in question counts from. */
  triggers: readonly Trigger[];
  problemOf: (moment: string) => string | undefined;
  onChange: (change: Partial<Answers>) => void;
};

/** The options of a select are texts, so that a choice is known by its place. */
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

function SizeQuestion({ answers, onChange }: Pick<QuestionsProps, 'answers' | 'onChange'>) {
  const { legend, why, size } = QUESTIONS.size;
  return (
    <Question number={4} legend={legend} why={why}>
      <label htmlFor="deadlines-size" className="mb-1.5 block font-medium text-heading">
        {size}
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
    </Question>
  );
}

function EventsQuestion({ answers, onChange }: Pick<QuestionsProps, 'answers' | 'onChange'>) {
  const { legend, why, affected } = QUESTIONS.events;
  const hasData = answers.events?.some((event) => event === 'personal data' || event === 'health data');
  return (
    <Question number={5} legend={legend} why={why}>
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
            {affected}
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
    </Question>
  );
}

export function Questions({ answers, zone, onZone, triggers, problemOf, onChange }: QuestionsProps) {
  const { established, people, sectors, moments } = QUESTIONS;
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Question number={1} {...established}>
        <Places
          name="established"
          chosen={answers.established}
          onChange={(places) => onChange({ established: places })}
        />
      </Question>
      <Question number={2} {...people}>
        <Places name="people" chosen={answers.people} onChange={(places) => onChange({ people: places })} />
      </Question>
      <Question number={3} {...sectors}>
        <ChoiceList
          name="sectors"
          choices={SECTORS}
          chosen={answers.sectors}
          onChange={(chosen) => onChange({ sectors: chosen })}
          withUnknown
        />
      </Question>
      <SizeQuestion answers={answers} onChange={onChange} />
      <EventsQuestion answers={answers} onChange={onChange} />
      <Question number={6} legend={moments.legend} why={moments.why}>
        <ZoneField label={moments.zone} zone={zone} onChange={onZone} />
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
      </Question>
    </form>
  );
}
