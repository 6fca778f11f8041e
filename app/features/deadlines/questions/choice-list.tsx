import { DEADLINE_TOOL } from '#content/deadlines/screens.ts';

type Choice<Value> = { value: Value; label: string };

type ChoiceListProps<Value extends string> = {
  name: string;
  choices: readonly Choice<Value>[];
  /** Undefined: not answered, or "I don't know". */
  chosen: readonly Value[] | undefined;
  onChange: (chosen: readonly Value[] | undefined) => void;
  /** Adds a checkbox "I don't know". */
  withUnknown?: boolean;
};

const LIST_CLASS = 'grid gap-x-6 sm:grid-cols-2';
export const ROW_CLASS = 'flex min-h-11 cursor-pointer items-center gap-3 py-1';
const BOX_CLASS = 'size-5 flex-none cursor-pointer accent-accent-ink';

/** A group of checkboxes. No choice and "I don't know" are the same answer. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { name, choices, chosen = [], onChange, withUnknown = false } = props;
  return (
    <ul className={LIST_CLASS}>
      {choices.map(({ value, label }) => (
        <li key={value}>
          <label className={ROW_CLASS}>
            <input
              type="checkbox"
              name={name}
              value={value}
              className={BOX_CLASS}
              checked={chosen.includes(value)}
              onChange={({ target }) => {
                const rest = chosen.filter((one) => one !== value);
                const next = target.checked ? [...rest, value] : rest;
                onChange(next.length > 0 ? next : undefined);
              }}
            />
            {label}
          </label>
        </li>
      ))}
      {withUnknown && (
        <li>
          <label className={ROW_CLASS}>
            <input
              type="checkbox"
              name={name}
              className={BOX_CLASS}
              checked={props.chosen === undefined}
              onChange={() => onChange(undefined)}
            />
            {DEADLINE_TOOL.unknown}
          </label>
        </li>
      )}
    </ul>
  );
}
