import { useId, type ComponentProps, type ReactNode } from 'react';

import { CONTROL_CLASS, LABEL_CLASS, LAST_DAY } from './controls.tsx';

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};
type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A control with its label, hint and error. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={LABEL_CLASS}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described,
        className: CONTROL_CLASS,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-secondary">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Props of a text control. It is uncontrolled without `onText`. */
type TextProps<Tag extends 'input' | 'textarea'> = FieldProps & { onText?: (text: string) => void } & Omit<
    ComponentProps<Tag>,
    'id' | 'className' | 'style' | 'onChange'
  >;

export function TextField({ label, hint, error, onText, ...input }: TextProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          max={input.type === 'date' ? LAST_DAY : undefined}
          {...input}
          {...control}
          onChange={({ currentTarget }) => onText?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}

export function TextArea({ label, hint, error, onText, ...area }: TextProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea {...area} {...control} onChange={({ currentTarget }) => onText?.(currentTarget.value)} />
      )}
    </Field>
  );
}
