import { classNames } from '#app/lib/class-names.ts';
import { slugOf } from '#app/lib/query-filter.ts';
import type { ControlProps } from '#app/ui/field.tsx';

type FilterSelectProps = {
  control: ControlProps;
  /** First option, which restricts nothing. */
  all: string;
  names: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

/** The browser's own select over names; their values stand in the address. */
export function FilterSelect({ control, all, names, value, onChange }: FilterSelectProps) {
  return (
    <div className="relative">
      <select
        {...control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classNames(control.className, 'appearance-none pr-10')}
      >
        <option value="">{all}</option>
        {names.map((name) => (
          <option key={name} value={slugOf(name)}>
            {name}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 12 8"
        width="12"
        height="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-secondary"
      >
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </div>
  );
}
