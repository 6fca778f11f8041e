import { useId, type ComponentProps } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { Select } from '#app/ui/form/field.tsx';

type Look = 'plain' | 'strong' | 'danger';

const BOX =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 py-1.5 text-small font-medium wrap-break-word transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
const LOOK: Record<Look, string> = {
  plain: 'border-control text-heading hover:border-heading aria-expanded:border-heading',
  strong: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  danger: 'border-transparent bg-signal text-on-signal hover:bg-signal-hover',
};

type ToolButtonProps = Omit<ComponentProps<'button'>, 'style'> & { look?: Look };

/** The desk's smaller button. It keeps the focus while it is disabled, so that a press can disable it. */
export function ToolButton(props: ToolButtonProps) {
  const { look = 'plain', type = 'button', className, disabled = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(BOX, LOOK[look], className)}
      aria-disabled={disabled || rest['aria-disabled']}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** Classes that make a link look like a `ToolButton`. */
export function toolLinkClass(look: Look = 'plain'): string {
  return `${BOX} ${LOOK[look]}`;
}

export const CONTROL_CLASS =
  'block min-h-11 w-full rounded-control border border-control bg-surface px-3 py-1.5 text-small text-body transition-colors placeholder:text-secondary hover:border-heading aria-invalid:border-danger';
/** `max` of a date field, without which Chromium takes years of six digits. */
export const LAST_DAY = '9999-12-31';
export const LABEL_CLASS = 'mb-1 block text-small font-medium text-heading';

type Choice = { value: string; label: string };
type ChoiceFieldProps = {
  label: string;
  value: string;
  /** Label of the empty option; omit it where a choice is required. */
  empty?: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
  /** True where the options themselves explain what is chosen, so the label is visually hidden. */
  isLabelHidden?: boolean;
  className?: string;
};

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, empty, options, onChange, isLabelHidden, className } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : LABEL_CLASS}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        empty={empty}
        options={options}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${CONTROL_CLASS} pr-10`}
      />
    </div>
  );
}
