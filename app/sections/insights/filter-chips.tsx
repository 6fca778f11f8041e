import type { Ref } from 'react';

type FilterChipsProps = {
  ref?: Ref<HTMLFieldSetElement>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Undefined if the URL names an unknown topic: no chip is pressed then. */
  value: string | undefined;
  onChange: (value: string) => void;
};

/** Buttons for one choice out of a few; the chosen one is underlined in the accent colour. Hidden without JavaScript. */
export function FilterChips({ ref, label, options, value, onChange }: FilterChipsProps) {
  return (
    <fieldset ref={ref} className="min-w-0 -mx-3 flex flex-wrap no-print noscript:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="group inline-flex min-h-11 items-center px-3 text-small text-secondary transition-colors hover:text-heading aria-pressed:font-medium aria-pressed:text-heading"
        >
          <span className="border-b-2 border-transparent py-1 group-hover:border-hairline group-aria-pressed:border-accent">
            {option.label}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
