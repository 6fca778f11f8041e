import { LABEL_CLASS } from './controls.tsx';

type CheckBoxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

export function CheckBox({ label, isChecked, onChange }: CheckBoxProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-small">
      <input
        type="checkbox"
        className="size-5 flex-none cursor-pointer accent-accent-ink"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

type CheckBoxesProps<Value extends string> = {
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Shows more than two columns on wide screens. */
  className?: string;
  onChange: (chosen: readonly Value[]) => void;
};

/** Any number of choices from a list. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { legend, hint, options, chosen, className = '', onChange } = props;
  return (
    <fieldset>
      <legend className={LABEL_CLASS}>{legend}</legend>
      {hint && <p className="text-small text-secondary">{hint}</p>}
      <div className={`grid gap-x-4 sm:grid-cols-2 ${className}`}>
        {options.map(({ value, label }) => (
          <CheckBox
            key={value}
            label={label}
            isChecked={chosen.includes(value)}
            onChange={(isChecked) => {
              const others = chosen.filter((one) => one !== value);
              onChange(isChecked ? [...others, value] : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
